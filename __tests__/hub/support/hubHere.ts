import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caps } from '@/hub/doorman';
import { createGuesses } from '@/hub/guesses';
import { makeCode } from '@/hub/makeCode';
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
  /** Of a hub before this one, or for the next; left out, one of its own. */
  readonly folder?: string;
}

/** A hub in this process, on real SQLite and a real port. `around` may wrap its store. */
export async function startHubHere(
  around = (store: TableStore) => store,
  { folder: kept, ...given }: HubWishes = {},
): Promise<HubHere> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'hub-'));
  const store = openSqliteStore(join(folder, 'tables.db'));
  const now = () => Date.now();
  const hub = createHub({
    store: around(store),
    game: async (id) => (id === 'scorepad' ? pad : null),
    now,
    makeCode,
    ...createGuesses(now),
  });
  const live = createLiveServer({ hub, names: [], now, ...given });
  const server = createServer((_request, response) => response.end());
  server.on('upgrade', live.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    store,
    end: async () => {
      live.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      store.close();
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
