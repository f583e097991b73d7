import { readRows, type BadRow } from './badRow';
import type { SqlDriver } from './driver';
import { sessionRow, type SessionRecord } from './sessionRecord';

/** How long a deleted game can be brought back. */
export const BIN_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export interface SessionBin {
  softDelete(id: string, at: number): Promise<boolean>;
  restore(id: string): Promise<boolean>;
  /** What is in the bin, last deleted first. */
  deleted(): Promise<{ readonly sessions: readonly SessionRecord[]; readonly bad: readonly BadRow[] }>;
  /** For good, with its whole log. Only out of the bin: false for a session that was not soft-deleted before. */
  purge(id: string): Promise<boolean>;
  /** Deletes what has been in the bin for more than 30 days. Returns how many were deleted. */
  purgeExpired(now: number): Promise<number>;
}

export function createSessionBin(sql: SqlDriver): SessionBin {
  const purge = (id: string) =>
    sql.tx(async (tx) => {
      // The mark opens the triggers that guard the log, for this session and until the end of this transaction.
      const mark = await tx.run(
        'INSERT INTO purge (session_id) SELECT id FROM session WHERE id = ? AND deleted_at IS NOT NULL',
        [id],
      );
      if (mark.changes === 0) return false;
      await tx.run('DELETE FROM entry WHERE session_id = ?', [id]);
      await tx.run('DELETE FROM snapshot WHERE session_id = ?', [id]);
      await tx.run('DELETE FROM draft WHERE session_id = ?', [id]);
      await tx.run('DELETE FROM session WHERE id = ?', [id]);
      await tx.run('DELETE FROM purge WHERE session_id = ?', [id]);
      return true;
    });

  return {
    softDelete: async (id, at) => {
      const deleted = await sql.run('UPDATE session SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL', [
        at,
        id,
      ]);
      return deleted.changes > 0;
    },
    restore: async (id) =>
      (await sql.run('UPDATE session SET deleted_at = NULL WHERE id = ?', [id])).changes > 0,

    deleted: async () => {
      const { rows: sessions, bad } = readRows(
        'session',
        await sql.all('SELECT * FROM session WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, id'),
        sessionRow,
      );
      return { sessions, bad };
    },

    purge,
    purgeExpired: async (now) => {
      const rows = await sql.all('SELECT id FROM session WHERE deleted_at < ?', [now - BIN_DAYS * DAY]);
      for (const row of rows) await purge(String(row['id']));
      return rows.length;
    },
  };
}
