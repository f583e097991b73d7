import { fail, field, optional, phrase, whole, type At } from '@/engine';
import { readPoints } from '../gameResult';

/** Some games of one player, or of one role. */
export interface Tally {
  readonly games: number;
  /** A win that two share is half a win each. */
  readonly wins: number;
  /** Points a game; null where none has points. */
  readonly average: number | null;
  /** The most points, or the fewest where fewer are better. */
  readonly best: number | null;
}

/** Over `result_player AS p JOIN result AS r`. */
export const BEST = `CASE WHEN max(r.highest_wins) THEN max(CASE WHEN r.highest_wins THEN p.score END)
  ELSE min(p.score) END AS best`;
export const TALLY = `count(*) AS games, sum(p.share) AS wins, avg(p.score) AS average, ${BEST}`;

export const DEFEATS = 'sum(1 - p.winner) AS defeats';

export function readTally(at: At): Tally {
  return {
    games: whole(field(at, 'games')),
    wins: amount(field(at, 'wins')),
    average: optional(field(at, 'average'), amount, null),
    best: optional(field(at, 'best'), readPoints, null),
  };
}

/** Any number that SQL works out. */
export function amount(at: At): number {
  if (typeof at.value !== 'number' || !Number.isFinite(at.value))
    fail(at.path, 'invalid-input', phrase('input.whole'));
  return at.value;
}
