import { fail, maybe, number, phrase, shapeOf, type Read } from '@/engine';
import { points } from '../gameResult';
import { row } from '../row';
import { WHOLE_WIN } from '../wholeWin';

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

/** Over seats, `p`. */
export const BEST = `CASE WHEN max(p.highest) THEN max(p.high) ELSE min(p.low) END AS best`;
export const AVERAGE = `CAST(sum(p.points) AS REAL) / sum(p.scored) AS average`;
export const TALLY = `sum(p.games) AS games, CAST(sum(p.wins) AS REAL) / ${WHOLE_WIN} AS wins, ${AVERAGE}, ${BEST}`;
