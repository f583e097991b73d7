/**
 * The tables as they were first published. Times are milliseconds, ids are text (integers over 2^53 do not survive
 * every platform), JSON is text that is checked when it is read.
 *
 * The log is append-only by the file's own rules, whoever opens it: `entry` refuses UPDATE, and DELETE unless the
 * whole session is marked in `purge`, which takes only sessions that lie in the bin. An INSERT OR REPLACE would
 * delete without asking that trigger, so an occupied place ignores every further insert.
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
