import type { SQLiteDatabase } from 'expo-sqlite';
import type { SqlBackEnd, SqlRow, SqlValue } from './driver';
import { inline } from './inline';

/** expo-sqlite's async API; the sync one needs special headers on the web and truncates results there. */
export function createExpoBackEnd(db: SQLiteDatabase, close: () => Promise<void>): SqlBackEnd {
  /** On the web a failed statement with parameters loses SQLite's words, and with them "disk full" or "malformed". */
  async function tell<T>(sql: string, params: readonly SqlValue[], run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (thrown) {
      if (!/Error (executing|finalizing) statement/.test(String(thrown))) throw thrown;
      throw (await diagnose(sql, params)) ?? thrown;
    }
  }

  /** `exec` keeps the words: the statement is tried once more that way, inside a savepoint that is always undone. */
  async function diagnose(sql: string, params: readonly SqlValue[]): Promise<unknown> {
    try {
      await db.execAsync(`SAVEPOINT diagnosis; ${inline(sql, params)}`);
      return null;
    } catch (thrown) {
      return thrown;
    } finally {
      // A disk that is full may have undone everything already, the savepoint included.
      await db.execAsync('ROLLBACK TO diagnosis; RELEASE diagnosis').catch(() => undefined);
    }
  }

  return {
    exec: (sql) => db.execAsync(sql),
    run: async (sql, params = []) => {
      const { changes } = await tell(sql, params, () => db.runAsync(sql, [...params]));
      return { changes };
    },
    all: (sql, params = []) => tell(sql, params, () => db.getAllAsync<SqlRow>(sql, [...params])),
    get: (sql, params = []) => tell(sql, params, () => db.getFirstAsync<SqlRow>(sql, [...params])),
    close,
  };
}
