import type { BackupStore, KeptBackup } from '@/data/backup/backupStore';
import { latestBackup } from '@/data/backup/keepBackup';
import type { Backup } from '@/data/backup/readBackup';
import { restoreByMerging, restoreByReplacing } from '@/data/backup/restore';
import type { Database } from '@/data/database';
import { unwrap } from '@/engine';
import { gotOver } from '@/data/diagnostics';

export interface Recovery {
  readonly kept: KeptBackup;
  readonly backup: Backup;
}

/** There is nothing to set aside: the database is empty. */
export async function recover({ sql }: Database, { backup }: Recovery): Promise<void> {
  unwrap(await restoreByReplacing(sql, backup, () => Promise.resolve()));
}

/**
 * What a salvage could not read comes from the last backup. A log with holes is a different history from the whole
 * one: both are kept.
 */
export async function fillUp({ sql }: Database, store: BackupStore): Promise<void> {
  const found = await findBackup(store);
  if (found) await restoreByMerging(sql, found.backup, { conflicts: 'keep-both', sameName: 'apart' });
}

/** A store that does not answer has no backup; the app still opens. */
export function findBackup(store: BackupStore): Promise<Recovery | null> {
  return latestBackup(store).catch(gotOver('backup', null));
}
