import { field, text, whole, type At } from '@/engine';
import { json, readRows } from '../badRow';
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
  const { year = null } = filter;
  const which = keptKind(filter);
  const cells = await sql.all(
    `SELECT r.id, r.year, ${which.text} AS wanted FROM cell AS r WHERE r.year IS NOT NULL`,
    which.params,
  );
  const wanted = new Set(cells.filter((cell) => cell['wanted'] === 1).map(({ id }) => Number(id)));
  const left = cells.filter((cell) => cell['wanted'] !== 1).map((cell) => Number(cell['year']));
  const rows = await sql.all(
    `SELECT player_id, defeats, first, longest, last,
       CASE WHEN year IN (SELECT value FROM json_each(?1)) THEN games END AS games
     FROM course WHERE (?2 IS NULL OR player_id = ?2) AND (?3 IS NULL OR year = ?3) ORDER BY player_id, year`,
    [JSON.stringify([...new Set(left)]), player, year],
  );
  const found = new Map<string, Streak>();
  const read = (at: At) => {
    const id = text(field(at, 'player_id'));
    const before = found.get(id) ?? NO_STREAK;
    const games = field(at, 'games').value;
    found.set(
      id,
      games === null ? wholeYear(at, before) : someGames(json(field(at, 'games')), wanted, before),
    );
  };
  readRows('result', rows, read, (row) => row['player_id']);
  return found;
}

function wholeYear(at: At, { current, longest }: Streak): Streak {
  const run = (key: string) => whole(field(at, key));
  const on = current + run('first');
  return { current: run('defeats') === 0 ? on : run('last'), longest: Math.max(longest, on, run('longest')) };
}

function someGames(games: unknown, wanted: ReadonlySet<number>, before: Streak): Streak {
  let { current, longest } = before;
  for (const game of Array.isArray(games) ? games : []) {
    if (typeof game !== 'number' || !wanted.has(Math.floor(game / 2))) continue;
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
