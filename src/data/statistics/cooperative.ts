import { field, optional, text, whole, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { gamesWhere, seatsWhere, type ResultFilter } from './resultFilter';

/** Games that the table won or lost together. */
export interface Together {
  readonly gameId: string;
  /** A scenario, an edition, a role, or a number of players in digits; null where it is not known. */
  readonly key: string | null;
  readonly games: number;
  readonly won: number;
}

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
  const games = gamesWhere(filter);
  const by = async (key: string) =>
    readRows(
      'result',
      await sql.all(
        `SELECT r.game_id, ${key} AS key, count(*) AS games, sum(coalesce(r.won, 0)) AS won
         FROM result AS r WHERE ${games.text} AND r.cooperative
         GROUP BY 1, 2 ORDER BY r.game_id, ${key}`,
        games.params,
      ),
      readTogether,
      (row) => row['key'],
    ).rows;

  const byPlayerCount = await by('CAST(r.player_count AS TEXT)');
  const sum = (pick: (row: Together) => number) => byPlayerCount.reduce((total, row) => total + pick(row), 0);
  const counted = { games: sum((row) => row.games), won: sum((row) => row.won), byPlayerCount };
  // Most tables play against each other: they wait for one short question. Roles are of seats, and those are filtered
  // by roles on their own.
  if (counted.games === 0 && (filter.role ?? null) === null)
    return { ...counted, byScenario: [], byEdition: [], byRole: [] };

  const seats = seatsWhere(filter);
  const byRole = readRows(
    'result',
    await sql.all(
      // Two who play the same role sit in one game: it is one game of that role.
      `SELECT r.game_id, p.role AS key, count(DISTINCT r.id) AS games,
         count(DISTINCT CASE WHEN r.won THEN r.id END) AS won
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${seats.text} AND r.cooperative AND p.role IS NOT NULL
       GROUP BY 1, 2 ORDER BY r.game_id, p.role`,
      seats.params,
    ),
    readTogether,
    (row) => row['key'],
  ).rows;

  return {
    ...counted,
    byScenario: await by('r.scenario'),
    byEdition: await by('r.edition'),
    byRole,
  };
}

function readTogether(at: At): Together {
  return {
    gameId: text(field(at, 'game_id')),
    key: optional(field(at, 'key'), text, null),
    games: whole(field(at, 'games')),
    won: whole(field(at, 'won')),
  };
}
