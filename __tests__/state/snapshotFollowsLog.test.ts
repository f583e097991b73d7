import type { ScorepadState } from '@/games/scorepad/state';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { createMortal } from '../support/mortal';
import { createRestartable, openPad, type Restartable } from '../support/restartable';

const disk = createMortal();
let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  disk.revive();
  app = createRestartable(undefined, disk.around);
  stores = await app.start();
});
afterEach(() => app.end());

const totals = () => (openSessionOf(stores.session.getState())?.session.state as ScorepadState).totals;
const give = (player: string, by: number) =>
  stores.session.getState().dispatch({ type: 'changePoints', player, by });

async function killedAndStarted(id: string): Promise<void> {
  disk.revive();
  stores = await app.start();
  await stores.session.getState().open(id);
}

test.each(Array.from({ length: 24 }, (_, i) => i))(
  'killed %i statements into a burst, then undone and played on: a reload shows what the table saw',
  async (statements) => {
    const id = await openPad(stores);
    for (let i = 0; i < 45; i += 1) give('ana', 1);
    await stores.services.writer.flush();
    disk.dieAfter(statements);
    for (let i = 0; i < 10; i += 1) give('bo', 100);
    await stores.services.writer.flush();
    await killedAndStarted(id);
    await stores.session.getState().undo();
    for (let i = 0; i < 30; i += 1) give('ana', 1);
    const seen = totals();
    await stores.services.writer.flush();
    await killedAndStarted(id);
    expect(totals()).toEqual(seen);
    await stores.session.getState().loadPast();
    expect(totals()).toEqual(seen);
  },
);

test('a snapshot of a history that is not on the disk is neither kept nor shown', async () => {
  const id = await openPad(stores);
  const { data, writer } = stores.services;
  for (let i = 0; i < 50; i += 1) give('ana', 1);
  await writer.flush();
  const entry = { kind: 'act', at: 1, events: [{ type: 'never' }] } as const;
  expect(await data.snapshots.put(id, 1, { seq: 49, depth: 50, state: {} }, entry)).toBe(false);
  expect(await data.snapshots.put(id, 1, { seq: 99, depth: 50, state: {} }, entry)).toBe(false);
  // The file's own rules, no matter who writes to it.
  await expect(
    data.sql.run(
      `INSERT INTO snapshot (session_id, seq, depth, state_version, entry, state) VALUES (?, 99, 1, 1, '{}', '{}')`,
      [id],
    ),
  ).rejects.toThrow();
  await killedAndStarted(id);
  expect(totals()).toEqual({ ana: 50, bo: 0 });
});

test('lists never show or count more than the log on the disk', async () => {
  const id = await openPad(stores);
  give('ana', 1);
  await stores.services.writer.flush();
  disk.failing(() => true);
  give('ana', 7);
  stores.session.getState().dispatch({ type: 'finish' });
  await stores.session.getState().close();
  await killedAndStarted(id);
  const found = await stores.services.data.sessions.get(id);
  expect(found).toMatchObject({ kind: 'ok', value: { finishedAt: null } });
  expect(totals()).toEqual({ ana: 1, bo: 0 });
});
