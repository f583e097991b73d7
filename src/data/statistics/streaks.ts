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

/**
 * A run is the wins between two defeats, so how many defeats came before it names it. The run after the last defeat
 * goes on. Rows come out of the index in the order of play.
 */
export async function streaks(sql: SqlDriver, where: Sql): Promise<ReadonlyMap<string, Streak>> {
  const rows = await sql.all(
    `WITH played AS (
       SELECT p.player_id, p.winner,
         sum(1 - p.winner) OVER (PARTITION BY p.player_id ORDER BY p.finished_at, p.result_id, p.position
           ROWS UNBOUNDED PRECEDING) AS defeats
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${where.text}
     ), runs AS (
       SELECT player_id, defeats, sum(winner) AS wins FROM played GROUP BY player_id, defeats
     )
     SELECT player_id, max(wins) AS longest,
       (SELECT wins FROM runs AS newest WHERE newest.player_id = runs.player_id
        ORDER BY defeats DESC LIMIT 1) AS current
     FROM runs GROUP BY player_id`,
    where.params,
  );
  return new Map(readRows('result', rows, readStreak, (row) => row['player_id']).rows);
}

function readStreak(at: At): readonly [string, Streak] {
  return [
    text(field(at, 'player_id')),
    { current: whole(field(at, 'current')), longest: whole(field(at, 'longest')) },
  ];
}
