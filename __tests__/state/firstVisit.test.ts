import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataPlatform } from '@/data/dataPlatform';
import { unwrap } from '@/engine';
import * as backupParts from '@/state/backupParts';
import { createBoot, type Boot } from '@/state/boot';
import type { Stores } from '@/state/stores';
import { createMemoryBackups } from '../support/memoryBackups';
import { createNodePlatform, openNodeDatabase } from '../support/nodeDriver';
import { noHub } from '../support/noHub';

let folder = '';
const file = () => join(folder, 'foothold.db');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Visit {
  readonly boot: Boot;
  /** The storage can be opened from now on. */
  readonly arrive: () => void;
  /** It is open, and all that waited for it is done. */
  readonly opened: Promise<void>;
  readonly marked: () => number;
}

/** Somebody comes for the first time, while SQLite is still being fetched. */
function comeFirst(): Visit {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const platform = createNodePlatform(file());
  const slow: DataPlatform = { ...platform, connect: () => arrived.then(() => platform.connect()) };
  let ids = 0;
  let marks = 0;
  const boot = createBoot({
    isFirstVisit: () => true,
    markVisit: () => void (marks += 1),
    platform: slow,
    deviceLanguage: 'en',
    clock: Date.now,
    makeId: () => `id-${(ids += 1)}`,
    delay: () => () => undefined,
    chance: { pick: () => 0 },
    backups: createMemoryBackups(),
    appVersion: '0.0.0',
    endedWell: () => true,
    backupParts: () => Promise.resolve(backupParts),
    live: noHub,
  });
  const opened = boot.start();
  return { boot, arrive, opened, marked: () => marks };
}

function ready({ boot }: Visit): Promise<Stores> {
  return new Promise((resolve) => {
    const look = () => {
      const { status } = boot.store.getState();
      if (status.kind === 'ready') resolve(status.stores);
      return status.kind === 'ready';
    };
    if (look()) return;
    const stop = boot.store.subscribe(() => look() && stop());
  });
}

test('a table is filled in before the storage is there, and nothing of it is lost', async () => {
  const visit = comeFirst();
  const { newGame, roster, services } = await ready(visit);
  // Home asks for its games, and waits for them.
  const home = services.data.sessions.page({ limit: 1 });
  await newGame.getState().begin(undefined);
  await newGame.getState().choose('scorepad');
  for (const name of ['Emmy', 'Tomek']) {
    const player = unwrap(await roster.getState().add(name));
    newGame.getState().sit(player);
  }
  expect((await roster.getState().add(' emmy ')).ok).toBe(false);
  expect((await roster.getState().add('')).ok).toBe(false);
  newGame.getState().answer('name', 'Harbour');
  // Somebody goes home and comes back.
  await newGame.getState().begin(undefined);
  expect(newGame.getState()).toMatchObject({ gameId: 'scorepad', answers: { name: 'Harbour' } });
  expect(newGame.getState().seats.map(({ name }) => name)).toEqual(['Emmy', 'Tomek']);
  // Nothing is said to be on the disk.
  expect(services.habits.keeping.getState().saved).toBe(false);
  expect(visit.marked()).toBe(0);
  const starting = newGame.getState().start();

  visit.arrive();
  await visit.opened;
  expect((await home).sessions).toEqual([]);
  const id = unwrap(await starting);
  await services.habits.settled();
  expect(visit.marked()).toBe(1);
  expect(services.habits.keeping.getState().saved).toBe(true);
  // The same screens, over the same stores.
  expect(await ready(visit)).toMatchObject({ roster, newGame });
  await services.data.close();

  const stored = await openNodeDatabase(file());
  expect((await stored.players.list()).rows.map(({ name }) => name).sort()).toEqual(['Emmy', 'Tomek']);
  expect(await stored.sessions.get(id)).toMatchObject({ kind: 'ok', value: { gameId: 'scorepad' } });
  await stored.close();
});

test('what turns out to be stored replaces a visit that was no first one, and is not touched', async () => {
  const before = await openNodeDatabase(file());
  await before.players.add({ id: 'ola', name: 'Ola', colour: 'sun', at: 1 });
  await before.close();
  const visit = comeFirst();
  const early = await ready(visit);
  await early.roster.getState().add('Emmy');
  visit.arrive();
  await visit.opened;
  const { roster, services } = await ready(visit);
  expect(roster).not.toBe(early.roster);
  expect(roster.getState().players.map(({ name }) => name)).toEqual(['Ola']);
  await services.data.close();
});
