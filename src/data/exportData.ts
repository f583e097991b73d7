import { gotOver } from './diagnostics';
import type { SqlDriver, SqlRow } from './driver';
import { readVersion } from './migrations';
import { readTable, TABLES, type TableName } from './readTable';

/** Drafts are left out: one may hold a choice that the rest of the table must not see yet. */
type ExportedTable = Exclude<TableName, 'draft'>;

const EXPORTED = TABLES.filter((table): table is ExportedTable => table !== 'draft');

/** Everything as it is stored: log rows are not parsed, so bad ones come along too. */
export interface DataExport {
  readonly format: 'foothold-export';
  readonly schemaVersion: number | null;
  readonly tables: Readonly<Record<ExportedTable, readonly SqlRow[]>>;
  readonly unreadable: readonly { readonly table: TableName; readonly message: string }[];
}

export async function exportData(sql: SqlDriver): Promise<DataExport> {
  const tables: Partial<Record<ExportedTable, readonly SqlRow[]>> = {};
  const unreadable: { table: TableName; message: string }[] = [];
  for (const table of EXPORTED) {
    const { rows, faults } = await readTable(sql, table);
    tables[table] = table === 'share' ? rows.map(withoutSecrets) : rows;
    unreadable.push(...faults.map((message) => ({ table, message })));
  }
  return {
    format: 'foothold-export',
    schemaVersion: await readVersion(sql).catch(gotOver('export', null)),
    tables: tables as Record<ExportedTable, readonly SqlRow[]>,
    unreadable,
  };
}

/** What waits on this phone, without what would let somebody else in at the table. */
function withoutSecrets({ session_id, outbox }: SqlRow): SqlRow {
  return { session_id, outbox };
}
