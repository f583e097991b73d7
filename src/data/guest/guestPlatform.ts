import { createTabLock } from '../createTabLock';
import type { DataPlatform } from '../dataPlatform';
import { askWorker } from './askWorker';
import { connectGuest } from './connectGuest';
import { connectionLocks } from './connectionLocks';
import { canStore } from './guestStore';

const FILE = 'foothold.db';

/** Tried out beside the games: src/data/selfCheck. */
export const guestFiles = {
  connect: connectGuest,
  remove: async (file: string) => void (await askWorker({ kind: 'remove', file })),
};

/** A browser without files of its own for a page, as over plain http: SQLite in memory, its pages in IndexedDB. */
export const guestPlatform: Omit<DataPlatform, 'pragmas'> = {
  lock: createTabLock(connectionLocks),
  unavailable: async () => {
    const message = await canStore();
    return message === null ? null : { reason: 'no-storage', message };
  },
  connect: () => connectGuest(FILE),
  keepAside: async () => {
    const name = `foothold-damaged-${Date.now()}.db`;
    await askWorker({ kind: 'rename', file: FILE, name });
    return name;
  },
};
