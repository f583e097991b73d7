import {
  COLOURS,
  field,
  flag,
  list,
  oneOf,
  optional,
  text,
  whole,
  type At,
  type Colour,
  type PointSource,
} from '@/engine';

/** One person's place in a finished game. */
export interface SeatResult {
  /** The id at that table: of the roster, or one that only this game knows, which makes it a guest. */
  readonly seat: string;
  /** The name and the colour they played under; a later change in the roster does not rewrite them. */
  readonly name: string;
  readonly colour: Colour;
  readonly role: string | null;
  /** Null where only the places are known. */
  readonly score: number | null;
  readonly rank: number;
  readonly winner: boolean;
  readonly startPlayer: boolean;
  /** Where the score came from, as far as it is known. */
  readonly sources: readonly PointSource[];
}

/** How a game ended, as statistics count it. */
export interface GameResult {
  readonly edition: string | null;
  readonly scenario: string | null;
  readonly cooperative: boolean;
  /** Whether the table won together; null where everybody plays for themselves. */
  readonly won: boolean | null;
  readonly highestWins: boolean;
  /** As played, breaks left out; null where nobody knows. */
  readonly minutes: number | null;
  /** In the order of their seats. */
  readonly players: readonly SeatResult[];
}

/** The most seats that any table has here. */
const SEATS = 12;
const LIMIT = 1_000_000_000;

export function readGameResult(at: At): GameResult {
  return {
    edition: optional(field(at, 'edition'), text, null),
    scenario: optional(field(at, 'scenario'), text, null),
    cooperative: flag(field(at, 'cooperative')),
    won: optional(field(at, 'won'), flag, null),
    highestWins: flag(field(at, 'highestWins')),
    minutes: optional(field(at, 'minutes'), readMinutes, null),
    players: list(field(at, 'players'), readSeatResult, { min: 1, max: SEATS }),
  };
}

export function readSeatResult(at: At): SeatResult {
  return {
    seat: text(field(at, 'seat')),
    name: text(field(at, 'name')),
    colour: oneOf(field(at, 'colour'), COLOURS),
    role: optional(field(at, 'role'), text, null),
    score: optional(field(at, 'score'), readPoints, null),
    rank: whole(field(at, 'rank'), { min: 1, max: SEATS }),
    winner: flag(field(at, 'winner')),
    startPlayer: flag(field(at, 'startPlayer')),
    sources: list(field(at, 'sources'), (source) => ({
      source: text(field(source, 'source')),
      points: readPoints(field(source, 'points')),
    })),
  };
}

/** Ten weeks without a break. */
function readMinutes(at: At): number {
  return whole(at, { max: 100_000 });
}

export function readPoints(at: At): number {
  return whole(at, { min: -LIMIT, max: LIMIT });
}

/** A win that is shared is shared; a table that wins together wins once each. */
export function shareOf(result: GameResult, player: SeatResult): number {
  if (!player.winner) return 0;
  if (result.cooperative) return 1;
  return 1 / result.players.filter(({ winner }) => winner).length;
}
