import { PAWNS } from '../pieces';
import { DOG, FRIDAY, type Action } from '../terms';
import { pawnsRequired, type PawnDemands } from './pawns';

export interface Assignment extends PawnDemands {
  readonly action: Action;
  /** Whose pawn takes the action. */
  readonly lead: string;
  /** Further pawns; a player's second one is his id again. */
  readonly support: readonly string[];
  /** The Event card of a Threat action. */
  readonly target: string | null;
  /** Pawns printed on that card. */
  readonly threatPawns: number | null;
}

export interface PlanInput {
  readonly players: readonly string[];
  readonly friday: boolean;
  readonly dog: boolean;
  /** Additional pawns of cards and tokens, each for its kinds of action only. */
  readonly extras: readonly { readonly id: string; readonly actions: readonly Action[] }[];
  readonly huntingDeck: number;
  readonly assignments: readonly Assignment[];
}

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
