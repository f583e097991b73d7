import { gotOver } from './diagnostics';
import type { SqlDriver, SqlRow, SqlStatements, SqlValue } from './driver';
import { readTable, TABLES, type TableName } from './readTable';

export type Salvage = Readonly<Record<TableName, readonly SqlRow[]>>;

/** The rows that can still be read from a damaged file. */
export async function readEverything(sql: SqlDriver): Promise<Salvage> {
  const tables: Partial<Record<TableName, readonly SqlRow[]>> = {};
  for (const table of TABLES) tables[table] = (await readTable(sql, table)).rows;
  return tables as Salvage;
}

/** Puts them into a new, empty file, in one transaction. Returns how many rows of each table made it. */
export async function copyInto(sql: SqlDriver, salvage: Salvage): Promise<Record<string, number>> {
  const copied: Record<string, number> = {};
  await sql.tx(async (tx) => {
    for (const table of TABLES) {
      if (table === 'entry') await adoptOrphans(tx, salvage);
      const columns = await columnsOf(tx, table);
      const marks = columns.map(() => '?').join(', ');
      copied[table] = 0;
      for (const row of salvage[table]) {
        const values = columns.map((column) => toSqlValue(row[column]));
        // One row that no longer fits the rules of its table must not cost the others.
        const inserted = await tx
          .run(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, values)
          .catch(gotOver('salvage', { changes: 0 }));
        copied[table] += inserted.changes;
      }
    }
  });
  return copied;
}

/** A log whose session row is lost is kept under a row that reads as bad: it is reported, and it can be exported. */
async function adoptOrphans(tx: SqlStatements, salvage: Salvage): Promise<void> {
  const known = new Set(salvage.session.map((row) => row['id']));
  const orphans = new Set(salvage.entry.map((row) => row['session_id']).filter((id) => !known.has(id)));
  for (const id of orphans) {
    await tx.run(
      `INSERT OR IGNORE INTO session (id, game_id, game_version, config, title, created_at, updated_at, summary)
       VALUES (?, '', 0, '', '', 0, 0, '')`,
      [toSqlValue(id)],
    );
  }
}

async function columnsOf(tx: SqlStatements, table: TableName): Promise<readonly string[]> {
  return (await tx.all(`PRAGMA table_info(${table})`)).map((row) => String(row['name']));
}

function toSqlValue(value: unknown): SqlValue {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
