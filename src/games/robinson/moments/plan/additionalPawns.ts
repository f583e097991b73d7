import { effectOf, type Item } from '../../items';
import type { Action } from '../../terms';
import type { PlanInput } from './assignment';

export interface PawnSources {
  readonly items: readonly Item[];
  /** The Carpenter paid for one this round. */
  readonly handyman: boolean;
  /** A Discovery token brought one. */
  readonly helpingHand: boolean;
}

const BUILDING: readonly Action[] = ['build'];

/** Pawns that only support, each in its own kinds of action. */
export function additionalPawns({ items, handyman, helpingHand }: PawnSources): PlanInput['extras'] {
  return [
    ...items.flatMap((name) => {
      const { pawn = [] } = effectOf(name);
      return pawn.length > 0 ? [{ id: name, actions: pawn }] : [];
    }),
    ...(handyman ? [{ id: 'handyman', actions: BUILDING }] : []),
    ...(helpingHand ? [{ id: 'building-pawn', actions: BUILDING }] : []),
  ];
}
