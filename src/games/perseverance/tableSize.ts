export type PlayerCount = 2 | 3 | 4;

/** A list of 2, 3 or 4 players, as every reader has checked. */
export function playerCount(players: readonly unknown[]): PlayerCount {
  return players.length === 2 ? 2 : players.length === 3 ? 3 : 4;
}

export function assemblyCount(players: number): 2 | 3 {
  return players === 2 ? 2 : 3;
}

/** Neutral dice at the start; the Dissenters bring two more to a two-player game, and two after its first Assembly. */
export const NEUTRAL_DICE: Readonly<Record<PlayerCount, number>> = { 2: 9, 3: 8, 4: 10 };
export const DISSENTER_DICE = 2;
