import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataPlatform, OnAsked } from '@/data/dataPlatform';
import * as backupParts from '@/state/backupParts';
import { createBoot, type Boot } from '@/state/boot';
import type { Stores } from '@/state/stores';
import { createMemoryBackups } from '../support/memoryBackups';
import { createMortal, type Mortal } from '../support/mortal';
import { createNodePlatform } from '../support/nodeDriver';
import { openPad } from '../support/restartable';
import { noHub } from '../support/noHub';

let folder = '';
const timers = new Set<NodeJS.Timeout>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
});
afterEach(() => {
  for (const timer of timers) clearTimeout(timer);
  rmSync(folder, { recursive: true, force: true });
});

interface Lock {
  frozen: boolean;
  /** The frozen tab hears that nobody waited for it. */
  wake(): Promise<unknown>;
}

interface Tab {
  readonly boot: Boot;
  readonly disk: Mortal;
}

/** Two tabs on one file. A tab that lost its lock by force closes the file when it gets round to it, not before. */
function twoTabs(): { readonly a: Tab; readonly b: Tab; readonly lock: Lock } {
  const lock: Lock = { frozen: false, wake: async () => undefined };
  let holder: { tab: string; onAsked: OnAsked } | null = null;
  let fileOf: string | null = null;
  const platform = createNodePlatform(join(folder, 'foothold.db'));
  const tab = (name: string): Tab => {
    const disk = createMortal();
    const mine: DataPlatform = {
      ...platform,
      lock: {
        acquire: async (onAsked) => {
          if (holder && holder.tab !== name) return false;
          holder = { tab: name, onAsked };
          return true;
        },
        takeOver: async (onAsked, onWriting) => {
          onWriting();
          const before = holder;
          if (before && lock.frozen) lock.wake = () => before.onAsked('taken');
          else if (before && !(await before.onAsked('asked'))) return false;
          holder = { tab: name, onAsked };
          return true;
        },
        release: async () => {
          if (holder?.tab === name) holder = null;
        },
      },
      connect: async () => {
        if (fileOf !== null && fileOf !== name)
          throw new Error('NoModificationAllowedError: the file is open');
        fileOf = name;
        const backEnd = disk.around(await platform.connect());
        return {
          ...backEnd,
          close: async () => {
            await backEnd.close();
            fileOf = null;
          },
        };
      },
    };
    const boot = createBoot({
      isFirstVisit: () => false,
      markVisit: () => undefined,
      platform: mine,
      deviceLanguage: 'en',
      clock: Date.now,
      makeId: () => `id-${name}`,
      delay: (callback, ms) => {
        // Nobody waits here: what is due later is due at once, except for the tidying up.
        if (ms === 1000 || ms > 2000) return () => undefined;
        const timer = setTimeout(callback, 0);
        timers.add(timer);
        return () => clearTimeout(timer);
      },
      chance: { pick: () => 0 },
      backups: createMemoryBackups(),
      appVersion: '0.0.0',
      endedWell: () => false,
      backupParts: () => Promise.resolve(backupParts),
      live: noHub,
    });
    return { boot, disk };
  };
  return { a: tab('a'), b: tab('b'), lock };
}

const statusOf = ({ boot }: Tab) => boot.store.getState().status;
function storesOf(tab: Tab): Stores {
  const status = statusOf(tab);
  if (status.kind !== 'ready') throw new Error(status.kind);
  return status.stores;
}
async function takeOver(tab: Tab): Promise<void> {
  const status = statusOf(tab);
  if (status.kind !== 'elsewhere') throw new Error(status.kind);
  await status.takeOver();
}
function until(tab: Tab, wanted: (status: ReturnType<typeof statusOf>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (wanted(statusOf(tab))) return resolve();
    const stop = tab.boot.store.subscribe(() => {
      if (!wanted(statusOf(tab))) return;
      stop();
      resolve();
    });
  });
}

test('the games go to the tab that asks, and back', async () => {
  const { a, b } = twoTabs();
  await a.boot.start();
  await openPad(storesOf(a));
  await b.boot.start();
  expect(statusOf(b)).toMatchObject({ kind: 'elsewhere', waiting: null });
  await takeOver(b);
  expect(statusOf(b).kind).toBe('ready');
  expect(statusOf(a)).toMatchObject({ kind: 'elsewhere', waiting: null });
  await takeOver(a);
  expect(statusOf(a).kind).toBe('ready');
  await storesOf(a).services.data.close();
});

test('a tab that has lost its lock and still has the file is waited for: one of the two gets the games', async () => {
  const { a, b, lock } = twoTabs();
  await a.boot.start();
  await b.boot.start();
  lock.frozen = true;
  const taken = takeOver(b);
  await until(b, (status) => status.kind === 'elsewhere' && status.waiting === 'stuck');
  // The frozen tab wakes up, or is closed.
  await storesOf(a).services.data.close();
  await taken;
  expect(statusOf(b).kind).toBe('ready');
  await storesOf(b).services.data.close();
});

test('changes that the disk refuses are not given away, and the games come once they are saved', async () => {
  const { a, b } = twoTabs();
  await a.boot.start();
  const stores = storesOf(a);
  const id = await openPad(stores);
  a.disk.failing(() => true);
  stores.session.getState().dispatch({ type: 'changePoints', player: 'ana', by: 7 });
  await stores.services.writer.flush();
  await b.boot.start();
  const taken = takeOver(b);
  await until(b, (status) => status.kind === 'elsewhere' && status.waiting === 'refused');
  expect(statusOf(a).kind).toBe('ready');
  a.disk.revive();
  await taken;
  expect(await storesOf(b).services.data.log.count(id)).toBe(1);
  expect(statusOf(a)).toMatchObject({ kind: 'elsewhere', unsaved: [] });
  await storesOf(b).services.data.close();
});

/** A round begun and answered in the first tab, whose disk refuses everything from then on. */
async function beginRound(tab: Tab, change = 4): Promise<string> {
  const stores = storesOf(tab);
  const id = await openPad(stores);
  tab.disk.failing(() => true);
  await stores.wizard.getState().open(id, 'enterRound');
  if (change > 0) stores.wizard.getState().answer({ counted: { 'points ana': change } });
  return id;
}

test('a wizard that the disk refuses is not given away either, and is handed over once it is kept', async () => {
  const { a, b } = twoTabs();
  await a.boot.start();
  const id = await beginRound(a);
  await b.boot.start();
  const taken = takeOver(b);
  await until(b, (status) => status.kind === 'elsewhere' && status.waiting === 'refused');
  expect(statusOf(a).kind).toBe('ready');
  a.disk.revive();
  await taken;
  expect(statusOf(a)).toMatchObject({ kind: 'elsewhere', unkept: 0 });
  const { session, wizard, services } = storesOf(b);
  await session.getState().open(id);
  await wizard.getState().open(id, 'enterRound');
  expect(wizard.getState()).toMatchObject({ status: 'open', draft: { counted: { 'points ana': 4 } } });
  await services.data.close();
});

test('a wizard without answers holds nobody up', async () => {
  const { a, b } = twoTabs();
  await a.boot.start();
  await beginRound(a, 0);
  await b.boot.start();
  await takeOver(b);
  expect(statusOf(b).kind).toBe('ready');
  expect(statusOf(a)).toMatchObject({ kind: 'elsewhere', unkept: 0 });
  await storesOf(b).services.data.close();
});

test('a tab that lost the games says that its wizard was not kept, and still does while it asks', async () => {
  const { a, b, lock } = twoTabs();
  await a.boot.start();
  const id = await beginRound(a);
  await b.boot.start();
  lock.frozen = true;
  const taken = takeOver(b);
  await until(b, (status) => status.kind === 'elsewhere' && status.waiting === 'stuck');
  await lock.wake();
  await taken;
  expect(statusOf(b).kind).toBe('ready');
  expect(statusOf(a)).toMatchObject({ kind: 'elsewhere', unsaved: [], unkept: 1 });
  // Now the second tab has something that it cannot save.
  lock.frozen = false;
  const { session } = storesOf(b);
  await session.getState().open(id);
  b.disk.failing(() => true);
  session.getState().dispatch({ type: 'changePoints', player: 'ana', by: 7 });
  void takeOver(a);
  await until(a, (status) => status.kind === 'elsewhere' && status.waiting === 'refused');
  expect(statusOf(a)).toMatchObject({ unkept: 1 });
  await storesOf(b).services.data.close();
});
