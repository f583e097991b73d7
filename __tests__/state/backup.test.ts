import { rmSync, writeFileSync } from 'node:fs';
import { bytesSource } from '@/data/backup/source';
import { unwrap } from '@/engine';
import * as backupParts from '@/state/backupParts';
import { exportBackup, keptBackups, openBackup, openKept, restoreBackup } from '@/state/backup';
import { exportDue, lastExport, markExported } from '@/state/lastExport';
import { createBoot, type BootStatus } from '@/state/boot';
import { codesSoFar, forgetCodes, handOverFile, handOverLinks, HAND_OVER, takeCodes } from '@/state/handOver';
import { entriesOf } from '@/state/openSession';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { createMemoryBackups } from '../support/memoryBackups';
import { createNodePlatform } from '../support/nodeDriver';
import { ANA, BO, createRestartable, openPad, type Restartable } from '../support/restartable';
import { noHub } from '../support/noHub';

const APART = { conflicts: 'keep-ours', sameName: 'apart' } as const;
const lives: Restartable[] = [];

function newLife(): Restartable {
  const life = createRestartable();
  lives.push(life);
  return life;
}
afterEach(async () => {
  for (const life of lives.splice(0)) await life.end();
});

async function exported({ services }: Stores) {
  let text = '';
  for (const { pieces } of unwrap(await exportBackup(services)))
    for await (const piece of pieces) text += piece;
  return bytesSource(new TextEncoder().encode(text));
}

/** Ana's points, as the table shows them. */
function points({ session }: Stores): number {
  const open = openSessionOf(session.getState());
  return open ? open.game.score(open.session.state, ANA.id) : Number.NaN;
}

async function score(stores: Stores, by: number): Promise<void> {
  unwrap(stores.session.getState().dispatch({ type: 'changePoints', player: ANA.id, by }));
  await stores.services.writer.flush();
}

test('a game played on one device goes on in another, from a file, with its undo', async () => {
  const [phone, tablet] = [newLife(), newLife()];
  const here = await phone.start();
  const id = await openPad(here);
  await score(here, 5);
  await score(here, 7);
  const there = await tablet.start();
  const found = unwrap(await openBackup(there.services, await exported(here), APART));
  expect(found.preview.merge.games.new).toBe(1);
  unwrap(await restoreBackup(there, found.backup, { kind: 'merge', ...APART }));
  await there.session.getState().open(id);
  expect(points(there)).toBe(12);
  unwrap(await there.session.getState().undo());
  expect(points(there)).toBe(5);
});

test('replacing keeps what was there, and that can be brought back the same way', async () => {
  const [phone, tablet] = [newLife(), newLife()];
  const here = await phone.start();
  await openPad(here);
  await score(here, 5);
  const file = await exported(here);
  const there = await tablet.start();
  const old = await openPad(there);
  await score(there, 9);
  await there.settings.getState().change({ theme: 'dark' });
  const found = unwrap(await openBackup(there.services, file, APART));
  unwrap(await restoreBackup(there, found.backup, { kind: 'replace' }));
  const after = await tablet.start();
  expect(after.settings.getState().theme).toBe('system');

  const [before] = await keptBackups(after.services);
  expect(before).toMatchObject({ slot: 'before', games: 1 });
  const kept = unwrap(await openKept(after.services, 'before', APART));
  unwrap(await restoreBackup(after, kept.backup, { kind: 'replace' }));
  const again = await tablet.start();
  expect(again.settings.getState().theme).toBe('dark');
  await again.session.getState().open(old);
  expect(points(again)).toBe(9);
  // What was replaced the second time is the restore point now.
  expect((await keptBackups(again.services)).map(({ slot }) => slot)).toEqual(['before']);
});

test('codes carry a running game over; each scan may start the app again', async () => {
  const [phone, tablet] = [newLife(), newLife()];
  const here = await phone.start();
  for (const { id, name, colour } of [ANA, BO])
    unwrap(await here.services.data.players.add({ id, name, colour, at: 1 }));
  const id = await openPad(here);
  for (let i = 1; i <= 40; i += 1) await score(here, (i * 7919) % 97);
  const links = unwrap(await handOverLinks(here.services, id, 'foothold://'));
  expect(links.length).toBeGreaterThan(1);

  for (const [i, link] of links.entries()) {
    const { services } = await tablet.start();
    const taken = unwrap(await takeCodes(services, [link]));
    expect(taken.kind).toBe(i === links.length - 1 ? 'complete' : 'collecting');
    if (taken.kind === 'collecting') expect(taken.missing.length).toBe(links.length - 1 - i);
  }
  const there = await tablet.start();
  const other = unwrap(await handOverLinks(here.services, await openPad(here), 'foothold://'))[0] ?? '';
  expect(await takeCodes(there.services, [other])).toMatchObject({
    ok: false,
    error: { code: 'other-hand-over' },
  });
  const taken = unwrap(await takeCodes(there.services, [links[0] ?? '']));
  if (taken.kind !== 'complete') throw new Error('a code is missing');
  unwrap(await restoreBackup(there, taken.backup, { kind: 'merge', ...HAND_OVER }));
  await forgetCodes(there.services);
  expect(await codesSoFar(there.services)).toBe(null);

  await here.session.getState().open(id);
  await there.session.getState().open(id);
  const logs = [here, there].map(({ session }) =>
    entriesOf(openSessionOf(session.getState()) ?? { log: null }),
  );
  expect(logs[1]).toEqual(logs[0]);
  expect(logs[1]?.length).toBe(40);
  expect((await there.services.data.players.list()).rows.length).toBe(2);
});

test('all codes pasted at once are written once', async () => {
  const [phone, tablet] = [newLife(), newLife()];
  const here = await phone.start();
  const id = await openPad(here);
  for (let i = 1; i <= 40; i += 1) await score(here, (i * 7919) % 97);
  const links = unwrap(await handOverLinks(here.services, id, 'foothold://'));
  const { services } = await tablet.start();
  const written = jest.spyOn(services.data.settings, 'set');
  expect(unwrap(await takeCodes(services, [...links, ...links])).kind).toBe('complete');
  expect(written).toHaveBeenCalledTimes(1);
});

test('a game handed over as a file is that game alone, and one that is not here is refused', async () => {
  const stores = await newLife().start();
  await openPad(stores);
  const id = await openPad(stores);
  await score(stores, 3);
  let text = '';
  for await (const piece of unwrap(await handOverFile(stores.services, id)).pieces) text += piece;
  const source = bytesSource(new TextEncoder().encode(text));
  const { backup, preview } = unwrap(await openBackup(stores.services, source, HAND_OVER));
  expect(backup).toMatchObject({
    header: { kind: 'handover' },
    counts: { session: 1, entry: 1, setting: 0 },
  });
  expect(preview.merge.games.same).toBe(1);
  expect(await handOverFile(stores.services, 'nowhere')).toMatchObject({
    ok: false,
    error: { code: 'no-such-game' },
  });
});

test('the reminder to export waits for a finished game and for a month', async () => {
  const { services } = await newLife().start();
  const day = 24 * 60 * 60 * 1000;
  const start = services.clock();
  const on = (days: number) => exportDue({ ...services, clock: () => start + days * day });
  const finish = (id: string, days: number) =>
    services.data.sql.run(
      `INSERT INTO session (id, game_id, game_version, config, title, created_at, updated_at, finished_at, summary)
       VALUES (?1, 'scorepad', 1, '{}', '', ?2, ?2, ?2, 'null')`,
      [id, start + days * day],
    );
  expect(await on(100)).toBe(false);
  await finish('a', 1);
  expect(await on(20)).toBe(false);
  expect(await on(40)).toBe(true);
  expect(await lastExport(services)).toBe(null);
  await markExported({ ...services, clock: () => start + 41 * day });
  expect(await lastExport(services)).toBe(start + 41 * day);
  expect(await on(300)).toBe(false);
  await finish('b', 50);
  expect(await on(60)).toBe(false);
  expect(await on(80)).toBe(true);
});

interface Timer {
  readonly callback: () => void;
  readonly ms: number;
}

/** An app whose timers go off when the test says so. */
async function patient(file: string, backups = createMemoryBackups()) {
  const timers = new Set<Timer>();
  let now = 1_700_000_000_000;
  const boot = createBoot({
    isFirstVisit: () => false,
    markVisit: () => undefined,
    platform: createNodePlatform(file),
    deviceLanguage: 'en',
    clock: () => (now += 1000),
    makeId: () => `id-${now}`,
    delay: (callback, ms) => {
      const timer = { callback, ms };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    chance: { pick: () => 0 },
    backups,
    appVersion: '0.0.0',
    endedWell: () => false,
    backupParts: () => Promise.resolve(backupParts),
    live: noHub,
  });
  await boot.start();
  const status = (): BootStatus => boot.store.getState().status;
  const stores = (): Stores => {
    const ready = status();
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    return ready.stores;
  };
  /** Lets everything that is due happen, and what follows from it. */
  const wait = async () => {
    for (const timer of [...timers]) {
      timers.delete(timer);
      timer.callback();
    }
    for (let i = 0; i < 50; i += 1) await stores().services.data.sql.get('SELECT 1');
  };
  return { status, stores, wait, backups };
}

test('a backup is kept after a game has ended, not at every tap', async () => {
  const life = newLife();
  const app = await patient(life.file);
  await app.wait();
  expect(app.backups.files.size).toBe(0);
  await openPad(app.stores());
  await score(app.stores(), 5);
  await app.wait();
  expect(app.backups.files.size).toBe(0);
  unwrap(app.stores().session.getState().dispatch({ type: 'finish' }));
  await app.wait();
  expect([...app.backups.files.values()].map(({ kept }) => kept.games)).toEqual([1]);
  await app.wait();
  expect(app.backups.files.size).toBe(1);
  await app.stores().services.data.close();
});

/** A life with one finished game in which Ana has 5 points, and its backup; then something happens to the file. */
async function afterAnAccident(accident: (file: string) => void) {
  const { file } = newLife();
  const first = await patient(file);
  const id = await openPad(first.stores());
  await score(first.stores(), 5);
  unwrap(first.stores().session.getState().dispatch({ type: 'finish' }));
  await first.wait();
  await first.stores().services.data.close();
  accident(file);
  return { id, app: await patient(file, first.backups) };
}

test('a lost database is noticed at the start, and the backup brings everything back', async () => {
  const { id, app } = await afterAnAccident((file) => rmSync(file));
  const lost = app.status();
  if (lost.kind !== 'lost') throw new Error(lost.kind);
  expect(lost.kept.games).toBe(1);
  await lost.bringBack();
  await app.stores().session.getState().open(id);
  expect(points(app.stores())).toBe(5);
  await app.stores().services.data.close();
});

test('starting empty after a loss is allowed, and the backup is not overwritten', async () => {
  const { app } = await afterAnAccident((file) => rmSync(file));
  const lost = app.status();
  if (lost.kind !== 'lost') throw new Error(lost.kind);
  const before = new Map(app.backups.files);
  expect(before.size).toBeGreaterThan(0);
  await lost.startEmpty();
  await app.wait();
  expect(app.backups.files).toEqual(before);
  await app.stores().services.data.close();
});

test('what can no longer be read from a damaged file comes from the backup', async () => {
  const { id, app } = await afterAnAccident((file) => writeFileSync(file, 'x'.repeat(9000)));
  const damaged = app.status();
  if (damaged.kind !== 'damaged') throw new Error(damaged.kind);
  await damaged.salvage();
  await app.stores().session.getState().open(id);
  expect(points(app.stores())).toBe(5);
  await app.stores().services.data.close();
});
