import type { SqlDriver, SqlRow } from './driver';

export const TABLES = [
  'session',
  'entry',
  'snapshot',
  'draft',
  'player',
  'player_group',
  'group_member',
  'setting',
] as const;
export type TableName = (typeof TABLES)[number];

export interface TableRows {
  readonly rows: readonly SqlRow[];
  /** What could not be read, in SQLite's words; empty when the table is whole. */
  readonly faults: readonly string[];
}

const BATCH = 500;

/**
 * Every row of a table that can still be reached, in the order of writing. A broken page is stepped over: walk
 * forward up to it, gallop until something answers again, and walk back from there to the far side of the break.
 */
export async function readTable(sql: SqlDriver, table: TableName): Promise<TableRows> {
  const faults: string[] = [];
  const rows: (readonly [rowid: number, row: SqlRow])[] = [];

  async function query(where: string, params: readonly number[], tail: string): Promise<typeof rows | null> {
    try {
      const found = await sql.all(`SELECT rowid AS rowid_, * FROM ${table} WHERE ${where} ${tail}`, params);
      return found.map(({ rowid_, ...row }) => [Number(rowid_), row] as const);
    } catch (thrown) {
      const message = (thrown as Error).message;
      if (!faults.includes(message)) faults.push(message);
      return null;
    }
  }

  /** Forward from `after`; the last rowid that was read before the end (null) or before a break. */
  async function walkForward(after: number): Promise<{ at: number; whole: boolean }> {
    let at = after;
    for (let limit = BATCH; ;) {
      const found = await query('rowid > ?', [at], `ORDER BY rowid LIMIT ${limit}`);
      if (found === null) {
        if (limit === 1) return { at, whole: false };
        limit = 1;
      } else {
        rows.push(...found);
        at = found.at(-1)?.[0] ?? at;
        if (found.length < limit) return { at, whole: true };
      }
    }
  }

  /** Back from `before`, one by one, down to the break. */
  async function walkBack(before: number, after: number): Promise<void> {
    for (let at = before; ;) {
      const found = await query('rowid < ? AND rowid > ?', [at, after], 'ORDER BY rowid DESC LIMIT 1');
      const first = found?.[0];
      if (!first) return;
      rows.push(first);
      at = first[0];
    }
  }

  let { at, whole } = await walkForward(Number.MIN_SAFE_INTEGER);
  while (!whole) {
    const past = await gallop(Math.max(at, 0));
    if (past === null) break;
    await walkBack(past, at);
    ({ at, whole } = await walkForward(past - 1));
  }
  rows.sort(([a], [b]) => a - b);
  return { rows: rows.map(([, row]) => row), faults };

  async function gallop(from: number): Promise<number | null> {
    for (let step = 2; step <= 2 ** 40; step *= 2) {
      const found = await query('rowid >= ?', [from + step], 'ORDER BY rowid LIMIT 1');
      if (found === null) continue;
      return found[0]?.[0] ?? (await lastReadable(from));
    }
    return null;
  }

  /** Nothing behind the place looked at: the far end itself may still be read from behind. */
  async function lastReadable(after: number): Promise<number | null> {
    const found = await query('rowid > ?', [after], 'ORDER BY rowid DESC LIMIT 1');
    return found?.[0]?.[0] ?? null;
  }
}
