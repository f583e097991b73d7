import { field, text, whole, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import type { Sql } from './resultFilter';

/** Games won one after the other; a shared win is a win. */
export interface Streak {
  /** Up to the newest game: 0 if that one was lost. */
  readonly current: number;
  readonly longest: number;
}

export const NO_STREAK: Streak = { current: 0, longest: 0 };

/** More than anybody plays: defeats times this plus wins is one number, and the largest is the newest run. */
const MOST_GAMES = 1_000_000;

/**
 * A run is the wins between two defeats, so the number of defeats before it names it; one after all of a player's
 * `defeats` is still going. Rows come out of the index in the order of play.
 */
export async function streaks(
  sql: SqlDriver,
  where: Sql,
  defeats: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Streak>> {
  const rows = await sql.all(
    `WITH played AS (
       SELECT p.player_id, p.winner,
         sum(1 - p.winner) OVER (PARTITION BY p.player_id ORDER BY p.finished_at, p.result_id, p.position
           ROWS UNBOUNDED PRECEDING) AS defeats
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${where.text}
     ), runs AS (
       SELECT player_id, defeats, sum(winner) AS wins FROM played WHERE winner GROUP BY player_id, defeats
     )
     SELECT player_id, max(wins) AS longest, max(defeats * ${MOST_GAMES} + wins) AS newest
     FROM runs GROUP BY player_id`,
    where.params,
  );
  const read = (at: At): readonly [string, Streak] => {
    const player = text(field(at, 'player_id'));
    const newest = whole(field(at, 'newest'));
    const goesOn = Math.floor(newest / MOST_GAMES) === defeats.get(player);
    return [player, { current: goesOn ? newest % MOST_GAMES : 0, longest: whole(field(at, 'longest')) }];
  };
  return new Map(readRows('result', rows, read, (row) => row['player_id']).rows);
}
