import { LATEST_MOMENT } from '@/engine';
import type { SqlDriver } from '../driver';
import { isGeneration, type BackupStore, type Generation, type KeptBackup, type Slot } from './backupStore';
import { OWN_LIMITS } from './format';
import { readBackup, type Backup } from './readBackup';
import { writeBackup, type About } from './writeBackup';

const DAY = 24 * 60 * 60 * 1000;
/** With less than this share of what an older backup holds, the older one is put aside, not overwritten. */
const FAR_FEWER = 0.5;

/**
 * One more generation. An empty database never replaces a backup with games: it may be empty because it was lost.
 * Returns what was kept, or null when there was nothing worth keeping.
 */
export async function keepBackup(
  sql: SqlDriver,
  store: BackupStore,
  about: About,
): Promise<KeptBackup | null> {
  const stock = await takeStock(sql);
  const kept = await store.list();
  if (stock.games === 0 && kept.some((one) => isGeneration(one) && one.games > 0)) return null;
  const slot = chooseSlot(kept);
  const victim = kept.find((backup) => backup.slot === slot);
  const before = kept.find((backup) => backup.slot === 'before');
  if (victim && stock.games < victim.games * FAR_FEWER && (before?.games ?? 0) < victim.games)
    await store.move(slot, 'before');
  // A clock that was set back must not make the newest backup look like the older one.
  const created = Math.max(about.created, newestOf(kept) + 1);
  await store.put({ slot, created, ...stock }, writeBackup(sql, about));
  return (await store.list()).find((backup) => backup.slot === slot) ?? null;
}

/** What is here now, before everything is replaced, and the proof that it can be read again. */
export async function keepRestorePoint(sql: SqlDriver, store: BackupStore, about: About): Promise<void> {
  const stock = await takeStock(sql);
  await store.put({ slot: 'next', created: about.created, ...stock }, writeBackup(sql, about));
  const kept = await store.open('next');
  const whole = kept && (await readBackup(kept, OWN_LIMITS));
  if (!whole?.ok) throw new Error('what was kept cannot be read again');
}

/** After the replacement. An empty database is not worth an older restore point. */
export async function settleRestorePoint(store: BackupStore): Promise<void> {
  const kept = await store.list();
  const gamesIn = (slot: Slot) => kept.find((backup) => backup.slot === slot)?.games ?? 0;
  if (gamesIn('next') > 0 || gamesIn('before') === 0) await store.move('next', 'before');
}

/**
 * The newer generation is overwritten until the older one is a day behind it; then they change places. So there is
 * always one from just now and one from an earlier day, however many games an evening has.
 */
function chooseSlot(kept: readonly KeptBackup[]): Generation {
  const one = kept.find(({ slot }) => slot === 'one');
  const two = kept.find(({ slot }) => slot === 'two');
  if (!one) return 'one';
  if (!two) return 'two';
  const [newer, older] = one.created > two.created ? [one, two] : [two, one];
  return (newer.created - older.created < DAY ? newer : older).slot as Generation;
}

/** At start-up: a day has passed, games were played since, or the clock was set back and cannot tell. */
export async function isBackupDue(sql: SqlDriver, store: BackupStore, now: number): Promise<boolean> {
  const newest = newestOf(await store.list());
  const { games, playedAt } = await takeStock(sql);
  return games > 0 && (playedAt > newest || Math.abs(now - newest) > DAY);
}

function newestOf(kept: readonly KeptBackup[]): number {
  return Math.max(...kept.filter(isGeneration).map(({ created }) => created), Number.NEGATIVE_INFINITY);
}

/** The newest generation that is whole, whatever the database says. */
export async function latestBackup(
  store: BackupStore,
): Promise<{ readonly kept: KeptBackup; readonly backup: Backup } | null> {
  const kept = [...(await store.list())].sort((a, b) => b.created - a.created);
  for (const candidate of kept.filter((one) => isGeneration(one) && one.games > 0)) {
    const source = await store.open(candidate.slot);
    const backup = source && (await readBackup(source, OWN_LIMITS));
    if (backup?.ok) return { kept: candidate, backup: backup.value };
  }
  return null;
}

async function takeStock(sql: SqlDriver): Promise<{ readonly games: number; readonly playedAt: number }> {
  const row = await sql.get('SELECT count(*) AS games, max(updated_at) AS played FROM session');
  return {
    games: Number(row?.['games']),
    playedAt: Math.min(Math.max(0, Number(row?.['played'] ?? 0)), LATEST_MOMENT),
  };
}
