import { number, type Entry, type Snapshot } from '@/engine';
import { findRow, type Found } from './badRow';
import type { SqlDriver } from './driver';
import { anyJson, row } from './row';

/** The newest one is used; one more is kept in case it turns out unreadable. They are a cache: any may be dropped. */
const KEPT = 2;

export interface Snapshots {
  /**
   * `entry` is the one it was taken after. A snapshot whose entry is not on the disk, or is another one there, is not
   * kept: it would show what nobody entered.
   */
  put(
    sessionId: string,
    stateVersion: number,
    snapshot: Snapshot<unknown>,
    entry: Entry<unknown>,
  ): Promise<boolean>;
  /** The newest of this state version that still matches the log. Unreadable ones are skipped. */
  latest(sessionId: string, stateVersion: number): Promise<Found<Snapshot<unknown>>>;
  /** Forgets all of a session's: the log is folded again. */
  drop(sessionId: string): Promise<void>;
}

/** The entry in the log is, word for word, the one that the snapshot was taken after. */
const MATCHES_LOG = `EXISTS (SELECT 1 FROM entry
  WHERE entry.session_id = snapshot.session_id AND entry.seq = snapshot.seq AND entry.body = snapshot.entry)`;

export function createSnapshots(sql: SqlDriver): Snapshots {
  return {
    put: (sessionId, stateVersion, { seq, depth, state }, entry) =>
      sql.tx(async (tx) => {
        const { changes } = await tx.run(
          `INSERT INTO snapshot (session_id, seq, depth, state_version, entry, state)
           SELECT session_id, seq, ?3, ?4, body, ?5 FROM entry WHERE session_id = ?1 AND seq = ?2 AND body = ?6
           ON CONFLICT (session_id, seq) DO UPDATE SET depth = excluded.depth,
             state_version = excluded.state_version, entry = excluded.entry, state = excluded.state`,
          [sessionId, seq, depth, stateVersion, JSON.stringify(state), JSON.stringify(entry)],
        );
        await tx.run(
          `DELETE FROM snapshot WHERE session_id = ?1 AND (NOT ${MATCHES_LOG} OR seq NOT IN
           (SELECT seq FROM snapshot WHERE session_id = ?1 AND ${MATCHES_LOG} ORDER BY seq DESC LIMIT ${KEPT}))`,
          [sessionId],
        );
        return changes > 0;
      }),

    latest: async (sessionId, stateVersion) => {
      const rows = await sql.all(
        `SELECT seq, depth, state FROM snapshot
         WHERE session_id = ? AND state_version = ? AND ${MATCHES_LOG} ORDER BY seq DESC`,
        [sessionId, stateVersion],
      );
      const snapshots = rows.map((found) => findRow('snapshot', sessionId, found, snapshotRow));
      return snapshots.find(({ kind }) => kind === 'ok') ?? snapshots[0] ?? { kind: 'missing' };
    },

    drop: async (sessionId) => {
      await sql.run('DELETE FROM snapshot WHERE session_id = ?', [sessionId]);
    },
  };
}

const snapshotRow = row({ seq: number(), depth: number(), state: anyJson });
