import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import { createExpoBackEnd } from '../expoBackEnd';
import type { SuiteFile } from './check';

/** Beside the real file, never in its place. */
export const SCRATCH = 'self-check.db';

export interface ScratchFile extends SuiteFile {
  remove(): Promise<void>;
}

export const expoScratch: ScratchFile = {
  connect: async () => {
    const db = await openDatabaseAsync(SCRATCH, { useNewConnection: true });
    return createExpoBackEnd(db, () => db.closeAsync());
  },
  remove: () => deleteDatabaseAsync(SCRATCH),
};
