import type { WaSqlite } from '../../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-api';
import {
  SQLITE_BLOB,
  SQLITE_FLOAT,
  SQLITE_INTEGER,
  SQLITE_ROW,
  SQLITE_TEXT,
} from '../../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-constants';
import type { SqlRow, SqlValue } from '../driver';

const MAX_INT32 = 0x7fffffff;

/** Runs one statement and returns its rows, all of them or the first ones. */
export async function runStatement(
  sqlite: WaSqlite,
  db: number,
  sql: string,
  params: readonly SqlValue[],
  most = Number.POSITIVE_INFINITY,
): Promise<readonly SqlRow[]> {
  const rows: SqlRow[] = [];
  for await (const statement of sqlite.statements(db, sql)) {
    params.forEach((value, i) => bind(sqlite, statement, i + 1, value));
    const names = sqlite.column_names(statement);
    while (rows.length < most && (await sqlite.step(statement)) === SQLITE_ROW) {
      rows.push(Object.fromEntries(names.map((name, i) => [name, column(sqlite, statement, i)])));
    }
    break;
  }
  return rows;
}

function bind(sqlite: WaSqlite, statement: number, index: number, value: SqlValue): void {
  if (value === null) sqlite.bind_null(statement, index);
  else if (typeof value === 'string') sqlite.bind_text(statement, index, value);
  else if (!Number.isInteger(value)) sqlite.bind_double(statement, index, value);
  else if (Math.abs(value) <= MAX_INT32) sqlite.bind_int(statement, index, value);
  else sqlite.bind_int64(statement, index, BigInt(value));
}

function column(sqlite: WaSqlite, statement: number, index: number): unknown {
  switch (sqlite.column_type(statement, index)) {
    case SQLITE_INTEGER:
      return sqlite.column_int_safe(statement, index);
    case SQLITE_FLOAT:
      return sqlite.column_double(statement, index);
    case SQLITE_TEXT:
      return sqlite.column_text(statement, index);
    case SQLITE_BLOB:
      // A copy: the next step writes over SQLite's own.
      return sqlite.column_blob(statement, index).slice();
    default:
      return null;
  }
}
