import { maybe, number, text, type Read } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { row } from '../row';
import { gamesWhere, seatsWhere, type ResultFilter } from './resultFilter';

/** Games that the table won or lost together. */
const together = row({
  gameId: text,
  /** A scenario, an edition, a role, or a number of players in digits; null where it is not known. */
  key: maybe(text),
  games: number(),
  won: number(),
});
export type Together = Read<typeof together>;

export interface CooperativeStatistics {
  readonly games: number;
  readonly won: number;
  readonly byScenario: readonly Together[];
  readonly byEdition: readonly Together[];
  /** Games in which the role was played. */
  readonly byRole: readonly Together[];
  readonly byPlayerCount: readonly Together[];
}

export async function cooperative(sql: SqlDriver, filter: ResultFilter): Promise<CooperativeStatistics> {
  const where = gamesWhere(filter);
  const by = async (key: string) =>
    readRows(
      'result',
      await sql.all(
        `SELECT r.game_id, ${key} AS key, count(*) AS games, sum(coalesce(r.won, 0)) AS won
         FROM result AS r WHERE ${where.text} AND r.cooperative
         GROUP BY 1, 2 ORDER BY r.game_id, ${key}`,
        where.params,
      ),
      together,
      (found) => found['key'],
    ).rows;

  const byPlayerCount = await by('CAST(r.player_count AS TEXT)');
  const sum = (pick: (games: Together) => number) =>
    byPlayerCount.reduce((total, games) => total + pick(games), 0);
  const counted = { games: sum(({ games }) => games), won: sum(({ won }) => won), byPlayerCount };
  // Most tables play against each other: they wait for one short query. Roles belong to seats, which have a role
  // filter of their own.
  if (counted.games === 0 && (filter.role ?? null) === null)
    return { ...counted, byScenario: [], byEdition: [], byRole: [] };

  const seats = seatsWhere(filter);
  const byRole = readRows(
    'result',
    await sql.all(
      // Two with the same role in one game: that is one game of that role.
      `SELECT r.game_id, p.role AS key, count(DISTINCT r.id) AS games,
         count(DISTINCT CASE WHEN r.won THEN r.id END) AS won
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${seats.text} AND r.cooperative AND p.role IS NOT NULL
       GROUP BY 1, 2 ORDER BY r.game_id, p.role`,
      seats.params,
    ),
    together,
    (found) => found['key'],
  ).rows;

  return {
    ...counted,
    byScenario: await by('r.scenario'),
    byEdition: await by('r.edition'),
    byRole,
  };
}
