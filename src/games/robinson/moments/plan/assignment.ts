import { among, distinct, ifGiven, listOf, number, shape, slug, type Read } from '@/engine';
import { PAWNS } from '../../pieces';
import { effectOf, type Item } from '../../items';
import { ACTIONS, DOG, FRIDAY, type Action } from '../../terms';
import { count, optionalFlag, optionalList, people, playerId, playerIds } from '../../rules/fields';
import { pawnDemands, pawnsRequired } from './pawns';

const assignment = shape({
  action: among(ACTIONS),
  /** Whose pawn takes the action. */
  lead: slug,
  /** Further pawns; a player's second one is his id again. */
  support: optionalList(listOf(slug, { max: 8 })),
  /** The Event card of a Threat action. */
  target: ifGiven(slug, null),
  /** Pawns printed on that card. */
  threatPawns: ifGiven(number({ min: 1, max: 9 }), null),
  ...pawnDemands,
});
export type Assignment = Read<typeof assignment>;

const extra = shape({ actions: distinct(listOf(among(ACTIONS), { min: 1, max: 7 })), id: playerId });

export const planInput = shape({
  players: playerIds(),
  friday: optionalFlag,
  dog: optionalFlag,
  /** Additional pawns of cards and tokens, each for its kinds of action only. */
  extras: optionalList(people(extra, { max: 10 })),
  huntingDeck: count,
  assignments: listOf(assignment, { max: 20 }),
});
export type PlanInput = Read<typeof planInput>;

/** How many pawns there are: two a player, one each for Friday, the Dog and every card or token that brings one. */
export function pawnsOf({ players, friday, dog, extras }: PlanInput): Map<string, number> {
  return new Map([
    ...players.map((id) => [id, PAWNS.player] as const),
    ...(friday ? [[FRIDAY, PAWNS.helper] as const] : []),
    ...(dog ? [[DOG, PAWNS.helper] as const] : []),
    ...extras.map(({ id }) => [id, PAWNS.helper] as const),
  ]);
}

/** The pawns of an action, the one that takes it first. */
export function pawnsIn({ lead, support }: Assignment): readonly string[] {
  return [lead, ...support];
}

export function requiredBy(assignment: Assignment): number {
  return pawnsRequired(assignment.action, assignment, assignment.threatPawns ?? 1);
}

interface PawnSources {
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
