import { DISSENTERS } from './dissenters';

/** A value for every player of the table, in its order; safe for any id. */
export function perPlayer<P extends { readonly id: string }, T>(
  players: readonly P[],
  valueOf: (player: P) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(players.map((player) => [player.id, valueOf(player)]));
}

export function idsOf(players: readonly { readonly id: string }[]): readonly string[] {
  return players.map(({ id }) => id);
}

/** Everybody who takes part in a majority: with two players the Dissenters do, last in every list. */
export function ownersOf(players: readonly { readonly id: string }[]): readonly string[] {
  return players.length === 2 ? [...idsOf(players), DISSENTERS] : idsOf(players);
}
