import { File, Paths } from 'expo-file-system';
import { defaultDatabaseDirectory, openDatabaseAsync } from 'expo-sqlite';
import type { DataPlatform } from './dataPlatform';
import { createExpoBackEnd } from './expoBackEnd';
import { tabLock } from './tabLock';
import { walDamage } from './walDamage';

const FILE = 'foothold.db';

/** iOS and Android. */
export const platform: DataPlatform = {
  lock: tabLock,
  pragmas: [
    'busy_timeout = 5000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'recursive_triggers = ON',
  ],
  settle: 'PRAGMA wal_checkpoint(TRUNCATE)',
  unavailable: () => Promise.resolve(null),
  unsound: async () => {
    const log = new File(directory(), `${FILE}-wal`);
    if (!log.exists) return null;
    const damage = walDamage(await log.bytes());
    // SQLite writes a new one over it.
    if (damage !== null) await log.copy(new File(directory(), `foothold-damaged-${Date.now()}.db-wal`));
    return damage;
  },
  connect: async () => {
    const db = await openDatabaseAsync(FILE);
    return createExpoBackEnd(db, () => db.closeAsync());
  },
  keepAside: async () => {
    const kept = `foothold-damaged-${Date.now()}.db`;
    // What was committed last may still be in the log beside the file: the three belong together.
    for (const suffix of ['', '-wal', '-shm']) {
      const file = new File(directory(), FILE + suffix);
      if (file.exists) await file.move(new File(directory(), kept + suffix));
    }
    return kept;
  },
};

function directory(): string {
  const path = String(defaultDatabaseDirectory ?? Paths.join(Paths.document.uri, 'SQLite'));
  return path.startsWith('file:') ? path : `file://${path}`;
}
