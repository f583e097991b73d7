import type { SQLiteDatabase } from 'expo-sqlite';
import type { SqlBackEnd, SqlRow } from './driver';

/** expo-sqlite's async API; the sync one needs special headers on the web and truncates results there. */
export function createExpoBackEnd(db: SQLiteDatabase, close: () => Promise<void>): SqlBackEnd {
  return {
    exec: (sql) => db.execAsync(sql),
    run: async (sql, params = []) => ({ changes: (await db.runAsync(sql, [...params])).changes }),
    all: (sql, params = []) => db.getAllAsync<SqlRow>(sql, [...params]),
    get: (sql, params = []) => db.getFirstAsync<SqlRow>(sql, [...params]),
    close,
  };
}
