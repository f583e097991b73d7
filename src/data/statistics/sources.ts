import { field, text, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver, SqlRow } from '../driver';
import { WHOLE_TABLE } from '../writeRecord';
import { gamesWhere, ownWhere, seatsWhere, type ResultFilter, type Sql } from './resultFilter';
import { amount } from './tally';

/** Points a seat and game. A game of which only the scores are known does not count here. */
export interface SourceAverage {
  readonly gameId: string;
  readonly source: string;
  readonly average: number;
}

/**
 * A source that brought somebody nothing counts as 0. Over whole tables a row a game is enough; roles are of seats.
 */
export async function sources(sql: SqlDriver, filter: ResultFilter): Promise<readonly SourceAverage[]> {
  if (filter.role !== undefined && filter.role !== null) return averages(sql, seatsWhere(filter));
  const where = gamesWhere(filter);
  const rows = await sql.all(
    `WITH told AS (
       SELECT r.id, r.game_id, r.player_count FROM result AS r
       WHERE ${where.text} AND EXISTS (SELECT 1 FROM result_source AS q WHERE q.result_id = r.id)
     )
     SELECT t.game_id, q.source,
       sum(q.points) * 1.0 / (SELECT sum(player_count) FROM told WHERE told.game_id = t.game_id) AS average
     FROM told AS t JOIN result_source AS q ON q.result_id = t.id AND q.position = ${WHOLE_TABLE}
     GROUP BY t.game_id, q.source ORDER BY t.game_id, q.source`,
    where.params,
  );
  return readAverages(rows);
}

export function sourcesOf(
  sql: SqlDriver,
  player: string,
  filter: ResultFilter,
): Promise<readonly SourceAverage[]> {
  return averages(sql, ownWhere(player, filter));
}

async function averages(sql: SqlDriver, where: Sql): Promise<readonly SourceAverage[]> {
  const rows = await sql.all(
    `WITH told AS (
       SELECT p.result_id, p.position, r.game_id
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${where.text} AND EXISTS (SELECT 1 FROM result_source AS q WHERE q.result_id = r.id)
     )
     SELECT t.game_id, q.source,
       sum(q.points) * 1.0 / (SELECT count(*) FROM told WHERE told.game_id = t.game_id) AS average
     FROM told AS t JOIN result_source AS q ON q.result_id = t.result_id AND q.position = t.position
     GROUP BY t.game_id, q.source ORDER BY t.game_id, q.source`,
    where.params,
  );
  return readAverages(rows);
}

function readAverages(rows: readonly SqlRow[]): readonly SourceAverage[] {
  return readRows('result', rows, readAverage, (row) => row['source']).rows;
}

function readAverage(at: At): SourceAverage {
  return {
    gameId: text(field(at, 'game_id')),
    source: text(field(at, 'source')),
    average: amount(field(at, 'average')),
  };
}
