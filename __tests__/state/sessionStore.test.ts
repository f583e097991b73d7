import { timeline, type Entry } from '@/engine';
import type { ScorepadState } from '@/games/scorepad/state';
import { entriesOf } from '@/state/openSession';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { createRestartable, openPad, type Restartable } from '../support/restartable';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

const pad = () => openSessionOf(stores.session.getState())?.session.state as ScorepadState;
const give = (player: string, by: number) =>
  stores.session.getState().dispatch({ type: 'changePoints', player, by });

async function restart(id: string) {
  await stores.services.writer.flush();
  stores = await app.start();
  await stores.session.getState().open(id);
}

test('a restart shows what the table last saw, undone acts and all', async () => {
  const id = await openPad(stores);
  for (let i = 0; i < 20; i += 1) give(i % 2 === 0 ? 'ana' : 'bo', 1);
  for (let i = 0; i < 5; i += 1) await stores.session.getState().undo();
  for (let i = 0; i < 2; i += 1) await stores.session.getState().redo();
  expect(pad().totals).toEqual({ ana: 9, bo: 8 });
  await restart(id);
  expect(pad().totals).toEqual({ ana: 9, bo: 8 });
  await stores.session.getState().redo();
  expect(pad().totals).toEqual({ ana: 9, bo: 9 });
});

test('a refused command changes and writes nothing', async () => {
  const id = await openPad(stores);
  expect(give('nobody', 1)).toMatchObject({ ok: false });
  await stores.services.writer.flush();
  expect(await stores.services.data.log.count(id)).toBe(0);
});

describe('a long evening', () => {
  const LONG = 120;

  test('opens from its newest snapshot, and undo still reaches the first tap', async () => {
    const id = await openPad(stores);
    for (let i = 0; i < LONG; i += 1) give('ana', 1);
    await restart(id);
    expect(openSessionOf(stores.session.getState())?.pastLoaded).toBe(false);
    expect(pad().totals.ana).toBe(LONG);
    for (let i = 0; i < LONG; i += 1)
      expect(await stores.session.getState().undo()).toMatchObject({ ok: true });
    expect(pad().totals.ana).toBe(0);
    expect(await stores.session.getState().undo()).toEqual({ ok: false, error: 'nothing-to-undo' });
  });

  test('taps made while its past is being read are kept, in order', async () => {
    const id = await openPad(stores);
    for (let i = 0; i < LONG; i += 1) give('ana', 1);
    await restart(id);
    const loading = stores.session.getState().loadPast();
    give('bo', 3);
    give('bo', 4);
    await loading;
    const open = openSessionOf(stores.session.getState());
    expect(open?.pastLoaded).toBe(true);
    expect(pad().totals).toEqual({ ana: LONG, bo: 7 });
    expect(timeline(entriesOf(open!) as Entry<unknown>[])).toHaveLength(LONG + 2);
  });

  test('without its snapshots it is the same', async () => {
    const id = await openPad(stores);
    for (let i = 0; i < LONG; i += 1) give('ana', 1);
    await stores.services.writer.flush();
    await stores.services.data.snapshots.drop(id);
    await restart(id);
    expect(pad().totals.ana).toBe(LONG);
  });

  test('a jump to any point and back changes nothing but the log', async () => {
    await openPad(stores);
    for (let i = 0; i < LONG; i += 1) give('ana', 1);
    await stores.session.getState().jump(49);
    expect(pad().totals.ana).toBe(50);
    await stores.session.getState().jump(LONG - 1);
    expect(pad().totals.ana).toBe(LONG);
    expect(await stores.session.getState().jump(9999)).toEqual({ ok: false, error: 'no-such-point' });
  });
});

describe('what is stored and damaged', () => {
  test('a bad line ends the game there: it is shown, says so, and takes no changes', async () => {
    const id = await openPad(stores);
    for (let i = 0; i < 5; i += 1) give('ana', 1);
    await stores.services.writer.flush();
    const { sql } = stores.services.data;
    await sql.exec('DROP TRIGGER entry_never_changes');
    await sql.run('UPDATE entry SET body = ? WHERE session_id = ? AND seq = 3', ['{"kind":"act","at":', id]);
    await restart(id);
    expect(openSessionOf(stores.session.getState())?.broken).toEqual({ count: 2, seq: 3 });
    expect(pad().totals.ana).toBe(3);
    expect(give('ana', 1)).toMatchObject({ ok: false, error: { code: 'read-only' } });
  });

  test('a game that is not there is missing, not an error', async () => {
    await stores.session.getState().open('nowhere');
    expect(stores.session.getState().status).toEqual({ kind: 'missing', id: 'nowhere' });
  });

  test('a config that cannot be read names the fault', async () => {
    const id = await openPad(stores);
    await stores.services.data.sql.run('UPDATE session SET config = ? WHERE id = ?', [
      '{"v":1,"name":"Harbour"}',
      id,
    ]);
    await restart(id);
    expect(stores.session.getState().status).toMatchObject({ kind: 'unreadable', reason: { path: 'seats' } });
  });
});

test('lists are up to date when a game is closed: scores, winners, finished', async () => {
  const id = await openPad(stores);
  give('bo', 7);
  stores.session.getState().dispatch({ type: 'finish' });
  await stores.session.getState().close();
  const found = await stores.services.data.sessions.get(id);
  expect(found).toMatchObject({
    kind: 'ok',
    value: {
      title: 'Harbour',
      summary: {
        length: 2,
        players: [
          { id: 'ana', winner: false },
          { id: 'bo', score: 7, winner: true },
        ],
      },
    },
  });
  expect(found.kind === 'ok' && found.value.finishedAt).not.toBeNull();
});

describe('a new act after going back', () => {
  const leaves = () => stores.session.getState().leaves;

  test('leaves one or two later acts behind without asking', async () => {
    await openPad(stores);
    for (let i = 0; i < 3; i += 1) give('ana', 1);
    for (let i = 0; i < 2; i += 1) await stores.session.getState().undo();
    expect(give('bo', 1)).toMatchObject({ ok: true });
    expect(leaves()).toBeNull();
    expect(pad().totals).toEqual({ ana: 1, bo: 1 });
  });

  test('asks before it leaves three behind; cancelled, nothing has happened', async () => {
    const id = await openPad(stores);
    for (let i = 0; i < 4; i += 1) give('ana', 1);
    await stores.session.getState().jump(0);
    expect(give('bo', 1)).toMatchObject({ ok: false, error: { code: 'asked-first' } });
    expect(leaves()).toMatchObject({ count: 3 });
    leaves()?.cancel();
    expect(leaves()).toBeNull();
    expect(pad().totals).toEqual({ ana: 1, bo: 0 });
    await stores.services.writer.flush();
    expect(await stores.services.data.log.count(id)).toBe(5);
  });

  test('goes on when they are kept, and a jump brings them back, even after a restart', async () => {
    const id = await openPad(stores);
    for (let i = 0; i < 4; i += 1) give('ana', 1);
    await stores.session.getState().jump(0);
    give('bo', 1);
    leaves()?.keep();
    expect(pad().totals).toEqual({ ana: 1, bo: 1 });
    expect(give('bo', 1)).toMatchObject({ ok: true });
    await restart(id);
    const open = openSessionOf(stores.session.getState());
    const dropped = timeline(open ? entriesOf(open) : []).filter(({ status }) => status === 'dropped');
    expect(dropped.map(({ end }) => end)).toEqual([3, 3, 3]);
    expect(await stores.session.getState().jump(3)).toMatchObject({ ok: true });
    expect(pad().totals).toEqual({ ana: 4, bo: 0 });
  });

  test('a redo asks nothing', async () => {
    await openPad(stores);
    for (let i = 0; i < 4; i += 1) give('ana', 1);
    await stores.session.getState().jump(-1);
    expect(await stores.session.getState().redo()).toMatchObject({ ok: true });
    expect(leaves()).toBeNull();
  });
});

test('somebody who joins late is known by name from then on, also after a restart', async () => {
  const id = await openPad(stores);
  const seat = { id: 'zoe', name: 'Zoe', colour: 'anchor' };
  expect(stores.session.getState().dispatch({ type: 'join', seat })).toMatchObject({ ok: true });
  give('zoe', 2);
  expect(openSessionOf(stores.session.getState())?.seats.map(({ name }) => name)).toContain('Zoe');
  await restart(id);
  expect(openSessionOf(stores.session.getState())?.seats.map(({ name }) => name)).toContain('Zoe');
  expect(pad().totals).toEqual({ ana: 0, bo: 0, zoe: 2 });
});
