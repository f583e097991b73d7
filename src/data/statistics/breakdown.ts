import { field, optional, text, whole, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { points } from '../gameResult';
import { lengths, LENGTHS, type Lengths } from './lengths';
import { gamesWhere, seatsWhere, type ResultFilter } from './resultFilter';
import { amount, BEST } from './tally';

/** Months are 202511. Editions and scenarios are known within their game only. */
export type BreakdownBy = 'game' | 'edition' | 'scenario' | 'playerCount' | 'group' | 'month' | 'year';

/** Some games, grouped by one thing. */
export interface Breakdown {
  /** Null where the key means the same in every game. */
  readonly gameId: string | null;
  /** What they are grouped by; null where a game's is not known. Numbers are written in digits. */
  readonly key: string | null;
  readonly games: number;
  /** Points per seat, and per winner's seat. */
  readonly average: number | null;
  readonly winningAverage: number | null;
  readonly best: number | null;
  readonly length: Lengths;
}

const KEYS: Readonly<Record<BreakdownBy, { readonly game: string; readonly key: string }>> = {
  game: { game: 'r.game_id', key: 'r.game_id' },
  edition: { game: 'r.game_id', key: 'r.edition' },
  scenario: { game: 'r.game_id', key: 'r.scenario' },
  playerCount: { game: 'NULL', key: 'CAST(r.player_count AS TEXT)' },
  group: { game: 'NULL', key: 'r.group_id' },
  month: { game: 'NULL', key: 'CAST(r.month AS TEXT)' },
  year: { game: 'NULL', key: 'CAST(r.month / 100 AS TEXT)' },
};

/** In the order of the keys. */
export async function breakdown(
  sql: SqlDriver,
  by: BreakdownBy,
  filter: ResultFilter,
): Promise<readonly Breakdown[]> {
  const { game, key } = KEYS[by];
  const games = gamesWhere(filter);
  const seats = seatsWhere(filter);
  // Two passes: minutes are per game, points per seat, and a join would count each game once per seat.
  const rows = await sql.all(
    `SELECT g.*, s.average, s.winning_average, s.best FROM (
       SELECT ${game} AS game_key, ${key} AS key, count(*) AS games, ${LENGTHS}
       FROM result AS r WHERE ${games.text} GROUP BY 1, 2
     ) AS g LEFT JOIN (
       SELECT ${game} AS game_key, ${key} AS key, avg(p.score) AS average,
         avg(CASE WHEN p.winner THEN p.score END) AS winning_average, ${BEST}
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id WHERE ${seats.text} GROUP BY 1, 2
     ) AS s ON s.game_key IS g.game_key AND s.key IS g.key
     ORDER BY g.game_key, length(g.key), g.key`,
    [...games.params, ...seats.params],
  );
  return readRows('result', rows, readBreakdown, (row) => row['key']).rows;
}

function readBreakdown(at: At): Breakdown {
  return {
    gameId: optional(field(at, 'game_key'), text, null),
    key: optional(field(at, 'key'), text, null),
    games: whole(field(at, 'games')),
    average: optional(field(at, 'average'), amount, null),
    winningAverage: optional(field(at, 'winning_average'), amount, null),
    best: optional(field(at, 'best'), points, null),
    length: lengths(at),
  };
}
