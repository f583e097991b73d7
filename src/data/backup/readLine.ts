import { field, oneOf, optional, phrase, read, record, whole, type At } from '@/engine';
import type { SqlValue } from '../driver';
import { refuseLine } from './badBackup';
import {
  absentValue,
  BACKUP_TABLES,
  columnsOf,
  typeOf,
  type BackupHeader,
  type BackupTable,
  type ColumnType,
  type Counts,
  type Values,
} from './format';
import type { Line } from './lines';
import { findProto } from './findProto';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export interface StoredRow {
  readonly table: BackupTable;
  readonly values: Values;
}

/** The JSON of a line. Its own fields and the JSON inside its texts hold no key that reaches for the prototype. */
export function parseLine({ bytes, number }: Line): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return refuseLine('not-text', number, phrase('backup.badText'));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    const reason = (thrown as Error).message;
    return refuseLine('not-json', number, phrase('input.notJson', { reason }));
  }
  const key = findProto(text, value);
  if (key !== null) refuseLine('unsafe-key', number, phrase('backup.unsafeKey', { key }));
  return value;
}

export function readHeader(at: At): BackupHeader {
  return {
    kind: oneOf(field(at, 'kind'), ['backup', 'handover'] as const),
    schema: whole(field(at, 'schema')),
    app: String(field(at, 'app').value),
    created: whole(field(at, 'created')),
    counts: readCounts(field(at, 'counts')),
  };
}

/** A row with the columns that are ours, and no others. */
export function readRow(value: unknown, line: number): StoredRow {
  const found = read(value, (at) => record(at)['table']);
  if (!found.ok) return refuseLine(found.error.code, line, found.error.message);
  const table = BACKUP_TABLES.find((name) => name === found.value);
  if (table === undefined) return refuseLine('unknown-table', line, phrase('backup.unknownTable'), 'table');
  const fields = value as Readonly<Record<string, unknown>>;
  const values: Record<string, SqlValue> = {};
  for (const [name, column] of columnsOf(table)) {
    const absent = Object.hasOwn(fields, name) ? undefined : absentValue(column);
    values[name] = absent === undefined ? readValue(fields, name, typeOf(column), line) : absent;
  }
  return { table, values };
}

function readValue(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  type: ColumnType,
  line: number,
): SqlValue {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === null && type.endsWith('?')) return null;
  if (type.startsWith('text'))
    return typeof value === 'string' ? value : refuseLine('invalid-input', line, phrase('backup.text'), name);
  // As lenient as the database: a number that makes no sense there is a row that reads as bad, here as at home.
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? value
    : refuseLine('invalid-input', line, phrase('backup.integer'), name);
}

function readCounts(at: At): Counts {
  const counts = BACKUP_TABLES.map((table) => [table, optional(field(at, table), whole, 0)] as const);
  return Object.fromEntries(counts) as Counts;
}
