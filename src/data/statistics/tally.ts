import { fail, maybe, number, phrase, shapeOf, type Read } from '@/engine';
import { points } from '../gameResult';
import { row } from '../row';

/** Any number that SQL works out. */
export const amount = shapeOf((at) => {
  if (typeof at.value !== 'number' || !Number.isFinite(at.value))
    fail(at.path, 'invalid-input', phrase('input.whole'));
  return at.value;
});

/** Some games of one player, or of one role. */
export const tally = row({
  games: number(),
  /** A win that two share is half a win each. */
  wins: amount,
  /** Points per game; null where none has points. */
  average: maybe(amount),
  /** The most points, or the fewest where fewer are better. */
  best: maybe(points),
});
export type Tally = Read<typeof tally>;

/** Over `result_player AS p JOIN result AS r`. */
export const BEST = `CASE WHEN max(r.highest_wins) THEN max(CASE WHEN r.highest_wins THEN p.score END)
  ELSE min(p.score) END AS best`;
export const TALLY = `count(*) AS games, sum(p.share) AS wins, avg(p.score) AS average, ${BEST}`;

export const DEFEATS = 'sum(1 - p.winner) AS defeats';
