import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caps } from '@/hub/doorman';
import { createAttempts, WRONG_CODE } from '@/hub/guesses';
import { makeCode } from '@/hub/makeCode';
import { readProxies } from '@/hub/proxies';
import { createLiveServer } from '@/hub/server';
import { openSqliteStore } from '@/hub/sqliteStore';
import { createHub } from '@/live/hub';
import type { TableStore } from '@/live/tableStore';
import { pad } from './pad';

export interface HubHere {
  readonly port: number;
  readonly store: TableStore;
  end(): Promise<void>;
}

interface HubWishes {
  readonly names?: readonly string[];
  readonly caps?: Caps;
  /** As TRUST_PROXY says it. */
  readonly trusted?: string;
  /** Of a hub before this one, or for the next; left out, one of its own. */
  readonly folder?: string;
}

const LOOK_EVERY = 200;

/** A hub in this process, on real SQLite and a real port. `around` may wrap its store. */
export async function startHubHere(
  around = (store: TableStore) => store,
  { folder: kept, names = [], trusted, ...given }: HubWishes = {},
): Promise<HubHere> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'hub-'));
  const store = openSqliteStore(join(folder, 'tables.db'));
  const now = () => Date.now();
  const attempts = createAttempts(now);
  const hub = createHub({
    hub: randomUUID(),
    store: around(store),
    game: async (id) => (id === 'scorepad' ? pad : null),
    now,
    makeCode,
    mayGuess: (address) => attempts.mayTry(WRONG_CODE, address),
    guessedRight: (address) => attempts.forgive(WRONG_CODE, address),
  });
  const looks = setInterval(() => void hub.look(), LOOK_EVERY);
  const proxies = readProxies(trusted);
  if (typeof proxies === 'string') throw new Error(proxies);
  const isCalled = (name: string) => names.includes(name);
  const live = createLiveServer({ hub, isCalled, proxies, now, ...given });
  const server = createServer((_request, response) => response.end());
  server.on('upgrade', live.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    store,
    end: async () => {
      clearInterval(looks);
      await live.close();
      await hub.settled();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      store.close();
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
