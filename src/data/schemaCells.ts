import { WHOLE_WIN } from './wholeWin';

/** What filters of the statistics look at. */
const KIND = ['game_id', 'edition', 'scenario', 'cooperative', 'group_id', 'player_count'] as const;

/** What is known of games together: of those that were timed, and of all seats that have points. */
const SUMS = `  games INTEGER NOT NULL DEFAULT 0,
  won INTEGER,
  minutes INTEGER,
  timed INTEGER,
  shortest INTEGER,
  longest INTEGER,
  first_at INTEGER,
  last_at INTEGER,
  sourced_seats INTEGER,
  points INTEGER,
  scored INTEGER,
  won_points INTEGER,
  won_scored INTEGER,
  highest INTEGER,
  high INTEGER,
  low INTEGER`;

const keyOf = (row: string, year: string) =>
  `json_array(${KIND.map((column) => `${row}.${column}`).join(', ')}, ${year})`;

const mark = (row: string) => `
  INSERT INTO cell (key, ${KIND.join(', ')}, year, stale)
  VALUES (${keyOf(row, `${row}.month / 100`)}, ${KIND.map((column) => `${row}.${column}`).join(', ')}, ${row}.month / 100, 1)
  ON CONFLICT (key) DO UPDATE SET stale = 1;`;

/**
 * Sums that are kept, so that ten thousand games are counted as fast as ten. A cell is all games of a year that no filter
 * tells apart; one without a year is the same in all years. `course` is the order in which somebody won and lost.
 *
 * Everything here is derived from `result` and what belongs to it, and may be dropped. Whatever changes a result marks its
 * cell in the same transaction, no matter who does it; marked cells are counted again before anybody reads them
 * (statistics/freshen.ts). So nothing is ever added to or taken from a sum, and no sum can drift.
 *
 * The views show each game, and each seat, as a cell of its own: sums are made of them, and what no cell can tell apart (one
 * player's tables, a role) is counted over them by the same statements.
 */
export const SCHEMA_6 = `
CREATE TABLE cell (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  whole INTEGER,
  stale INTEGER NOT NULL,
  game_id TEXT NOT NULL,
  edition TEXT,
  scenario TEXT,
  cooperative INTEGER NOT NULL,
  group_id TEXT,
  player_count INTEGER NOT NULL,
  year INTEGER,
${SUMS}) STRICT;
CREATE INDEX cell_stale ON cell (id) WHERE stale;
CREATE INDEX cell_year ON cell (year);
CREATE INDEX cell_whole ON cell (whole);

-- The same sums month by month, of a single year's cell.
CREATE TABLE cell_month (
  cell_id INTEGER NOT NULL,
  month INTEGER NOT NULL,
${SUMS},
  PRIMARY KEY (cell_id, month)
) STRICT, WITHOUT ROWID;

CREATE TABLE cell_seat (
  cell_id INTEGER NOT NULL,
  player_id TEXT,
  role TEXT,
  games INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  points INTEGER,
  scored INTEGER NOT NULL,
  won_points INTEGER,
  won_scored INTEGER,
  highest INTEGER NOT NULL,
  high INTEGER,
  low INTEGER,
  ranks INTEGER NOT NULL,
  minutes INTEGER,
  timed INTEGER NOT NULL,
  shortest INTEGER,
  longest INTEGER,
  last_at INTEGER NOT NULL,
  sourced INTEGER NOT NULL
) STRICT;
CREATE INDEX cell_seat_cell ON cell_seat (cell_id, player_id);

CREATE TABLE cell_role (
  cell_id INTEGER NOT NULL,
  role TEXT NOT NULL,
  games INTEGER NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY (cell_id, role)
) STRICT, WITHOUT ROWID;

-- Both ways round, so that one player's are found together.
CREATE TABLE cell_pair (
  cell_id INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  opponent_id TEXT NOT NULL,
  games INTEGER NOT NULL,
  ahead INTEGER NOT NULL,
  behind INTEGER NOT NULL,
  level INTEGER NOT NULL,
  PRIMARY KEY (cell_id, player_id, opponent_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE cell_source (
  cell_id INTEGER NOT NULL,
  source_id INTEGER NOT NULL,
  points INTEGER NOT NULL,
  PRIMARY KEY (cell_id, source_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE cell_seat_source (
  cell_id INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  source_id INTEGER NOT NULL,
  points INTEGER NOT NULL,
  PRIMARY KEY (cell_id, player_id, source_id)
) STRICT, WITHOUT ROWID;

-- A player's year: twice the number of the cell for each game, and one more for a win, in the order of play. Beside it
-- what it comes to if all of its games are wanted: the wins before the first defeat, the longest run, the wins after the last.
CREATE TABLE course (
  player_id TEXT NOT NULL,
  year INTEGER NOT NULL,
  games TEXT NOT NULL,
  defeats INTEGER NOT NULL,
  first INTEGER NOT NULL,
  longest INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (player_id, year)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_cell ON result (${keyOf('result', 'month / 100').replaceAll('result.', '')}) WHERE counted;
CREATE INDEX result_month ON result (month) WHERE counted;

CREATE VIEW game_counted AS
  SELECT result.id AS id, result.counted AS counted, ${keyOf('result', 'result.month / 100')} AS key,
    ${KIND.map((column) => `result.${column} AS ${column}`).join(', ')},
    result.month / 100 AS year, result.month AS month, 1 AS games, coalesce(result.won, 0) AS won,
    result.minutes AS minutes, result.minutes IS NOT NULL AS timed, result.minutes AS shortest,
    result.minutes AS longest, result.finished_at AS first_at, result.finished_at AS last_at,
    CASE WHEN result.sourced THEN result.player_count ELSE 0 END AS sourced_seats, result.session_id AS session_id
  FROM result WHERE result.counted;

CREATE VIEW seat_counted AS
  SELECT p.result_id AS cell_id, p.position AS position, p.player_id AS player_id, p.role AS role, 1 AS games,
    CAST(round(p.share * ${WHOLE_WIN}) AS INTEGER) AS wins, p.score AS points, p.score IS NOT NULL AS scored,
    CASE WHEN p.winner THEN p.score END AS won_points, p.winner AND p.score IS NOT NULL AS won_scored,
    r.highest_wins AS highest, CASE WHEN r.highest_wins THEN p.score END AS high, p.score AS low, p.rank AS ranks,
    r.minutes AS minutes, r.minutes IS NOT NULL AS timed, r.minutes AS shortest,
    r.minutes AS longest, p.finished_at AS last_at, r.sourced AS sourced
  FROM result_player AS p JOIN result AS r ON r.id = p.result_id;

CREATE VIEW month_counted AS
  SELECT g.id AS cell_id, g.month AS month, g.games AS games, g.won AS won, g.minutes AS minutes, g.timed AS timed,
    g.shortest AS shortest, g.longest AS longest, g.first_at AS first_at, g.last_at AS last_at,
    g.sourced_seats AS sourced_seats,
    (SELECT sum(points) FROM seat_counted WHERE cell_id = g.id) AS points,
    (SELECT sum(scored) FROM seat_counted WHERE cell_id = g.id) AS scored,
    (SELECT sum(won_points) FROM seat_counted WHERE cell_id = g.id) AS won_points,
    (SELECT sum(won_scored) FROM seat_counted WHERE cell_id = g.id) AS won_scored,
    (SELECT max(highest) FROM seat_counted WHERE cell_id = g.id) AS highest,
    (SELECT max(high) FROM seat_counted WHERE cell_id = g.id) AS high,
    (SELECT min(low) FROM seat_counted WHERE cell_id = g.id) AS low
  FROM game_counted AS g;

CREATE VIEW role_counted AS
  SELECT DISTINCT p.result_id AS cell_id, p.role AS role, 1 AS games, coalesce(r.won, 0) AS won
  FROM result_player AS p JOIN result AS r ON r.id = p.result_id WHERE p.role IS NOT NULL;

CREATE VIEW pair_counted AS
  SELECT p.result_id AS cell_id, p.player_id AS player_id, p.role AS role, o.player_id AS opponent_id, 1 AS games,
    p.rank < o.rank AS ahead, p.rank > o.rank AS behind, p.rank = o.rank AS level
  FROM result_player AS p JOIN result_player AS o ON o.result_id = p.result_id AND o.player_id <> p.player_id;

CREATE VIEW source_counted AS SELECT result_id AS cell_id, source_id, points FROM result_total;

CREATE VIEW seat_source_counted AS
  SELECT p.result_id AS cell_id, p.player_id AS player_id, p.role AS role, q.source_id AS source_id, q.points AS points
  FROM result_player AS p JOIN result_source AS q ON q.result_id = p.result_id AND q.position = p.position;

CREATE TRIGGER result_comes AFTER INSERT ON result WHEN NEW.counted BEGIN ${mark('NEW')} END;
CREATE TRIGGER result_goes AFTER DELETE ON result WHEN OLD.counted BEGIN ${mark('OLD')} END;
CREATE TRIGGER result_was AFTER UPDATE ON result WHEN OLD.counted BEGIN ${mark('OLD')} END;
CREATE TRIGGER result_is AFTER UPDATE ON result WHEN NEW.counted BEGIN ${mark('NEW')} END;

-- Seats and sources are written and deleted together with their result; a merge gives a seat to somebody else.
CREATE TRIGGER seat_changes AFTER UPDATE ON result_player
BEGIN
  UPDATE cell SET stale = 1
  WHERE key = (SELECT ${keyOf('result', 'result.month / 100')} FROM result WHERE id = NEW.result_id AND counted);
END;

INSERT INTO cell (key, ${KIND.join(', ')}, year, stale)
  SELECT DISTINCT key, ${KIND.join(', ')}, year, 1 FROM game_counted;
`;
