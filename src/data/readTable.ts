import type { SqlDriver, SqlRow } from './driver';

export const TABLES = [
  'session',
  'entry',
  'share',
  'left_table',
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
/** Rows are numbered from 1, without gaps: nobody plays a billion turns. */
const FARTHEST = 2 ** 30;

/**
 * Every row of a table that can still be reached, in the order of writing. A broken page is stepped over: read
 * forward up to it, jump ahead until something answers again, and read back from there to the far side of the break.
 * A broken tree may answer with rows it was not asked for, or lead in circles: only a row on the way counts.
 */
export async function readTable(sql: SqlDriver, table: TableName): Promise<TableRows> {
  const faults = new Set<string>();
  const rows = new Map<number, SqlRow>();

  /** The rowids that were read, or null where the table is broken. */
  async function look(
    where: string,
    params: readonly number[],
    tail: string,
    fits: (rowids: readonly number[]) => boolean,
  ): Promise<readonly number[] | null> {
    try {
      const found = await sql.all(`SELECT rowid AS rowid_, * FROM ${table} WHERE ${where} ${tail}`, params);
      const rowids = found.map(({ rowid_ }) => Number(rowid_));
      if (!fits(rowids)) throw new Error('rows out of order');
      for (const { rowid_, ...row } of found) rows.set(Number(rowid_), row);
      return rowids;
    } catch (thrown) {
      faults.add((thrown as Error).message);
      return null;
    }
  }

  const ahead = (from: number, limit: number) =>
    look('rowid > ?', [from], `ORDER BY rowid LIMIT ${limit}`, (ids) =>
      ids.every((id, i) => id > (ids[i - 1] ?? from)),
    );

  async function walkForward(from: number): Promise<{ at: number; whole: boolean }> {
    let at = from;
    for (let limit = BATCH; ;) {
      const found = await ahead(at, limit);
      if (found === null && limit === 1) return { at, whole: false };
      if (found === null) limit = 1;
      else if (found.length < limit) return { at: found.at(-1) ?? at, whole: true };
      else at = found.at(-1) ?? at;
    }
  }

  /** One by one from the far side, back to the break. */
  async function walkBack(from: number, after: number): Promise<void> {
    for (let at: number | undefined = from; at !== undefined;) {
      const before: number = at;
      const found = await look(
        'rowid < ? AND rowid > ?',
        [before, after],
        'ORDER BY rowid DESC LIMIT 1',
        (ids) => ids.every((id) => id < before && id > after),
      );
      at = found?.[0];
    }
  }

  /** The next row after a break, looking further and further ahead; null when nothing answers. */
  async function gallop(from: number): Promise<number | null> {
    for (let step = 1; step <= FARTHEST; step *= 2) {
      const found = await ahead(from + step, 1);
      if (found !== null) return found[0] ?? null;
    }
    return null;
  }

  let place = await walkForward(0);
  while (!place.whole) {
    const past = await gallop(place.at);
    await walkBack(past ?? Number.MAX_SAFE_INTEGER, place.at);
    if (past === null) break;
    place = await walkForward(past);
  }
  const inOrder = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  return { rows: inOrder, faults: [...faults] };
}
