import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';
import { BadBackup, refuse } from './badBackup';
import { LIMITS, type Limits } from './format';
import type { Item } from './gathering';
import type { BackupSource } from './source';
import { walkBackup, type Walked } from './walkBackup';

/** A file that was read from end to end and found whole. Its rows are still in the file, not here. */
export interface Backup extends Walked {
  readonly source: BackupSource;
  readonly limits: Limits;
}

/** Changes nothing. Says what is wrong with the file and where, or that it is whole. */
export async function readBackup(
  source: BackupSource,
  limits: Limits = LIMITS,
): Promise<Result<Backup, Refusal>> {
  try {
    return ok({ ...(await walkBackup(source, limits, () => undefined)), source, limits });
  } catch (thrown) {
    if (thrown instanceof BadBackup) return err(thrown.refusal);
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return err(refusal('unreadable', phrase('backup.unreadable', { reason })));
  }
}

/** Reads a file that was whole once more, for its rows. Only at the end is it sure that it is still the same. */
export async function visitBackup(
  backup: Backup,
  visit: (item: Item) => Promise<void> | void,
): Promise<void> {
  const { checksum } = await walkBackup(backup.source, backup.limits, visit);
  if (checksum !== backup.checksum) refuse('changed', phrase('backup.changedMeanwhile'));
}
