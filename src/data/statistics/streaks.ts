import { field, text, whole, type At } from '@/engine';
import { readRows } from '../badRow';
import { groundOf, type Source } from './ground';
import { keptKind, type ResultFilter, type Sql } from './resultFilter';

/** Games won one after the other; a shared win is a win. */
export interface Streak {
  /** Up to the newest game: 0 if that one was lost. */
  readonly current: number;
  readonly longest: number;
}

export const NO_STREAK: Streak = { current: 0, longest: 0 };

/** Of everybody in these games, or of one player. */
export function streaks(
  source: Source,
  filter: ResultFilter,
  player: string | null,
): Promise<ReadonlyMap<string, Streak>> {
  return groundOf(source, filter).kept
    ? keptStreaks(source, filter, player)
    : countedStreaks(source, filter, player);
}

/** Year after year: what a year comes to where all of it is wanted, and its games where a filter leaves some out. */
async function keptStreaks(
  { sql }: Source,
  filter: ResultFilter,
  player: string | null,
): Promise<ReadonlyMap<string, Streak>> {
  const { text: which, params } = keptKind(filter);
  const { wanted, left } = (await sql.get(
    `SELECT
       (SELECT json_group_array(r.id) FROM cell AS r WHERE r.year IS NOT NULL AND ${which}) AS wanted,
       (SELECT json_group_array(DISTINCT r.year) FROM cell AS r WHERE r.year IS NOT NULL AND (${which}) IS NOT TRUE) AS left`,
    [...params, ...params],
  )) ?? { wanted: '[]', left: '[]' };
  const rows = await sql.all(
    `SELECT player_id, json_group_array(json_array(defeats, first, longest, last,
         CASE WHEN year IN (SELECT value FROM json_each(?1)) THEN json(games) END) ORDER BY year) AS years
     FROM course WHERE (?2 IS NULL OR player_id = ?2) AND (?3 IS NULL OR year = ?3) GROUP BY player_id`,
    [String(left), player, filter.year ?? null],
  );
  const cells = new Set(JSON.parse(String(wanted)) as readonly number[]);
  const read = (at: At): readonly [string, Streak] => {
    const years = JSON.parse(text(field(at, 'years'))) as readonly Year[];
    return [
      text(field(at, 'player_id')),
      years.reduce(
        (before, year) => (year[4] === null ? wholeYear(year, before) : someGames(year[4], cells, before)),
        NO_STREAK,
      ),
    ];
  };
  return new Map(readRows('result', rows, read, (row) => row['player_id']).rows);
}

/** Defeats, the wins before the first of them, the longest run, the wins after the last; the games where they are asked for. */
type Year = readonly [number, number, number, number, readonly number[] | null];

function wholeYear([defeats, first, longest, last]: Year, before: Streak): Streak {
  const on = before.current + first;
  return { current: defeats === 0 ? on : last, longest: Math.max(before.longest, on, longest) };
}

function someGames(games: readonly number[], wanted: ReadonlySet<number>, before: Streak): Streak {
  let { current, longest } = before;
  for (const game of games) {
    if (!wanted.has(Math.floor(game / 2))) continue;
    current = game % 2 === 1 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/** More than anybody plays: a run times this plus its wins is one number, and the largest is the newest run. */
const MOST_GAMES = 1_000_000;

/** A run is the wins between two defeats, so the number of defeats before it names it. */
async function countedStreaks(
  source: Source,
  filter: ResultFilter,
  player: string | null,
): Promise<ReadonlyMap<string, Streak>> {
  const on = groundOf(source, filter, 'nothing');
  const where: Sql =
    player === null
      ? { ...on.whichSeats, text: `p.player_id IS NOT NULL AND ${on.whichSeats.text}` }
      : on.own(player);
  const rows = await source.sql.all(
    `WITH played AS (
       SELECT p.player_id, p.winner,
         sum(1 - p.winner) OVER (PARTITION BY p.player_id ORDER BY p.finished_at, p.result_id, p.position
           ROWS UNBOUNDED PRECEDING) AS defeats
       FROM result_player AS p JOIN game_counted AS r ON r.id = p.result_id
       WHERE ${where.text}
     ), runs AS (
       SELECT player_id, defeats, sum(winner) AS wins FROM played GROUP BY player_id, defeats
     )
     SELECT player_id, max(wins) AS longest, max(defeats * ${MOST_GAMES} + wins) % ${MOST_GAMES} AS current
     FROM runs GROUP BY player_id`,
    where.params,
  );
  const read = (at: At): readonly [string, Streak] => [
    text(field(at, 'player_id')),
    { current: whole(field(at, 'current')), longest: whole(field(at, 'longest')) },
  ];
  return new Map(readRows('result', rows, read, (row) => row['player_id']).rows);
}
