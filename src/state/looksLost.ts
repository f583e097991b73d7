import type { BackupStore } from '@/data/backup/backupStore';
import type { Database } from '@/data/database';
import { gotOver } from '@/data/diagnostics';

/**
 * A database in which nobody has ever done anything, beside a kept backup: it was lost. Somebody who deleted everything
 * has left settings or players behind. A store that does not answer has no backup.
 */
export async function looksLost(database: Database, store: BackupStore): Promise<boolean> {
  if (await isUsed(database)) return false;
  const kept = await store.list().catch(gotOver('backup', []));
  return kept.length > 0;
}

export async function isUsed({ sql }: Database): Promise<boolean> {
  const row = await sql.get(
    `SELECT EXISTS (SELECT 1 FROM session) OR EXISTS (SELECT 1 FROM player)
       OR EXISTS (SELECT 1 FROM setting) AS used`,
  );
  return row?.['used'] !== 0;
}
