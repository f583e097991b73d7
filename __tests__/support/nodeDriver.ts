import { existsSync, renameSync } from 'node:fs';
import { Database } from 'node-sqlite3-wasm';
import type { DataPlatform } from '@/data/dataPlatform';
import type { Database as OurDatabase } from '@/data/database';
import { createDriver, type SqlBackEnd, type SqlDriver, type SqlRow } from '@/data/driver';
import { openDatabase } from '@/data/openDatabase';

/** Real SQLite over a real file, in Node: what the tests and the bench run on. */
export function createNodeBackEnd(file: string): SqlBackEnd {
  const db = new Database(file);
  return {
    exec: async (sql) => db.exec(sql),
    run: async (sql, params = []) => ({ changes: db.run(sql, [...params]).changes }),
    all: async (sql, params = []) => db.all(sql, [...params]) as SqlRow[],
    get: async (sql, params = []) => db.get(sql, [...params]) as SqlRow | null,
    close: async () => db.close(),
  };
}

export const NODE_PRAGMAS = ['synchronous = FULL', 'foreign_keys = ON', 'recursive_triggers = ON'] as const;

export async function openNodeDriver(file: string): Promise<SqlDriver> {
  const sql = createDriver(createNodeBackEnd(file));
  for (const pragma of NODE_PRAGMAS) await sql.exec(`PRAGMA ${pragma}`);
  return sql;
}

/** A folder instead of a phone or a browser. There is one tab. */
export function createNodePlatform(file: string): DataPlatform {
  let kept = 0;
  return {
    lock: {
      acquire: () => Promise.resolve(true),
      takeOver: () => Promise.resolve(true),
      release: () => Promise.resolve(),
    },
    pragmas: NODE_PRAGMAS,
    unavailable: () => Promise.resolve(null),
    connect: async () => createNodeBackEnd(file),
    keepAside: async () => {
      const aside = `${file}.damaged-${++kept}`;
      for (const suffix of ['', '-journal']) {
        if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
      }
      return aside;
    },
  };
}

/** The database in a file, as the app opens it: checked and brought up to date. */
export async function openNodeDatabase(file: string): Promise<OurDatabase> {
  const opened = await openDatabase(createNodePlatform(file), {
    onAskedToRelease: () => Promise.resolve(true),
  });
  if (opened.kind !== 'ok') throw new Error(`${file} is not open: ${JSON.stringify(opened)}`);
  return opened.database;
}
