import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';
import type { DataPlatform, Unavailable } from './dataPlatform';
import { createExpoBackEnd } from './expoBackEnd';
import { isGuest } from './isGuest';
import { completePool, keepPool, moveOutOfPool } from './filePool';
import { createOwnWorkers } from './ownWorker';
import { tabLock } from './tabLock';

const FILE = 'foothold.db';
const PRAGMAS = ['synchronous = FULL', 'foreign_keys = ON', 'recursive_triggers = ON'];
/** The files of a tab that just closed are freed a moment after its lock, on a busy device seconds after it. */
const TRIES = 200;
const BETWEEN_TRIES = 150;

const workers = createOwnWorkers();

/** The browser: one file in OPFS. WAL is silently refused there, so the rollback journal stays. */
const files: DataPlatform = {
  lock: tabLock,
  pragmas: PRAGMAS,
  unavailable,
  connect: async () => {
    await completePool();
    const db = await openPatiently();
    const leavePool = keepPool();
    return createExpoBackEnd(db, async () => {
      leavePool();
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
  try {
    await navigator.storage.getDirectory();
    return null;
  } catch (thrown) {
    // Not a guest: with the files in reach again, what was played meanwhile would be gone.
    return { reason: 'no-storage', message: String(thrown) };
  }
}

const loadGuest = async () => (await import('./guest/guestPlatform')).guestPlatform;

/** A visitor of a page that gets no files. What keeps its games is fetched only then. */
const guest: DataPlatform = {
  lock: {
    acquire: async (onAsked) => (await loadGuest()).lock.acquire(onAsked),
    takeOver: async (onAsked, onWriting) => (await loadGuest()).lock.takeOver(onAsked, onWriting),
    release: async () => (await loadGuest()).lock.release(),
  },
  pragmas: PRAGMAS,
  unavailable: () =>
    loadGuest().then(
      (loaded) => loaded.unavailable(),
      (thrown: unknown) => ({ reason: 'unknown', message: String(thrown) }),
    ),
  connect: async () => (await loadGuest()).connect(),
  keepAside: async () => (await loadGuest()).keepAside(),
};

export const platform: DataPlatform = isGuest ? guest : files;
