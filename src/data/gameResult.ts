import { among, COLOURS, flag, listOf, maybe, number, shape, text, type Read } from '@/engine';

/** The most seats that any table has here. */
const SEATS = 12;
const LIMIT = 1_000_000_000;

export const points = number({ min: -LIMIT, max: LIMIT });

/** One person's place in a finished game. */
export const seatResult = shape({
  /** The id at that table: from the roster, or for a guest one that only this game knows. */
  seat: text,
  /** The name and the colour they played under; a later change in the roster does not rewrite them. */
  name: text,
  colour: among(COLOURS),
  role: maybe(text),
  /** Null where only the places are known. */
  score: maybe(points),
  rank: number({ min: 1, max: SEATS }),
  winner: flag,
  startPlayer: flag,
  /** Where the score came from, as far as it is known. */
  sources: listOf(shape({ source: text, points })),
});
export type SeatResult = Read<typeof seatResult>;

/** How a game ended, as statistics count it. */
export const gameResult = shape({
  edition: maybe(text),
  scenario: maybe(text),
  cooperative: flag,
  /** Whether the table won together; null where everybody plays for themselves. */
  won: maybe(flag),
  highestWins: flag,
  /** As played, breaks left out; null where nobody knows. At most ten weeks without a break. */
  minutes: maybe(number({ max: 100_000 })),
  /** In the order of their seats. */
  players: listOf(seatResult, { min: 1, max: SEATS }),
});
export type GameResult = Read<typeof gameResult>;

/** A shared win is split; at a table that wins together everybody has a whole win. */
export function shareOf(result: GameResult, player: SeatResult): number {
  if (!player.winner) return 0;
  if (result.cooperative) return 1;
  return 1 / result.players.filter(({ winner }) => winner).length;
}
