import type { SqlDriver, SqlStatements } from '../driver';

/** What is added up, over `p`: a seat, or a cell of them. */
const SEATS = `sum(p.games), sum(p.wins), sum(p.points), sum(p.scored), sum(p.won_points), sum(p.won_scored),
  max(p.highest), max(p.high), min(p.low), sum(p.ranks), sum(p.minutes), sum(p.timed), min(p.shortest),
  max(p.longest), max(p.last_at), sum(p.sourced)`;
/** The same of whole games. */
const COLUMNS = `games, won, minutes, timed, shortest, longest, first_at, last_at, sourced_seats, points, scored,
  won_points, won_scored, highest, high, low`;
const GAMES = `coalesce(sum(p.games), 0), sum(p.won), sum(p.minutes), sum(p.timed), min(p.shortest), max(p.longest),
  min(p.first_at), max(p.last_at), sum(p.sourced_seats), sum(p.points), sum(p.scored), sum(p.won_points),
  sum(p.won_scored), max(p.highest), max(p.high), min(p.low)`;

interface Kept {
  readonly name: string;
  readonly by: readonly string[];
  readonly sums: string;
  /** Where a year is counted from its games in another way than all years from theirs. */
  readonly first?: { readonly over: string; readonly sums: string };
  readonly where: string;
}

/** The tables of a cell: what keeps their sums apart, and what is added up. */
const TABLES: readonly Kept[] = [
  { name: 'seat', by: ['player_id', 'role'], sums: SEATS, where: '' },
  {
    name: 'role',
    by: ['role'],
    sums: 'sum(p.games), sum(p.won)',
    // Two with the same role in one game: that is one game of that role.
    first: { over: 'seat', sums: 'count(DISTINCT r.id), count(DISTINCT CASE WHEN r.won THEN r.id END)' },
    where: 'AND p.role IS NOT NULL',
  },
  {
    name: 'pair',
    by: ['player_id', 'opponent_id'],
    sums: 'sum(p.games), sum(p.ahead), sum(p.behind), sum(p.level)',
    where: 'AND p.player_id IS NOT NULL AND p.opponent_id IS NOT NULL',
  },
  { name: 'source', by: ['source_id'], sums: 'sum(p.points)', where: '' },
  {
    name: 'seat_source',
    by: ['player_id', 'source_id'],
    sums: 'sum(p.points)',
    where: 'AND p.player_id IS NOT NULL',
  },
];

/** First the years from their games, then all years from the years. */
const COUNT_AGAIN = `
INSERT INTO cell (key, game_id, edition, scenario, cooperative, group_id, player_count, stale)
  SELECT DISTINCT json_array(game_id, edition, scenario, cooperative, group_id, player_count, NULL),
    game_id, edition, scenario, cooperative, group_id, player_count, 1
  FROM cell WHERE stale AND year IS NOT NULL
  ON CONFLICT (key) DO UPDATE SET stale = 1;
UPDATE cell SET whole = (SELECT id FROM cell AS w WHERE w.key =
    json_array(cell.game_id, cell.edition, cell.scenario, cell.cooperative, cell.group_id, cell.player_count, NULL))
  WHERE stale AND year IS NOT NULL;
DELETE FROM cell_month WHERE cell_id IN (SELECT id FROM cell WHERE stale);
INSERT INTO cell_month
  SELECT c.id, p.month, ${GAMES}
  FROM cell AS c CROSS JOIN game_counted AS r ON r.key = +c.key CROSS JOIN month_counted AS p ON p.cell_id = r.id
  WHERE c.stale AND c.year IS NOT NULL GROUP BY c.id, p.month;
UPDATE cell SET (${COLUMNS}) = (SELECT ${GAMES} FROM cell_month AS p WHERE p.cell_id = cell.id)
  WHERE stale AND year IS NOT NULL;
UPDATE cell SET (${COLUMNS}) = (SELECT ${GAMES} FROM cell AS p WHERE p.whole = cell.id) WHERE stale AND year IS NULL;
${TABLES.map(({ name, by, sums, first = { over: name, sums }, where }) => {
  const keys = by.map((column) => `p.${column}`).join(', ');
  return `
DELETE FROM cell_${name} WHERE cell_id IN (SELECT id FROM cell WHERE stale);
INSERT INTO cell_${name}
  SELECT c.id, ${keys}, ${first.sums}
  FROM cell AS c CROSS JOIN game_counted AS r ON r.key = +c.key
  CROSS JOIN ${first.over}_counted AS p ON p.cell_id = r.id
  WHERE c.stale AND c.year IS NOT NULL ${where} GROUP BY c.id, ${keys};
INSERT INTO cell_${name}
  SELECT c.id, ${keys}, ${sums}
  FROM cell AS c CROSS JOIN cell AS r ON r.whole = c.id CROSS JOIN cell_${name} AS p ON p.cell_id = r.id
  WHERE c.stale AND c.year IS NULL GROUP BY c.id, ${keys};`;
}).join('')}
DELETE FROM course WHERE year IN (SELECT year FROM cell WHERE stale);
INSERT INTO course
  WITH played AS MATERIALIZED (
    SELECT p.player_id, r.year, p.winner, c.id * 2 + p.winner AS game, p.finished_at, p.result_id, p.position
    FROM (SELECT DISTINCT year FROM cell WHERE stale AND year IS NOT NULL) AS y
    CROSS JOIN game_counted AS r ON r.month BETWEEN y.year * 100 AND y.year * 100 + 99
    CROSS JOIN result_player AS p ON p.result_id = r.id
    CROSS JOIN cell AS c ON c.key = r.key
    WHERE p.player_id IS NOT NULL
  ), numbered AS (
    -- A run is the wins between two defeats, so the number of defeats before it names it.
    SELECT player_id, year, winner, sum(1 - winner) OVER (PARTITION BY player_id, year
      ORDER BY finished_at, result_id, position ROWS UNBOUNDED PRECEDING) AS run FROM played
  ), runs AS (
    SELECT player_id, year, run, sum(winner) AS wins FROM numbered GROUP BY player_id, year, run
  ), ends AS (
    SELECT player_id, year, max(run) AS defeats, max(wins) AS longest, max(CASE WHEN run = 0 THEN wins ELSE 0 END) AS first
    FROM runs GROUP BY player_id, year
  ), whole AS (
    SELECT player_id, year, json_group_array(game ORDER BY finished_at, result_id, position) AS games
    FROM played GROUP BY player_id, year
  )
  SELECT player_id, year, games, defeats, first, longest, wins
  FROM whole JOIN ends USING (player_id, year) JOIN runs USING (player_id, year) WHERE run = defeats;
DELETE FROM cell WHERE stale AND games = 0;
UPDATE cell SET stale = 0 WHERE stale;
`;

/** Inside a transaction: counts again what has changed since, so that every sum is what a recount would give. */
export async function freshen(tx: SqlStatements): Promise<void> {
  const stale = await tx.get('SELECT 1 FROM cell WHERE stale LIMIT 1');
  if (stale !== null) await tx.exec(COUNT_AGAIN);
}

/** Every sum again, from the games: true if some sum was wrong. Then something other than this app has written. */
export async function recount(sql: SqlDriver): Promise<boolean> {
  return sql.tx(async (tx) => {
    await freshen(tx);
    const before = await keptSums(tx);
    await tx.exec(
      `DELETE FROM cell; DELETE FROM course; DELETE FROM cell_month;
       ${TABLES.map(({ name }) => `DELETE FROM cell_${name};`).join(' ')}
       INSERT INTO cell (key, game_id, edition, scenario, cooperative, group_id, player_count, year, stale)
         SELECT DISTINCT key, game_id, edition, scenario, cooperative, group_id, player_count, year, 1
         FROM game_counted;`,
    );
    await freshen(tx);
    return (await keptSums(tx)) !== before;
  });
}

/** Everything that is kept, with each cell called by what it holds: its number may change. */
export async function keptSums(tx: SqlStatements): Promise<string> {
  const cells = await tx.all('SELECT * FROM cell ORDER BY key');
  const keys = new Map(cells.map(({ id, key }) => [id, key]));
  const tables = await Promise.all(
    TABLES.map(({ name, by }) => tx.all(`SELECT * FROM cell_${name} ORDER BY cell_id, ${by.join(', ')}`)),
  );
  tables.push(await tx.all('SELECT * FROM cell_month ORDER BY cell_id, month'));
  const rows = tables.flatMap((table, at) =>
    table.map(({ cell_id: cell, ...row }) => JSON.stringify([at, keys.get(cell), row])),
  );
  const courses = await tx.all('SELECT * FROM course ORDER BY player_id, year');
  const named = courses.map(({ games, ...row }) => ({
    ...row,
    games: (JSON.parse(String(games)) as number[]).map((game) => [keys.get(Math.floor(game / 2)), game % 2]),
  }));
  return JSON.stringify([
    cells.map(({ id: _, whole, ...cell }) => [cell, keys.get(whole)]),
    rows.sort(),
    named,
  ]);
}
