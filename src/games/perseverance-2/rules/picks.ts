import type { Refusal } from '@/engine';
import { amount } from '../say';
import { refuse } from './refuse';
import type { EffectFault } from './workshop';

/**
 * How many options may be picked, all different. A Perk's additional pick is one more and may be the same as a former
 * one; that makes one repeat, not several.
 */
export function checkPicks(
  picks: readonly { readonly option: number }[],
  { most, repeats = 0 }: { readonly most: number; readonly repeats?: number },
): Refusal | null {
  if (picks.length > most)
    return refuse('limit-exceeded', 'picks', 'refusal.tooManyPicks', { picks: amount('picks', most) });
  const options = picks.map(({ option }) => option);
  const again = options.flatMap((option, i) => (options.indexOf(option) < i ? [i] : []));
  const tooMany = again[repeats];
  return tooMany === undefined
    ? null
    : refuse('not-allowed', `picks[${tooMany}].option`, 'refusal.optionTwice', {
        option: options[tooMany] ?? 0,
      });
}

/** One after the other, until one cannot be. */
export function resolvePicks<Pick>(
  picks: readonly Pick[],
  resolve: (pick: Pick, path: string, index: number) => EffectFault,
): EffectFault {
  for (const [i, pick] of picks.entries()) {
    const fault = resolve(pick, `picks[${i}]`, i);
    if (fault) return fault;
  }
  return null;
}
