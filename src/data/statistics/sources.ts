import { field, text, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver, SqlRow } from '../driver';
import { gamesWhere, ownWhere, seatsWhere, type ResultFilter, type Sql } from './resultFilter';
import { amount } from './tally';

/** Points per seat and game. A game of which only the scores are known does not count here. */
export interface SourceAverage {
  readonly gameId: string;
  readonly source: string;
  readonly average: number;
}

/**
 * A source that brought somebody nothing counts as 0. For whole tables a row per game is enough; roles need seats.
 */
export async function sources(sql: SqlDriver, filter: ResultFilter): Promise<readonly SourceAverage[]> {
  if (filter.role !== undefined && filter.role !== null) return ofSeats(sql, seatsWhere(filter));
  const where = gamesWhere(filter);
  return averages(
    await sql.all(
      `SELECT r.game_id, sum(r.player_count) AS seats FROM result AS r WHERE ${where.text} AND r.sourced
       GROUP BY r.game_id`,
      where.params,
    ),
    await sql.all(
      // CROSS JOIN reads the sums in their own order, so that grouping needs no sorting.
      named(`SELECT q.source_id, sum(q.points) AS points
       FROM result_total AS q CROSS JOIN result AS r ON r.id = q.result_id
       WHERE ${where.text} GROUP BY q.source_id`),
      where.params,
    ),
  );
}

export function sourcesOf(
  sql: SqlDriver,
  player: string,
  filter: ResultFilter,
): Promise<readonly SourceAverage[]> {
  return ofSeats(sql, ownWhere(player, filter));
}

async function ofSeats(sql: SqlDriver, where: Sql): Promise<readonly SourceAverage[]> {
  return averages(
    await sql.all(
      `SELECT r.game_id, count(*) AS seats FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${where.text} AND r.sourced GROUP BY r.game_id`,
      where.params,
    ),
    await sql.all(
      named(`SELECT q.source_id, sum(q.points) AS points
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       JOIN result_source AS q ON q.result_id = p.result_id AND q.position = p.position
       WHERE ${where.text} AND r.sourced GROUP BY q.source_id`),
      where.params,
    ),
  );
}

function named(sums: string): string {
  return `SELECT source.game_id, source.name AS source, sums.points
    FROM (${sums}) AS sums JOIN source ON source.id = sums.source_id ORDER BY source.game_id, source.name`;
}

function averages(seats: readonly SqlRow[], sums: readonly SqlRow[]): readonly SourceAverage[] {
  const seatsOf = new Map(seats.map((row) => [row['game_id'], Number(row['seats'])]));
  const read = (at: At): SourceAverage => {
    const gameId = text(field(at, 'game_id'));
    const average = amount(field(at, 'points')) / (seatsOf.get(gameId) ?? 1);
    return { gameId, source: text(field(at, 'source')), average };
  };
  return readRows('result', sums, read, (row) => row['source']).rows;
}
