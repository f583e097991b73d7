import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';
import type { DataPlatform, Unavailable } from './dataPlatform';
import { createExpoBackEnd } from './expoBackEnd';
import { completePool, moveOutOfPool } from './filePool';
import { createOwnWorkers } from './ownWorker';
import { tabLock } from './tabLock';

const FILE = 'foothold.db';
/** The files of a tab that just closed are freed a moment after its lock. */
const TRIES = 20;
const BETWEEN_TRIES = 150;

const workers = createOwnWorkers();

/** The browser: one file in OPFS. WAL is silently refused there, so the rollback journal stays. */
export const platform: DataPlatform = {
  lock: tabLock,
  pragmas: ['synchronous = FULL', 'foreign_keys = ON', 'recursive_triggers = ON'],
  unavailable,
  connect: async () => {
    await completePool();
    const db = await openPatiently();
    return createExpoBackEnd(db, async () => {
      try {
        await db.closeAsync();
      } finally {
        workers.end();
      }
    });
  },
  keepAside: async () => {
    const kept = `foothold-damaged-${Date.now()}.db`;
    await moveOutOfPool(FILE, kept);
    return kept;
  },
};

async function openPatiently(): Promise<SQLiteDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await workers.during(() => openDatabaseAsync(FILE));
    } catch (thrown) {
      workers.end();
      if (attempt === TRIES || !String(thrown).includes('NoModificationAllowed')) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
    }
  }
}

async function unavailable(): Promise<Unavailable | null> {
  if (!globalThis.isSecureContext) return { reason: 'insecure', message: globalThis.location.origin };
  const { storage, locks } = navigator as Partial<Navigator>;
  if (!storage || !('getDirectory' in storage) || !locks)
    return { reason: 'no-storage', message: 'no private file system in this browser' };
  try {
    await storage.getDirectory();
    return null;
  } catch (thrown) {
    return { reason: 'no-storage', message: String(thrown) };
  }
}
