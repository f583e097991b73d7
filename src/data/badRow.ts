import { err, fail, phrase, read, readStored, refusal, type At, type Refusal, type Result } from '@/engine';
import type { SqlRow } from './driver';

/** A stored row that cannot be read. It is reported with its place; the rest still opens. */
export interface BadRow {
  readonly table:
    | 'session'
    | 'entry'
    | 'snapshot'
    | 'draft'
    | 'player'
    | 'player_group'
    | 'setting'
    | 'result'
    | 'share'
    | 'left_table';
  /** The session (or player, group, setting) it belongs to. */
  readonly id: string;
  /** Its position in the session's log, where it has one. */
  readonly seq: number | null;
  readonly reason: Refusal;
}

/** What looking up one row finds. */
export type Found<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'bad'; readonly bad: BadRow };

export interface Rows<T> {
  readonly rows: readonly T[];
  readonly bad: readonly BadRow[];
}

/** Reads JSON kept in a column, with the path of the first fault. */
export function readJson<T>(json: unknown, reader: (at: At) => T): Result<T, Refusal> {
  let value: unknown;
  try {
    value = JSON.parse(String(json));
  } catch (thrown) {
    return err(refusal('not-json', phrase('input.notJson', { reason: (thrown as Error).message })));
  }
  return readStored(value, reader);
}

/** The value of a JSON column inside a reader of the whole row. */
export function json(at: At): unknown {
  const parsed = readJson(at.value, (inner) => inner.value);
  if (parsed.ok) return parsed.value;
  return fail(at.path, parsed.error.code, parsed.error.message);
}

export function findRow<T>(
  table: BadRow['table'],
  id: string,
  row: SqlRow | null,
  reader: (at: At) => T,
): Found<T> {
  if (row === null) return { kind: 'missing' };
  const result = read(row, reader);
  if (result.ok) return { kind: 'ok', value: result.value };
  return { kind: 'bad', bad: { table, id, seq: null, reason: result.error } };
}

/** Every row on its own: one bad row costs one row. */
export function readRows<T>(
  table: BadRow['table'],
  found: readonly SqlRow[],
  reader: (at: At) => T,
  idOf: (row: SqlRow) => unknown = (row) => row['id'],
): Rows<T> {
  const rows: T[] = [];
  const bad: BadRow[] = [];
  for (const row of found) {
    const result = read(row, reader);
    if (result.ok) rows.push(result.value);
    else bad.push({ table, id: String(idOf(row)), seq: null, reason: result.error });
  }
  return { rows, bad };
}
