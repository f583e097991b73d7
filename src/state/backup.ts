import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';
import type { KeptBackup, Slot } from '@/data/backup/backupStore';
import { FILE_ENDING, LIMITS, OWN_LIMITS, type Limits } from '@/data/backup/format';
import { keepRestorePoint, settleRestorePoint } from '@/data/backup/keepBackup';
import type { MergeChoices, MergeReport } from '@/data/backup/mergeBackup';
import { planParts, type PartSize } from '@/data/backup/planParts';
import { readBackup, type Backup } from '@/data/backup/readBackup';
import {
  previewRestore,
  restoreByMerging,
  restoreByReplacing,
  type RestorePreview,
} from '@/data/backup/restore';
import type { BackupSource } from '@/data/backup/source';
import { writeBackup } from '@/data/backup/writeBackup';
import { gotOver } from '@/data/diagnostics';
import type { Services } from './services';
import type { Stores } from './stores';

/** A file to be handed to the person: its pieces join to its text. */
export interface OutgoingFile {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
}

export type RestoreHow = ({ readonly kind: 'merge' } & MergeChoices) | { readonly kind: 'replace' };

/** `merged` is null after a replacement. */
export interface Restored {
  readonly merged: MergeReport | null;
}

export interface OpenedBackup {
  readonly backup: Backup;
  readonly preview: RestorePreview;
}

/** Everything: one file, or several where it is too much for one. Call `markExported` once they were handed over. */
export async function exportBackup(
  services: Services,
  most?: PartSize,
): Promise<Result<readonly OutgoingFile[], Refusal>> {
  const { writer, data, clock, appVersion: app } = services;
  if (!(await writer.settle())) return notSaved;
  const created = clock();
  const parts = await planParts(data.sql, most);
  return ok(
    parts.map((part, i) => ({
      name: `foothold-${dayOf(created)}${parts.length > 1 ? `-${i + 1}-of-${parts.length}` : ''}${FILE_ENDING}`,
      pieces: writeBackup(data.sql, { app, created }, part),
    })),
  );
}

/** What is in a file and what it would change, or why it cannot be used. Changes nothing. */
export async function openBackup(
  services: Services,
  source: BackupSource,
  choices: MergeChoices,
  limits: Limits = LIMITS,
): Promise<Result<OpenedBackup, Refusal>> {
  if (!(await services.writer.settle())) return notSaved;
  const backup = await readBackup(source, limits);
  if (!backup.ok) return backup;
  return previewBackup(services, backup.value, choices);
}

/** The same file with other choices. */
export async function previewBackup(
  { data }: Services,
  backup: Backup,
  choices: MergeChoices,
): Promise<Result<OpenedBackup, Refusal>> {
  const preview = await previewRestore(data.sql, backup, choices);
  return preview.ok ? ok({ backup, preview: preview.value }) : preview;
}

/** Newest first: the automatic ones (`one`, `two`) and the restore points (`before`, `next`). */
export async function keptBackups({ backups }: Services): Promise<readonly KeptBackup[]> {
  return [...(await backups.list())].sort((a, b) => b.created - a.created);
}

export async function openKept(
  services: Services,
  slot: Slot,
  choices: MergeChoices,
): Promise<Result<OpenedBackup, Refusal>> {
  const source = await services.backups.open(slot);
  return source
    ? openBackup(services, source, choices, OWN_LIMITS)
    : err(refusal('empty', phrase('backup.empty')));
}

/** Everything or nothing. Afterwards the app starts over from what is stored: take the stores from there. */
export async function restoreBackup(
  { services, session }: Stores,
  backup: Backup,
  how: RestoreHow,
): Promise<Result<Restored, Refusal>> {
  await session.getState().close();
  if (!(await services.writer.settle())) return notSaved;
  const restored =
    how.kind === 'merge' ? await merge(services, backup, how) : await replace(services, backup);
  if (restored.ok) await services.restart();
  return restored;
}

async function merge(
  { data }: Services,
  backup: Backup,
  choices: MergeChoices,
): Promise<Result<Restored, Refusal>> {
  const merged = await restoreByMerging(data.sql, backup, choices);
  return merged.ok ? ok({ merged: merged.value }) : merged;
}

async function replace(services: Services, backup: Backup): Promise<Result<Restored, Refusal>> {
  const { data, backups, appVersion: app, clock } = services;
  const keepOld = () => keepRestorePoint(data.sql, backups, { app, created: clock() });
  const replaced = await restoreByReplacing(data.sql, backup, keepOld);
  if (!replaced.ok) return replaced;
  // It is kept either way; if the store refuses now, it stays under its other name.
  await settleRestorePoint(backups).catch(gotOver('backup', undefined));
  return ok({ merged: null });
}

const notSaved = err(refusal('not-saved', phrase('backup.notSaved')));

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
