/**
 * The tables as they were first published. Times are milliseconds, ids are text (integers over 2^53 do not survive
 * every platform), JSON is text that is checked when it is read.
 *
 * The log is append-only by the file's own rules, no matter who opens it: `entry` refuses UPDATE, and DELETE unless
 * the whole session is marked in `purge`, which takes only sessions in the bin. An INSERT OR REPLACE would delete
 * without asking that trigger, so an occupied place ignores every further insert.
 */
export const SCHEMA_1 = `
CREATE TABLE session (
  id TEXT NOT NULL UNIQUE,
  game_id TEXT NOT NULL,
  game_version INTEGER NOT NULL,
  config TEXT NOT NULL,
  title TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  finished_at INTEGER,
  deleted_at INTEGER,
  summary TEXT NOT NULL
) STRICT;
CREATE INDEX session_newest ON session (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX session_unfinished ON session (updated_at DESC, id DESC)
  WHERE deleted_at IS NULL AND finished_at IS NULL;
CREATE INDEX session_deleted ON session (deleted_at DESC, id) WHERE deleted_at IS NOT NULL;

CREATE TABLE entry (
  session_id TEXT NOT NULL REFERENCES session (id),
  seq INTEGER NOT NULL CHECK (seq >= 0),
  body TEXT NOT NULL,
  UNIQUE (session_id, seq)
) STRICT;

CREATE TABLE purge (session_id TEXT NOT NULL UNIQUE REFERENCES session (id) ON DELETE CASCADE) STRICT;

CREATE TABLE snapshot (
  session_id TEXT NOT NULL REFERENCES session (id),
  seq INTEGER NOT NULL,
  depth INTEGER NOT NULL,
  state_version INTEGER NOT NULL,
  state TEXT NOT NULL,
  UNIQUE (session_id, seq)
) STRICT;

CREATE TABLE draft (
  session_id TEXT NOT NULL REFERENCES session (id),
  wizard TEXT NOT NULL,
  step TEXT NOT NULL,
  body TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (session_id, wizard)
) STRICT;

CREATE TABLE player (
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  colour TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_played_at INTEGER,
  archived_at INTEGER
) STRICT;
CREATE UNIQUE INDEX player_name ON player (name_key) WHERE archived_at IS NULL;

CREATE TABLE player_group (id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, name_key TEXT NOT NULL) STRICT;
CREATE TABLE group_member (
  group_id TEXT NOT NULL REFERENCES player_group (id),
  position INTEGER NOT NULL,
  player_id TEXT NOT NULL REFERENCES player (id),
  UNIQUE (group_id, player_id)
) STRICT;

CREATE TABLE setting (key TEXT NOT NULL UNIQUE, value TEXT NOT NULL) STRICT;

CREATE TRIGGER entry_never_changes BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER entry_never_goes BEFORE DELETE ON entry
WHEN NOT EXISTS (SELECT 1 FROM purge WHERE session_id = OLD.session_id)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER entry_keeps_its_place BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM entry WHERE session_id = NEW.session_id AND seq = NEW.seq)
BEGIN SELECT RAISE(IGNORE); END;

CREATE TRIGGER entry_renews_session AFTER INSERT ON entry
WHEN json_valid(NEW.body) AND json_type(NEW.body, '$.at') = 'integer'
BEGIN
  UPDATE session SET updated_at = json_extract(NEW.body, '$.at')
  WHERE id = NEW.session_id AND updated_at < json_extract(NEW.body, '$.at');
END;

-- A wizard's draft goes in the same statement that writes what it committed: a kill leaves one of the two, never both.
CREATE TRIGGER entry_ends_its_draft AFTER INSERT ON entry
WHEN json_valid(NEW.body) AND json_type(NEW.body, '$.wizard') = 'text'
BEGIN
  DELETE FROM draft WHERE session_id = NEW.session_id AND wizard = json_extract(NEW.body, '$.wizard');
END;

CREATE TRIGGER session_never_goes BEFORE DELETE ON session
WHEN NOT EXISTS (SELECT 1 FROM purge WHERE session_id = OLD.id)
BEGIN SELECT RAISE(ABORT, 'only a session in the bin is deleted for good'); END;

CREATE TRIGGER purge_takes_from_the_bin BEFORE INSERT ON purge
WHEN NOT EXISTS (SELECT 1 FROM session WHERE id = NEW.session_id AND deleted_at IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'only a session in the bin is deleted for good'); END;
`;

/**
 * Finished games in a shape that SQL can count.
 *
 * Facts: what a person wrote about a game, the group it belongs to, what players prefer, who is the same person as
 * whom. Everything else here is derived from configs and logs, and may be dropped: `record` says for which sessions it
 * is up to date, and a session without a good one is recorded again at the next start. Writing an entry makes its
 * session's record stale, so what a killed app did not finish is found. Results in the bin do not count.
 */
export const SCHEMA_2 = `
ALTER TABLE session ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN group_id TEXT;
ALTER TABLE player ADD COLUMN preferred TEXT NOT NULL DEFAULT '{}';
ALTER TABLE player ADD COLUMN merged_into TEXT;

DROP INDEX session_newest;
CREATE INDEX session_history ON session (updated_at DESC, id DESC, game_id, group_id, finished_at, deleted_at)
  WHERE deleted_at IS NULL;
CREATE INDEX session_group ON session (group_id, updated_at) WHERE group_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX player_merged ON player (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE record (
  session_id TEXT NOT NULL PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  search TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE session_player (
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  seat TEXT NOT NULL,
  player_id TEXT NOT NULL,
  PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_player_player ON session_player (player_id, session_id);

CREATE TABLE result (
  id INTEGER PRIMARY KEY,
  session_id TEXT NOT NULL UNIQUE REFERENCES session (id) ON DELETE CASCADE,
  counted INTEGER NOT NULL,
  game_id TEXT NOT NULL,
  edition TEXT,
  scenario TEXT,
  cooperative INTEGER NOT NULL,
  won INTEGER,
  highest_wins INTEGER NOT NULL,
  player_count INTEGER NOT NULL,
  group_id TEXT,
  started_at INTEGER NOT NULL,
  finished_at INTEGER NOT NULL,
  month INTEGER NOT NULL,
  minutes INTEGER,
  sourced INTEGER NOT NULL
) STRICT;
CREATE INDEX result_time ON result (finished_at, id) WHERE counted;

-- The time stands here too: a player's games then lie in the index as they were played, and streaks sort nothing.
CREATE TABLE result_player (
  result_id INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  seat TEXT NOT NULL,
  player_id TEXT,
  finished_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  role TEXT,
  score INTEGER,
  rank INTEGER NOT NULL,
  winner INTEGER NOT NULL,
  share REAL NOT NULL,
  start_player INTEGER NOT NULL,
  PRIMARY KEY (result_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_player_games
  ON result_player (player_id, finished_at, result_id, position, role, score, rank, winner, share);

-- Half a million sums are grouped twice as fast by a number as by two words.
CREATE TABLE source (
  id INTEGER PRIMARY KEY,
  game_id TEXT NOT NULL,
  name TEXT NOT NULL,
  UNIQUE (game_id, name)
) STRICT;

CREATE TABLE result_source (
  result_id INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  source_id INTEGER NOT NULL REFERENCES source (id),
  points INTEGER NOT NULL,
  PRIMARY KEY (result_id, position, source_id)
) STRICT, WITHOUT ROWID;

-- The sources of all seats together: a row a game instead of a row a seat, and in the order in which they are summed.
CREATE TABLE result_total (
  source_id INTEGER NOT NULL REFERENCES source (id),
  result_id INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
  points INTEGER NOT NULL,
  PRIMARY KEY (source_id, result_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_total_result ON result_total (result_id);

CREATE TRIGGER entry_outdates_record AFTER INSERT ON entry
BEGIN
  UPDATE record SET version = 0 WHERE session_id = NEW.session_id AND version <> 0;
END;

CREATE TRIGGER session_bin_does_not_count AFTER UPDATE OF deleted_at ON session
BEGIN
  UPDATE result SET counted = NEW.deleted_at IS NULL WHERE session_id = NEW.id;
END;

CREATE TRIGGER session_group_of_result AFTER UPDATE OF group_id ON session
BEGIN
  UPDATE result SET group_id = NEW.group_id WHERE session_id = NEW.id;
END;
`;

/**
 * A snapshot is bound to the entry it was taken after: the file takes none that lies beyond its log, and `entry` keeps
 * that entry's own words, so that one of another history is noticed. Games with older snapshots are folded again.
 */
export const SCHEMA_3 = `
DROP TABLE snapshot;
CREATE TABLE snapshot (
  session_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  depth INTEGER NOT NULL,
  state_version INTEGER NOT NULL,
  entry TEXT NOT NULL,
  state TEXT NOT NULL,
  UNIQUE (session_id, seq),
  FOREIGN KEY (session_id, seq) REFERENCES entry (session_id, seq) ON DELETE CASCADE
) STRICT;
`;

/**
 * A game that several phones share: who this phone is there, and what it has done that is not in the table's log yet.
 * That waits here and not in `entry`, which never changes; it goes in the transaction that brings the confirmed entry.
 * `whole_log` is what people see: the log, and then what waits.
 *
 * Of a shared game an entry no longer ends a draft: it may be somebody else's, or come long after the tap.
 */
export const SCHEMA_4 = `
CREATE TABLE share (
  session_id TEXT NOT NULL UNIQUE REFERENCES session (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL UNIQUE,
  hub TEXT NOT NULL,
  link TEXT NOT NULL,
  me TEXT NOT NULL,
  phones TEXT NOT NULL,
  outbox TEXT NOT NULL
) STRICT;

CREATE VIEW whole_log (session_id, seq, body) AS
  SELECT session_id, seq, body FROM entry
  UNION ALL
  SELECT share.session_id,
    (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE session_id = share.session_id) + waiting.key,
    json_extract(waiting.value, '$.entry')
  FROM share, json_each(share.outbox, '$.waiting') AS waiting;

DROP TRIGGER entry_ends_its_draft;
CREATE TRIGGER entry_ends_its_draft AFTER INSERT ON entry
WHEN json_valid(NEW.body) AND json_type(NEW.body, '$.wizard') = 'text'
  AND NOT EXISTS (SELECT 1 FROM share WHERE session_id = NEW.session_id)
BEGIN
  DELETE FROM draft WHERE session_id = NEW.session_id AND wizard = json_extract(NEW.body, '$.wizard');
END;
`;

/** Entries know only the phone that wrote them: who was at the table of a game that has left it. `me`: this phone. */
export const SCHEMA_5 = `
CREATE TABLE left_table (
  session_id TEXT NOT NULL UNIQUE REFERENCES session (id) ON DELETE CASCADE,
  me TEXT NOT NULL,
  phones TEXT NOT NULL
) STRICT;
`;
