import type { RulesHalf } from '@/engine';

/**
 * The rules half of a game is where every game keeps it, and the bundler takes in all that match. The app's own
 * entries do not name it: a second way into the same modules would move them into what the first screen loads.
 */
export async function rulesOf(game: string): Promise<RulesHalf> {
  const half = (await import(`../games/${game}/rules/index.ts`)) as { readonly rules: RulesHalf };
  return half.rules;
}
