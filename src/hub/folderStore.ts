import { join } from 'node:path';
import { dataFolder, whyUnusable } from './dataFolder';
import { lockFolder } from './folderLock';
import { createAttempts } from './guesses';
import type { OpenedStore } from './openedStore';
import { openSqliteStore } from './sqliteStore';

/** One hub that keeps its tables in a folder of this computer; or, in a sentence, why it cannot. */
export async function openFolderStore(
  env: Readonly<Record<string, string | undefined>>,
  now: () => number,
): Promise<OpenedStore | string> {
  const folder = dataFolder(env, process.platform);
  const unusable = whyUnusable(folder);
  if (unusable !== null) return unusable;
  const lock = await lockFolder(folder);
  if (!lock) return `Another Foothold that is running keeps its tables in ${folder}. ${HOW_TO_HAVE_TWO}`;
  try {
    const store = openSqliteStore(join(folder, 'tables.db'), now);
    return {
      store,
      attempts: createAttempts(now),
      where: folder,
      warnings: [],
      listen: () => undefined,
      close: async () => {
        store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    return `The tables in ${folder} cannot be opened: ${(error as Error).message}`;
  }
}

const HOW_TO_HAVE_TWO =
  'End it first, or give this one a folder of its own: FOOTHOLD_DATA=~/foothold-2 npm start';
