import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';
import type { SqlDriver, SqlStatements } from '../driver';
import { toSqlFault } from '../sqlFault';
import { BadBackup, refuse } from './badBackup';
import { LOCAL_SETTINGS } from './format';
import { mergeBackup, type MergeChoices, type MergeReport } from './mergeBackup';
import { insertGame } from './mergeGames';
import { createRestoreWriter, dryRun } from './restoreWriter';
import { visitBackup, type Backup } from './readBackup';

/** What is here now, and would be gone after a replacement. */
export interface Stock {
  readonly games: number;
  readonly entries: number;
  readonly players: number;
  readonly groups: number;
}

export interface RestorePreview {
  readonly here: Stock;
  readonly inside: Stock;
  readonly merge: MergeReport;
}

/** What a restore would do. Changes nothing. */
export async function previewRestore(
  sql: SqlDriver,
  backup: Backup,
  choices: MergeChoices,
): Promise<Result<RestorePreview, Refusal>> {
  return refusing(async () => {
    const merge = await mergeBackup(sql, dryRun, backup, choices);
    const { session, entry, player, player_group } = backup.counts;
    const inside = { games: session, entries: entry, players: player, groups: player_group };
    return { here: await takeStock(sql), inside, merge };
  });
}

/** All of it or nothing: one transaction, and the file is checked once more while it is read into it. */
export async function restoreByMerging(
  sql: SqlDriver,
  backup: Backup,
  choices: MergeChoices,
): Promise<Result<MergeReport, Refusal>> {
  return refusing(() => transact(sql, (tx) => mergeBackup(tx, createRestoreWriter(tx), backup, choices)));
}

/** `keepOld` puts what is here now into a safe place; if it cannot, nothing is touched. */
export async function restoreByReplacing(
  sql: SqlDriver,
  backup: Backup,
  keepOld: () => Promise<void>,
): Promise<Result<Stock, Refusal>> {
  return refusing(async () => {
    if (backup.header.kind !== 'backup') refuse('not-whole', phrase('backup.notWhole'));
    await keepOld().catch((thrown: unknown) => {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      refuse('no-room', phrase('backup.noRoom', { reason }));
    });
    return transact(sql, async (tx) => {
      await clear(tx);
      const pen = createRestoreWriter(tx);
      await visitBackup(backup, (item) => {
        if (item.kind === 'game') return insertGame(pen, item);
        // Settings of this device stay, whatever the file says.
        if (item.table === 'setting' && LOCAL_SETTINGS.includes(String(item.values['key']))) return;
        return pen.insert(item.table, [item.values]);
      });
      return takeStock(tx);
    });
  });
}

/**
 * Every game is purged in the usual way, through the bin and with a mark: the guards of the log stay as they are, and
 * the marks are gone with the games before anybody else can write.
 */
async function clear(tx: SqlStatements): Promise<void> {
  await tx.exec('UPDATE session SET deleted_at = 0 WHERE deleted_at IS NULL');
  await tx.exec('INSERT INTO purge (session_id) SELECT id FROM session');
  for (const table of ['entry', 'snapshot', 'draft', 'session', 'group_member', 'player_group', 'player'])
    await tx.exec(`DELETE FROM ${table}`);
  const marks = LOCAL_SETTINGS.map(() => '?').join();
  await tx.run(`DELETE FROM setting WHERE key NOT IN (${marks})`, LOCAL_SETTINGS);
}

async function takeStock(sql: Pick<SqlStatements, 'get'>): Promise<Stock> {
  const count = async (table: string) => Number((await sql.get(`SELECT count(*) AS n FROM ${table}`))?.['n']);
  return {
    games: await count('session'),
    entries: await count('entry'),
    players: await count('player'),
    groups: await count('player_group'),
  };
}

/** The driver reports every failure as one of SQLite: what was wrong with the file is remembered separately. */
async function transact<T>(sql: SqlDriver, work: (tx: SqlStatements) => Promise<T>): Promise<T> {
  const bad: BadBackup[] = [];
  try {
    return await sql.tx((tx) =>
      work(tx).catch((thrown: unknown) => {
        if (thrown instanceof BadBackup) bad.push(thrown);
        throw thrown;
      }),
    );
  } catch (thrown) {
    throw bad[0] ?? thrown;
  }
}

async function refusing<T>(work: () => Promise<T>): Promise<Result<T, Refusal>> {
  try {
    return ok(await work());
  } catch (thrown) {
    if (thrown instanceof BadBackup) return err(thrown.refusal);
    const { kind, message } = toSqlFault(thrown);
    return err(refusal(kind, phrase('backup.failed', { reason: message })));
  }
}
