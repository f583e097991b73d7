import type { SqlStatements, SqlValue } from '../driver';
import { columnsOf, type BackupTable, type Values } from './format';

/** What a restore writes with. */
export interface RestoreWriter {
  insert(table: BackupTable, rows: readonly Values[]): Promise<void>;
  run(sql: string, params: readonly SqlValue[]): Promise<void>;
}

/** Bound values of one statement: far below what any build of SQLite takes. */
const MOST_VALUES = 900;

export function createRestoreWriter(tx: SqlStatements): RestoreWriter {
  return {
    insert: async (table, rows) => {
      const names = columnsOf(table).map(([name]) => name);
      const marks = `(${names.map(() => '?').join()})`;
      const size = Math.floor(MOST_VALUES / names.length);
      for (let at = 0; at < rows.length; at += size) {
        const some = rows.slice(at, at + size);
        const { changes } = await tx.run(
          `INSERT INTO ${table} (${names.join()}) VALUES ${some.map(() => marks).join()}`,
          some.flatMap((row) => names.map((name) => row[name] ?? null)),
        );
        // An occupied place in the log silently ignores an insert.
        if (changes !== some.length)
          throw new Error(`${some.length - changes} rows of ${table} were not taken`);
      }
    },
    run: async (sql, params) => void (await tx.run(sql, params)),
  };
}

/** Writes nothing: a merge with this finds out what it would do. */
export const dryRun: RestoreWriter = {
  insert: () => Promise.resolve(),
  run: () => Promise.resolve(),
};
