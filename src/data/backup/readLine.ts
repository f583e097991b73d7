import { LATEST_MOMENT, phrase, read, record, type Phrase } from '@/engine';
import type { SqlValue } from '../driver';
import { refuseLine } from './badBackup';
import {
  absentValue,
  BACKUP_TABLES,
  columnsOf,
  LARGEST,
  LONGEST,
  typeOf,
  type BackupTable,
  type ColumnType,
  type Values,
} from './format';
import type { Line } from './lines';
import { findProto } from './findProto';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export interface StoredRow {
  readonly table: BackupTable;
  readonly values: Values;
}

/** The JSON of a line. No key in it, nor in the JSON inside its texts, reaches for the prototype. */
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

/** A row with our columns and no others. */
export function readRow(value: unknown, line: number, bounded: boolean): StoredRow {
  const found = read(value, (at) => record(at)['table']);
  if (!found.ok) return refuseLine(found.error.code, line, found.error.message);
  const table = BACKUP_TABLES.find((name) => name === found.value);
  if (table === undefined) return refuseLine('unknown-table', line, phrase('backup.unknownTable'), 'table');
  const fields = value as Readonly<Record<string, unknown>>;
  const values: Record<string, SqlValue> = {};
  for (const [name, column] of columnsOf(table)) {
    const absent = Object.hasOwn(fields, name) ? undefined : absentValue(column);
    values[name] = absent === undefined ? readValue(fields, name, typeOf(column), line) : absent;
    const beyond = bounded ? beyondMeasure(values[name], typeOf(column)) : null;
    if (beyond) refuseLine('out-of-range', line, beyond, name);
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
  if (type === 'time' || type === 'time?' || type === 'count')
    return typeof value === 'number' && Number.isSafeInteger(value)
      ? value
      : refuseLine('invalid-input', line, phrase('backup.integer'), name);
  return typeof value === 'string' ? value : refuseLine('invalid-input', line, phrase('backup.text'), name);
}

/** A value that no table can mean; null for anything that one can. */
function beyondMeasure(value: SqlValue, type: ColumnType): Phrase | null {
  if (typeof value === 'string') {
    const max = LONGEST[type === 'words' || type === 'json' ? type : 'id'];
    return value.length > max ? phrase('input.tooLong', { max, length: value.length }) : null;
  }
  if (value === null) return null;
  const [min, max] = type === 'count' ? [-LARGEST, LARGEST] : [0, LATEST_MOMENT];
  if (value < min) return phrase('input.tooSmall', { min, value });
  return value > max ? phrase('input.tooBig', { max, value }) : null;
}
