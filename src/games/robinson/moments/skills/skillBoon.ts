import { moveOnTrack, type Track } from '@/engine';
import type { Boon } from '../../skills';

export interface BoonInput {
  readonly kind: Boon;
  readonly amount: number;
  /** Defense Plan: which of the two. */
  readonly raise: 'palisade' | 'weapon' | null;
  readonly hasShelter: boolean;
  readonly morale: { readonly level: number; readonly track: Track };
}

/** What of a skill is counted in the camp; the rest is done on the table. */
export function skillBoon({ kind, amount, raise, hasShelter, morale }: BoonInput): {
  readonly food?: number;
  readonly morale?: number;
  readonly palisade?: number;
  readonly weapon?: number;
  readonly huntingDeck?: number;
} {
  if (kind === 'food') return { food: amount };
  if (kind === 'morale') return { morale: moveOnTrack(morale.track, morale.level, amount).change };
  if (kind === 'beast-to-hunting-deck') return { huntingDeck: amount };
  if (kind !== 'palisade-or-weapon' || raise === null) return {};
  // Without a shelter there is no palisade to raise (ruling 8).
  return raise === 'palisade' && !hasShelter ? {} : { [raise]: amount };
}
