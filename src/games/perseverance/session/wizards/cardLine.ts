import { stepsOf, type Explanation, type Phrase, type ReviewLine } from '@/engine';
import type { FamilyPart } from '../../parts';

/** How many of a kind are left on the card of a Patrol or an Adventure; only the Threats say why. */
export function cardLine(
  player: string,
  label: Phrase,
  { before, after }: { readonly before: number; readonly after: number },
  why: Explanation,
  /** Those who leave the card because it is over. */
  home?: Phrase,
): ReviewLine {
  return {
    player,
    label,
    change: after - before,
    total: after,
    why: [...stepsOf<FamilyPart>(why, { part: 'threat' }), ...(home ? [{ rule: home }] : [])],
  };
}
