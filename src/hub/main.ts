import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { findGame } from '@/games';
import { createHub } from '@/live/hub';
import { networkAddresses } from './addresses';
import { dataFolder, whyUnusable } from './dataFolder';
import { lockFolder } from './folderLock';
import { greeting } from './greeting';
import { createGuesses } from './guesses';
import { makeCode } from './makeCode';
import { reportFaults } from './reportFaults';
import { createLiveServer } from './server';
import { openSqliteStore, type SqliteStore } from './sqliteStore';

export interface RunningHub {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Where phones find this computer, for the page that shows the way; null for somebody who may not know. */
  addresses(request: IncomingMessage): readonly string[] | null;
  /** `host`: the only address it listens on, if it is not every one. */
  greeting(port: number, host: string | undefined, colours: boolean): string;
  close(): void;
}

/** A hub on the folder that the environment names; or, in a sentence, why there is none. */
export async function openHub(
  env: Readonly<Record<string, string | undefined>>,
  say: (words: string) => void,
): Promise<RunningHub | string> {
  const folder = dataFolder(env, process.platform);
  const unusable = whyUnusable(folder);
  if (unusable !== null) return unusable;
  const lock = await lockFolder(folder);
  if (!lock) return `Another Foothold that is running keeps its tables in ${folder}. ${HOW_TO_HAVE_TWO}`;
  let store: SqliteStore;
  try {
    store = openSqliteStore(join(folder, 'tables.db'));
  } catch (error) {
    lock.release();
    return `The tables in ${folder} cannot be opened: ${(error as Error).message}`;
  }
  const now = () => Date.now();
  const hub = createHub({
    store: reportFaults(store, say, now),
    game: async (id) => (await findGame(id)?.load?.()) ?? null,
    now,
    makeCode,
    ...createGuesses(now),
  });
  const names = (env['FOOTHOLD_NAMES'] ?? '').split(/[\s,]+/).filter((name) => name !== '');
  const { upgrade, knows, close } = createLiveServer({ hub, names, now });
  return {
    upgrade,
    addresses: (request) => (knows(request) ? reachable(env['FOOTHOLD_HOST'] || undefined) : null),
    greeting: (port, host, colours) => greeting({ port, addresses: reachable(host), folder, colours }),
    close: () => {
      close();
      store.close();
      lock.release();
    },
  };
}

const HOW_TO_HAVE_TWO =
  'End it first, or give this one a folder of its own: FOOTHOLD_DATA=~/foothold-2 npm start';

function reachable(host: string | undefined): readonly string[] {
  const all = networkAddresses();
  return host === undefined || host === '0.0.0.0' || host === '::' ? all : all.filter((one) => one === host);
}
