/**
 * What a hub keeps. Keys are words as the protocol reads them; everything else is JSON, which keeps every character.
 * The log is append-only by the file's own rules, no matter who opens it.
 */
const SCHEMA_1 = `
CREATE TABLE live_table (
  id TEXT NOT NULL PRIMARY KEY,
  about TEXT NOT NULL,
  link TEXT NOT NULL,
  code TEXT UNIQUE,
  head INTEGER NOT NULL DEFAULT 0,
  last TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE line (
  table_id TEXT NOT NULL REFERENCES live_table (id),
  seq INTEGER NOT NULL CHECK (seq >= 0),
  id TEXT NOT NULL,
  written_by TEXT NOT NULL,
  entry TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TABLE phone (
  place INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES live_table (id),
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (table_id, id)
) STRICT;

CREATE TABLE seal (
  place INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES live_table (id),
  wizard TEXT NOT NULL,
  seat TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (table_id, wizard, seat)
) STRICT;

CREATE TRIGGER line_never_changes BEFORE UPDATE ON line
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER line_never_goes BEFORE DELETE ON line
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER line_comes_last BEFORE INSERT ON line
WHEN NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM line WHERE table_id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER table_never_goes BEFORE DELETE ON live_table
BEGIN SELECT RAISE(ABORT, 'a table is never deleted'); END;

CREATE TRIGGER seal_never_changes BEFORE UPDATE ON seal
BEGIN SELECT RAISE(ABORT, 'a secret choice is never changed'); END;
`;

/** Tables can be closed, and deleted whole: only then their lines go, and what is left is that there was one. */
const SCHEMA_2 = `
ALTER TABLE live_table ADD COLUMN made_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE live_table ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE live_table ADD COLUMN closed TEXT CHECK (closed IN ('rest', 'organiser'));

UPDATE live_table SET made_at = unixepoch() * 1000, touched_at = unixepoch() * 1000;

CREATE TABLE gone (id TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;

DROP TRIGGER line_never_goes;
CREATE TRIGGER line_never_goes BEFORE DELETE ON line
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

DROP TRIGGER table_never_goes;
CREATE TRIGGER table_never_goes BEFORE DELETE ON live_table
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.id)
BEGIN SELECT RAISE(ABORT, 'a table is deleted as a whole, or never deleted'); END;
`;

/** Step n brings a file of version n to version n + 1. Forward only: a published step is never edited. */
export const MIGRATIONS: readonly string[] = [SCHEMA_1, SCHEMA_2];
