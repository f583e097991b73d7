import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { MIGRATIONS } from './schema';

export type Row = Readonly<Record<string, unknown>>;
type Value = string | number | null;

/** One SQLite file that nobody else has open. */
export interface SqliteFile {
  run(sql: string, values?: readonly Value[]): number;
  all(sql: string, values?: readonly Value[]): readonly Row[];
  get(sql: string, values?: readonly Value[]): Row | null;
  /** All of it or nothing; what it says is on the disk when it returns. */
  atOnce<T>(work: () => T): T;
  close(): void;
}

/** Opens it and brings it up to date. Only for who holds its folder: what a killed hub left locked is unlocked. */
export function openSqliteFile(path: string): SqliteFile {
  rmSync(`${path}.lock`, { recursive: true, force: true });
  const db = new Database(path);
  const file: SqliteFile = {
    run: (sql, values = []) => db.run(sql, [...values]).changes,
    all: (sql, values = []) => db.all(sql, [...values]) as Row[],
    get: (sql, values = []) => db.get(sql, [...values]) as Row | null,
    atOnce,
    close: () => db.close(),
  };

  function atOnce<T>(work: () => T): T {
    db.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      db.exec('COMMIT');
      return done;
    } catch (error) {
      // A full disk may have ended it already.
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  try {
    // Exclusive comes first: the journal then needs no memory that it would share with another process.
    for (const pragma of PRAGMAS) db.get(`PRAGMA ${pragma}`);
    migrate(file, (sql) => db.exec(sql));
    keepName(path);
  } catch (error) {
    db.close();
    throw error;
  }
  return file;
}

const PRAGMAS = [
  'locking_mode = EXCLUSIVE',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'recursive_triggers = ON',
] as const;

function migrate(file: SqliteFile, exec: (sql: string) => void): void {
  file.atOnce(() => {
    const version = Number(file.get('PRAGMA user_version')?.['user_version']);
    if (version > MIGRATIONS.length) throw new Error('it was written by a newer Foothold');
    for (const step of MIGRATIONS.slice(version)) exec(step);
    if (version < MIGRATIONS.length) exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** That the file exists has to survive a power cut, too. */
function keepName(path: string): void {
  // Windows opens no folders, and needs no such thing.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
