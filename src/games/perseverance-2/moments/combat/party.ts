import { shape, type Read } from '@/engine';
import { PIECES } from '../../pieces';
import { count, optionalFlag } from '../../rules/fields';

/** Soldiers and perhaps the Leader, on an Adventure card or in a Combat. */
export const partyInput = shape({
  light: count(PIECES.soldiersOfAKind),
  heavy: count(PIECES.soldiersOfAKind),
  leader: optionalFlag,
});

export type Party = Read<typeof partyInput>;

export function partySize({ light, heavy, leader }: Party): number {
  return light + heavy + (leader ? 1 : 0);
}
