import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import type { TableStore } from '@/live/tableStore';
import * as liveParts from '@/state/live/liveParts';
import type { Stores } from '@/state/stores';
import { startHubHere, type HubHere } from '../../hub/support/hubHere';
import { isLive, startPhone, until, type AppPhone } from './phones';

/** A hub on a disk of its own, and whole apps around it. */
export interface Party {
  readonly phones: readonly AppPhone[];
  /** The hub as it runs now. */
  hub(): HubHere;
  /** Of its WebSocket. */
  url(): string;
  /** Where it keeps its tables. */
  readonly file: string;
  /** One more phone, at no table yet. */
  take(name: string): Promise<AppPhone>;
  /** Shares the game that is open there; resolves when the table is live. */
  share(stores: Stores, seat: string | null): Promise<void>;
  /** The hub dies; its disk stays. */
  killHub(): Promise<void>;
  startHub(): Promise<void>;
  /** It comes back without anything it knew. */
  startEmptyHub(): Promise<void>;
  end(): Promise<void>;
}

/** `around` may wrap the hub's store. */
export async function startParty(around?: (store: TableStore) => TableStore): Promise<Party> {
  const folder = mkdtempSync(path(tmpdir(), 'party-'));
  const file = path(folder, 'tables.db');
  const phones: AppPhone[] = [];
  let hub: HubHere | null = null;
  let port = 0;
  const start = async () => {
    hub = await startHubHere(around, { folder });
    ({ port } = hub);
  };
  const url = () => `ws://127.0.0.1:${port}/live`;
  const end = async () => {
    await hub?.end();
    hub = null;
  };
  await start();
  return {
    phones,
    file,
    url,
    hub: () => {
      if (!hub) throw new Error('the hub does not run');
      return hub;
    },
    take: async (name) => {
      const phone = await startPhone(name, () => port);
      phones.push(phone);
      return phone;
    },
    share: async (stores, seat) => {
      await liveParts.shareTable(stores, url(), seat);
      await until(stores, () => isLive(stores));
    },
    killHub: end,
    startHub: start,
    startEmptyHub: async () => {
      await end();
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
      await start();
    },
    end: async () => {
      for (const { stores, disk } of phones) {
        await stores().session.getState().close();
        await disk.end();
      }
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
