import { entryOf, phrase, refusal, type At, type Entry } from '@/engine';
import { readJson, type BadRow } from './badRow';
import type { SqlDriver, SqlRow, SqlStatements } from './driver';

/** `conflict`: the log does not end where the writer thinks; somebody else wrote. It is final. */
export type Appended = 'saved' | 'conflict';

export interface LoadedLog<E> {
  /** The unbroken run of good entries that begins at `from`: what can be folded. */
  readonly entries: readonly Entry<E>[];
  readonly bad: readonly BadRow[];
  /** Good entries behind the first bad one: to be shown and exported, never folded. */
  readonly stranded: readonly { readonly seq: number; readonly entry: Entry<E> }[];
  /** One past the last stored position; equal to `from + entries.length` when nothing is bad. */
  readonly end: number;
}

export interface SessionLog {
  append(sessionId: string, seq: number, entry: Entry<unknown>): Promise<Appended>;
  load<E>(
    sessionId: string,
    readEvent: (at: At) => E,
    options?: { readonly from?: number },
  ): Promise<LoadedLog<E>>;
  /** How many entries are stored, whatever they look like. */
  count(sessionId: string): Promise<number>;
}

export async function appendEntry(
  sql: SqlStatements,
  sessionId: string,
  seq: number,
  entry: Entry<unknown>,
): Promise<Appended> {
  const body = JSON.stringify(entry);
  // Only at the very end: a hole in a damaged log must not be filled with something newer.
  const { changes } = await sql.run(
    `INSERT INTO entry (session_id, seq, body) SELECT ?1, ?2, ?3
     WHERE ?2 = (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE session_id = ?1)
     ON CONFLICT DO NOTHING`,
    [sessionId, seq, body],
  );
  if (changes > 0) return 'saved';
  // A write that seemed to fail may have reached the disk: the same words again are no conflict.
  const there = await sql.get('SELECT body FROM entry WHERE session_id = ? AND seq = ?', [sessionId, seq]);
  return there?.['body'] === body ? 'saved' : 'conflict';
}

export function createLog(sql: SqlDriver): SessionLog {
  return {
    append: (sessionId, seq, entry) => appendEntry(sql, sessionId, seq, entry),

    load: async (sessionId, readEvent, { from = 0 } = {}) =>
      readLog(
        sessionId,
        await sql.all('SELECT seq, body FROM whole_log WHERE session_id = ? AND seq >= ? ORDER BY seq', [
          sessionId,
          from,
        ]),
        readEvent,
        from,
      ),

    count: async (sessionId) =>
      Number((await sql.get('SELECT count(*) AS n FROM whole_log WHERE session_id = ?', [sessionId]))?.['n']),
  };
}

function readLog<E>(
  sessionId: string,
  rows: readonly SqlRow[],
  readEvent: (at: At) => E,
  from: number,
): LoadedLog<E> {
  const entries: Entry<E>[] = [];
  const stranded: { seq: number; entry: Entry<E> }[] = [];
  const bad: BadRow[] = [];
  const entry = entryOf(readEvent);
  let end = from;
  for (const row of rows) {
    const seq = Number(row['seq']);
    if (seq > end) {
      const reason = refusal('gap', phrase('data.gap', { from: end, to: seq - 1 }));
      bad.push({ table: 'entry', id: sessionId, seq: end, reason });
    }
    const result = readJson(row['body'], entry);
    if (!result.ok) bad.push({ table: 'entry', id: sessionId, seq, reason: result.error });
    else if (bad.length === 0) entries.push(result.value);
    else stranded.push({ seq, entry: result.value });
    end = seq + 1;
  }
  return { entries, bad, stranded, end };
}
