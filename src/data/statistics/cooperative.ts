import { maybe, number, text, type Read } from '@/engine';
import { readRows } from '../badRow';
import { row } from '../row';
import { groundOf, type Source } from './ground';
import type { ResultFilter } from './resultFilter';

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

export async function cooperative(source: Source, filter: ResultFilter): Promise<CooperativeStatistics> {
  const { sql } = source;
  const on = groundOf(source, filter);
  const where = on.whichGames;
  const by = async (key: string) =>
    readRows(
      'result',
      await sql.all(
        `SELECT r.game_id, ${key} AS key, sum(r.games) AS games, sum(r.won) AS won
         FROM ${on.games} AS r WHERE ${where.text} AND r.cooperative
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

  const seats = groundOf(source, filter, 'seats');
  const byRole = readRows(
    'result',
    await sql.all(
      // Two with the same role in one game: that is one game of that role.
      `SELECT r.game_id, p.role AS key, sum(p.games) AS games, sum(p.won) AS won
       FROM ${seats.of('role')} AS p JOIN ${seats.games} AS r ON r.id = p.cell_id
       WHERE ${seats.whichSeats.text} AND r.cooperative
       GROUP BY 1, 2 ORDER BY r.game_id, p.role`,
      seats.whichSeats.params,
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
