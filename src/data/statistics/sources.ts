import { field, text, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlRow } from '../driver';
import { groundOf, type Ground, type Source } from './ground';
import type { ResultFilter, Sql } from './resultFilter';
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
export async function sources(source: Source, filter: ResultFilter): Promise<readonly SourceAverage[]> {
  const on = groundOf(source, filter);
  if (filter.role !== undefined && filter.role !== null) return ofSeats(source, on, on.whichSeats);
  const where = on.whichGames;
  // Over the games themselves, CROSS JOIN reads the sums in their own order, so that grouping needs no sorting.
  const totals = on.kept
    ? `cell AS r JOIN cell_source AS q ON q.cell_id = r.id`
    : `source_counted AS q CROSS JOIN game_counted AS r ON r.id = q.cell_id`;
  return averages(
    await source.sql.all(
      `SELECT r.game_id, sum(r.sourced_seats) AS seats FROM ${on.games} AS r WHERE ${where.text} GROUP BY r.game_id`,
      where.params,
    ),
    await source.sql.all(
      named(
        `SELECT q.source_id, sum(q.points) AS points FROM ${totals} WHERE ${where.text} GROUP BY q.source_id`,
      ),
      where.params,
    ),
  );
}

export function sourcesOf(
  source: Source,
  player: string,
  filter: ResultFilter,
): Promise<readonly SourceAverage[]> {
  const on = groundOf(source, filter);
  return ofSeats(source, on, on.own(player));
}

async function ofSeats({ sql }: Source, on: Ground, where: Sql): Promise<readonly SourceAverage[]> {
  return averages(
    await sql.all(
      `SELECT r.game_id, sum(p.sourced) AS seats FROM ${on.of('seat')} AS p JOIN ${on.games} AS r ON r.id = p.cell_id
       WHERE ${where.text} GROUP BY r.game_id`,
      where.params,
    ),
    await sql.all(
      named(`SELECT p.source_id, sum(p.points) AS points
       FROM ${on.of('seat_source')} AS p JOIN ${on.games} AS r ON r.id = p.cell_id
       WHERE ${where.text} GROUP BY p.source_id`),
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
