import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import { createExpoBackEnd } from '../expoBackEnd';
import type { SuiteFile } from './check';

const FILE = 'self-check.db';

/** Beside the real file, never in its place. */
export const scratchFile: SuiteFile & { remove(): Promise<void> } = {
  connect: async () => {
    const db = await openDatabaseAsync(FILE, { useNewConnection: true });
    return createExpoBackEnd(db, () => db.closeAsync());
  },
  remove: () => deleteDatabaseAsync(FILE),
};
