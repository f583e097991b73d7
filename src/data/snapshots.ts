import { field, whole, type At, type Snapshot } from '@/engine';
import { findRow, json, type Found } from './badRow';
import type { SqlDriver } from './driver';

/** The newest one serves; one more is kept in case it turns out unreadable. They are a cache: any may be dropped. */
const KEPT = 2;

export interface Snapshots {
  put(sessionId: string, stateVersion: number, snapshot: Snapshot<unknown>): Promise<void>;
  /** The newest of this state version that the log still reaches. Unreadable ones are passed over. */
  latest(sessionId: string, stateVersion: number): Promise<Found<Snapshot<unknown>>>;
  /** Forgets all of a session's: the log is folded anew. */
  drop(sessionId: string): Promise<void>;
}

export function createSnapshots(sql: SqlDriver): Snapshots {
  return {
    put: (sessionId, stateVersion, { seq, depth, state }) =>
      sql.tx(async (tx) => {
        await tx.run(
          `INSERT INTO snapshot (session_id, seq, depth, state_version, state) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (session_id, seq) DO UPDATE
           SET depth = excluded.depth, state_version = excluded.state_version, state = excluded.state`,
          [sessionId, seq, depth, stateVersion, JSON.stringify(state)],
        );
        await tx.run(
          `DELETE FROM snapshot WHERE session_id = ?1 AND seq NOT IN
           (SELECT seq FROM snapshot WHERE session_id = ?1 ORDER BY seq DESC LIMIT ${KEPT})`,
          [sessionId],
        );
      }),

    latest: async (sessionId, stateVersion) => {
      const rows = await sql.all(
        `SELECT seq, depth, state FROM snapshot
         WHERE session_id = ?1 AND state_version = ?2
         AND seq <= (SELECT max(seq) FROM entry WHERE session_id = ?1)
         ORDER BY seq DESC`,
        [sessionId, stateVersion],
      );
      const found = rows.map((row) => findRow('snapshot', sessionId, row, readSnapshot));
      return found.find(({ kind }) => kind === 'ok') ?? found[0] ?? { kind: 'missing' };
    },

    drop: async (sessionId) => {
      await sql.run('DELETE FROM snapshot WHERE session_id = ?', [sessionId]);
    },
  };
}

function readSnapshot(at: At): Snapshot<unknown> {
  return {
    seq: whole(field(at, 'seq')),
    depth: whole(field(at, 'depth')),
    state: json(field(at, 'state')),
  };
}
