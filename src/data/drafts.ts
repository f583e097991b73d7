import { moment, text, type Read } from '@/engine';
import { findRow, readRows, type Found, type Rows } from './badRow';
import type { SqlDriver } from './driver';
import { anyJson, row } from './row';

/** A wizard that somebody is in the middle of; a killed app comes back on the same step. */
const draftRow = row({ sessionId: text, wizard: text, step: text, body: anyJson, updatedAt: moment });
export type DraftRecord = Read<typeof draftRow>;

export interface Drafts {
  put(draft: DraftRecord): Promise<void>;
  get(sessionId: string, wizard: string): Promise<Found<DraftRecord>>;
  /** All of a session's, last touched first. */
  list(sessionId: string): Promise<Rows<DraftRecord>>;
  clear(sessionId: string, wizard: string): Promise<void>;
}

export function createDrafts(sql: SqlDriver): Drafts {
  return {
    put: async ({ sessionId, wizard, step, body, updatedAt }) => {
      await sql.run(
        `INSERT INTO draft (session_id, wizard, step, body, updated_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (session_id, wizard) DO UPDATE
         SET step = excluded.step, body = excluded.body, updated_at = excluded.updated_at`,
        [sessionId, wizard, step, JSON.stringify(body ?? null), updatedAt],
      );
    },
    get: async (sessionId, wizard) =>
      findRow(
        'draft',
        sessionId,
        await sql.get('SELECT * FROM draft WHERE session_id = ? AND wizard = ?', [sessionId, wizard]),
        draftRow,
      ),
    list: async (sessionId) =>
      readRows(
        'draft',
        await sql.all('SELECT * FROM draft WHERE session_id = ? ORDER BY updated_at DESC, wizard', [
          sessionId,
        ]),
        draftRow,
        () => sessionId,
      ),
    clear: async (sessionId, wizard) => {
      await sql.run('DELETE FROM draft WHERE session_id = ? AND wizard = ?', [sessionId, wizard]);
    },
  };
}
