import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Database, type SQLiteValue } from 'node-sqlite3-wasm';
import type { Realm } from './files';

type Values = Readonly<Record<string, SQLiteValue>>;

/** expo-sqlite's native half over a real SQLite, with a log beside the file as on a phone. */
export function sqlite(folder: string, alive: () => boolean, { error }: Realm) {
  mkdirSync(folder, { recursive: true });

  class NativeDatabase {
    private db: Database | null = null;
    constructor(private readonly path: string) {}
    get open(): Database {
      if (!this.db) throw error('the database is not open');
      return this.db;
    }
    async initAsync(): Promise<void> {
      // A killed app lets go of its files; this lock is Node's own.
      rmSync(`${this.path}.lock`, { recursive: true, force: true });
      this.db = telling(() => new Database(this.path));
      // Without shared memory SQLite keeps a log only for itself.
      telling(() => this.db?.exec('PRAGMA locking_mode = EXCLUSIVE'));
    }
    async execAsync(sql: string): Promise<void> {
      await living();
      telling(() => this.open.exec(sql));
    }
    async prepareAsync(statement: NativeStatement, sql: string): Promise<void> {
      statement.sql = sql;
      statement.on = this;
    }
    async closeAsync(): Promise<void> {
      this.db?.close();
      this.db = null;
    }
  }

  class NativeStatement {
    sql = '';
    on: NativeDatabase | null = null;
    private rows: Record<string, unknown>[] = [];

    async runAsync(_db: NativeDatabase, params: Values) {
      const { sql, on } = this;
      await living();
      if (!on) throw error('nothing was prepared');
      const values = Object.entries(params).map(([, value]) => value);
      if (/^\s*(select|pragma|with|explain)|\breturning\b/i.test(sql)) {
        this.rows = telling(() => on.open.all(sql, values)) as Record<string, unknown>[];
        return {
          changes: this.rows.length,
          lastInsertRowId: 0,
          firstRowValues: Object.values(this.rows[0] ?? {}),
        };
      }
      this.rows = [];
      const { changes, lastInsertRowid } = telling(() => on.open.run(sql, values));
      return { changes, lastInsertRowId: Number(lastInsertRowid), firstRowValues: [] };
    }
    /** The row after the first, or null. */
    async stepAsync() {
      const [, second] = this.rows;
      return second ? Object.values(second) : null;
    }
    async getAllAsync() {
      const [, ...rest] = this.rows;
      return rest.map((row) => Object.values(row));
    }
    async getColumnNamesAsync() {
      return Object.keys(this.rows[0] ?? {});
    }
    async resetAsync() {}
    async finalizeAsync() {}
  }

  /** A killed app never hears the answer. */
  const living = () => (alive() ? Promise.resolve() : new Promise<void>(() => undefined));

  function telling<T>(work: () => T): T {
    try {
      return work();
    } catch (thrown) {
      throw error(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  return {
    NativeDatabase,
    NativeStatement,
    defaultDatabaseDirectory: folder,
    bundledExtensions: {},
    ensureDatabasePathExistsAsync: async () => undefined,
    ensureDatabasePathExistsSync: () => undefined,
    deleteDatabaseAsync: async (path: string) => {
      if (!existsSync(path)) throw error(`${path} is not there`);
      for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    },
    importAssetDatabaseAsync: async () => undefined,
    addListener: () => ({ remove: () => undefined }),
    removeListener: () => undefined,
    joined: (name: string) => join(folder, name),
  };
}
