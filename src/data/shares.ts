import { text, type Entry, type Read } from '@/engine';
import { findRow, type Found } from './badRow';
import type { SqlDriver, SqlStatements } from './driver';
import { appendEntry, type Appended } from './log';
import { anyJson, row, words } from './row';

/** A game that several phones share: where its table is, who this phone is there, and what waits to get there. */
const shareRow = row({
  sessionId: text,
  tableId: text,
  hub: text,
  /** The secret of the table's link. */
  link: text,
  me: anyJson,
  /** Who was seen at the table: names for the timeline, also without a connection. */
  phones: anyJson,
  outbox: anyJson,
});
export type ShareRecord = Read<typeof shareRow>;

/** Who was at the table that a game has left; `me`: the id that this phone had there. */
const leftRow = row({ me: words, phones: anyJson });
export type LeftTable = Read<typeof leftRow>;

/** What a phone has done that is not in the table's log: `waiting` are those with their entries, in order. */
export interface Outbox {
  readonly waiting: readonly { readonly entry: Entry<unknown> }[];
  readonly notTaken: readonly unknown[];
}

/** Confirmed entries from `seq` on, and what is left of the outbox. `ends`: the wizard that was committed just now. */
export interface KeptShare {
  readonly sessionId: string;
  readonly seq: number;
  readonly entries: readonly Entry<unknown>[];
  readonly outbox: Outbox;
  readonly ends?: string | undefined;
}

export interface Shares {
  get(sessionId: string): Promise<Found<ShareRecord>>;
  /** The game that is this phone's copy of a table. */
  sessionOf(tableId: string): Promise<string | null>;
  put(share: ShareRecord): Promise<void>;
  setMe(sessionId: string, me: unknown): Promise<void>;
  setPhones(sessionId: string, phones: unknown): Promise<void>;
  /** All in one: a tap is in the log or in the outbox, never in both and never in neither. */
  keep(kept: KeptShare): Promise<Appended>;
  /** The confirmed log as it is stored: its hashes are over these very words. */
  confirmed(sessionId: string): Promise<readonly unknown[]>;
  /** From now on it is a game of this phone alone; what waits is part of it. */
  leave(sessionId: string): Promise<void>;
  /** Names for the timeline of a game that was at a table once. */
  left(sessionId: string): Promise<Found<LeftTable>>;
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], notTaken: [] };

export function createShares(sql: SqlDriver): Shares {
  const get = async (on: SqlStatements, sessionId: string) =>
    findRow(
      'share',
      sessionId,
      await on.get('SELECT * FROM share WHERE session_id = ?', [sessionId]),
      shareRow,
    );

  return {
    get: (sessionId) => get(sql, sessionId),

    sessionOf: async (tableId) => {
      const found = await sql.get(
        `SELECT session_id FROM share JOIN session ON session.id = session_id
         WHERE table_id = ? AND deleted_at IS NULL`,
        [tableId],
      );
      return found ? String(found['session_id']) : null;
    },

    put: async ({ sessionId, tableId, hub, link, me, phones, outbox }) => {
      await sql.run(
        `INSERT INTO share (session_id, table_id, hub, link, me, phones, outbox) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (session_id) DO UPDATE SET table_id = excluded.table_id, hub = excluded.hub,
           link = excluded.link, me = excluded.me, phones = excluded.phones, outbox = excluded.outbox`,
        [sessionId, tableId, hub, link, JSON.stringify(me), JSON.stringify(phones), JSON.stringify(outbox)],
      );
    },

    setMe: async (sessionId, me) => {
      await sql.run('UPDATE share SET me = ? WHERE session_id = ?', [JSON.stringify(me), sessionId]);
    },

    setPhones: async (sessionId, phones) => {
      await sql.run('UPDATE share SET phones = ? WHERE session_id = ?', [JSON.stringify(phones), sessionId]);
    },

    keep: ({ sessionId, seq, entries, outbox, ends }) =>
      sql.tx(async (tx) => {
        for (const [i, entry] of entries.entries())
          if ((await appendEntry(tx, sessionId, seq + i, entry)) === 'conflict') return 'conflict';
        await tx.run('UPDATE share SET outbox = ? WHERE session_id = ?', [JSON.stringify(outbox), sessionId]);
        if (ends !== undefined)
          await tx.run('DELETE FROM draft WHERE session_id = ? AND wizard = ?', [sessionId, ends]);
        await tx.run('UPDATE record SET version = 0 WHERE session_id = ? AND version <> 0', [sessionId]);
        return 'saved';
      }),

    confirmed: async (sessionId) => {
      const rows = await sql.all('SELECT body FROM entry WHERE session_id = ? ORDER BY seq', [sessionId]);
      return rows.map(({ body }): unknown => JSON.parse(String(body)));
    },

    leave: (sessionId) =>
      sql.tx(async (tx) => {
        await tx.run(
          `INSERT INTO entry (session_id, seq, body)
           SELECT session_id, seq, body FROM whole_log AS log WHERE session_id = ?1
             AND seq > (SELECT coalesce(max(seq), -1) FROM entry WHERE session_id = ?1) ORDER BY seq`,
          [sessionId],
        );
        await tx.run(
          `INSERT INTO left_table (session_id, me, phones)
           SELECT session_id, coalesce(json_extract(me, '$.id'), ''), phones FROM share WHERE session_id = ?
           ON CONFLICT (session_id) DO UPDATE SET me = excluded.me, phones = excluded.phones`,
          [sessionId],
        );
        await tx.run('DELETE FROM share WHERE session_id = ?', [sessionId]);
      }),

    left: async (sessionId) =>
      findRow(
        'left_table',
        sessionId,
        await sql.get('SELECT me, phones FROM left_table WHERE session_id = ?', [sessionId]),
        leftRow,
      ),
  };
}
