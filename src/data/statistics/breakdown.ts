import { field, optional, text, whole, type At } from '@/engine';
import { readRows } from '../badRow';
import { points } from '../gameResult';
import { byYear, groundOf, type Source } from './ground';
import { lengths, lengthsOver, type Lengths } from './lengths';
import { keptGames, type ResultFilter, type Sql } from './resultFilter';
import { amount, AVERAGE, BEST } from './tally';

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
  year: { game: 'NULL', key: 'CAST(r.year AS TEXT)' },
};

/** In the order of the keys. */
export async function breakdown(
  source: Source,
  by: BreakdownBy,
  filter: ResultFilter,
): Promise<readonly Breakdown[]> {
  const { text, params } = groundOf(source, filter).kept ? kept(by, filter) : counted(source, by, filter);
  const rows = await source.sql.all(text, params);
  return readRows('result', rows, readBreakdown, (row) => row['key']).rows;
}

const POINTS = `${AVERAGE}, CAST(sum(p.won_points) AS REAL) / sum(p.won_scored) AS winning_average, ${BEST}`;

/** A cell knows the points of its seats. */
function kept(by: BreakdownBy, filter: ResultFilter): Sql {
  const { game, key } = KEYS[by];
  const where = keptGames(filter);
  const { text, params } = by === 'year' || by === 'month' ? byYear(where) : where;
  const sums = by === 'month' ? 'cell_month AS p ON p.cell_id' : 'cell AS p ON p.id';
  return {
    text: `SELECT * FROM (SELECT ${game} AS game_key, ${by === 'month' ? 'CAST(p.month AS TEXT)' : key} AS key, sum(p.games) AS games,
         ${lengthsOver('p')}, ${POINTS}
       FROM cell AS r CROSS JOIN ${sums} = r.id WHERE ${text} GROUP BY 1, 2)
       ORDER BY game_key, length(key), key`,
    params,
  };
}

/** Two passes: minutes are per game, points per seat, and a join would count each game once per seat. */
function counted(source: Source, by: BreakdownBy, filter: ResultFilter): Sql {
  const { game, key } = KEYS[by];
  const { games, whichGames, whichSeats, of } = groundOf(source, filter, 'nothing');
  return {
    text: `SELECT g.*, s.average, s.winning_average, s.best FROM (
       SELECT ${game} AS game_key, ${key} AS key, sum(r.games) AS games, ${lengthsOver('r')}
       FROM ${games} AS r WHERE ${whichGames.text} GROUP BY 1, 2
     ) AS g LEFT JOIN (
       SELECT ${game} AS game_key, ${key} AS key, ${POINTS}
       FROM ${of('seat')} AS p JOIN ${games} AS r ON r.id = p.cell_id WHERE ${whichSeats.text} GROUP BY 1, 2
     ) AS s ON s.game_key IS g.game_key AND s.key IS g.key
     ORDER BY g.game_key, length(g.key), g.key`,
    params: [...whichGames.params, ...whichSeats.params],
  };
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
