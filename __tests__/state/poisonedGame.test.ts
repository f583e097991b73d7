import { createRestoreWriter } from '@/data/backup/restoreWriter';
import { games } from '@/games';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { gamesAside, gamesLeftAlone, putAside, tryGame } from '@/state/trials';
import { repairResults } from '@/state/repairResults';
import { everyGame } from '../support/everyGame';
import { loadWithoutScreens } from '../support/model/evening';
import { createRestartable, openPad, type Restartable } from '../support/restartable';
import { readStoredLog } from '../support/storedLog';

let app: Restartable;
let stores: Stores;

beforeAll(loadWithoutScreens);
beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

/** As it came from a file: nothing here made it. */
async function plant(id: string, gameId: string, config: object): Promise<void> {
  await stores.services.data.sql.tx((tx) =>
    createRestoreWriter(tx).insert('session', [
      {
        id,
        game_id: gameId,
        game_version: 1,
        config: JSON.stringify(config),
        title: '',
        created_at: 1,
        updated_at: 1,
        finished_at: null,
        deleted_at: null,
        summary: 'null',
        note: '',
        group_id: null,
      },
    ]),
  );
}

function robinsonConfig(): object {
  const robinson = everyGame.find(({ id }) => id === 'robinson');
  if (!robinson) throw new Error('there is no Robinson');
  return readStoredLog(robinson, 1).config as object;
}

test('a game with a billion starting items is unreadable, and the app starts', async () => {
  const id = await openPad(stores);
  await plant('poison', 'robinson', { ...robinsonConfig(), startingItems: 1e9 });
  stores = await app.start();
  expect(await repairResults(stores.services)).toEqual({ recorded: 0, failed: [] });
  await stores.session.getState().open('poison');
  expect(stores.session.getState().status).toMatchObject({
    kind: 'unreadable',
    reason: { code: 'out-of-range', path: 'startingItems' },
  });
  await stores.session.getState().open(id);
  expect(openSessionOf(stores.session.getState())?.id).toBe(id);
});

test.each([
  ['a name of a million letters', { name: 'x'.repeat(1_000_000) }],
  ['a player whom every object knows', { seats: [{ id: 'constructor', name: 'Ana', colour: 'sun' }] }],
  [
    'somebody who sits twice',
    {
      seats: [
        { id: 'ana', name: 'Ana', colour: 'sun' },
        { id: 'ana', name: 'Bo', colour: 'drop' },
      ],
    },
  ],
])('a game with %s is unreadable', async (_what, change) => {
  const pad = {
    v: 1,
    name: 'Pad',
    seats: [{ id: 'ana', name: 'Ana', colour: 'sun' }],
    counting: 'rounds',
    best: 'highest',
  };
  await plant('poison', 'scorepad', { ...pad, ...change });
  await stores.session.getState().open('poison');
  expect(stores.session.getState().status.kind).toBe('unreadable');
});

test('a game that was being counted when the app crashed is not tried again by itself', async () => {
  const id = await openPad(stores);
  stores.session.getState().dispatch({ type: 'finish' });
  await stores.services.writer.flush();
  void tryGame(stores.services.data, 'itself', id, () => new Promise(() => undefined));
  await stores.services.data.settings.get('trying', () => null, null);
  stores = await app.start();
  const { data } = stores.services;
  expect(await gamesLeftAlone(data)).toEqual([id]);
  expect(await repairResults(stores.services)).toEqual({ recorded: 0, failed: [] });

  await stores.session.getState().open(id);
  expect(openSessionOf(stores.session.getState())?.id).toBe(id);
  expect(await gamesLeftAlone(data)).toEqual([]);
  expect((await repairResults(stores.services)).recorded).toBe(1);
});

test('somebody who closes the app while a game opens finds it open next time', async () => {
  const id = await openPad(stores);
  void tryGame(stores.services.data, 'asked', id, () => new Promise(() => undefined));
  await stores.services.data.settings.get('opening', () => null, null);
  stores = await app.start();
  await stores.session.getState().open(id);
  expect(openSessionOf(stores.session.getState())?.id).toBe(id);
});

test('a game that crashed the app twice on opening is asked about first', async () => {
  const id = await openPad(stores);
  for (let time = 0; time < 2; time += 1) {
    void tryGame(stores.services.data, 'asked', id, () => new Promise(() => undefined));
    await stores.services.data.settings.get('opening', () => null, null);
    stores = await app.start();
  }
  await stores.session.getState().open(id);
  expect(stores.session.getState().status).toEqual({ kind: 'aside', id });
});

test('a game that was put aside waits until somebody wants it', async () => {
  const id = await openPad(stores);
  await putAside(stores.services.data, id);
  stores = await app.start();
  const { data } = stores.services;
  expect((await data.sessions.latestUnfinished(await gamesAside(data))).kind).toBe('missing');
  await stores.session.getState().open(id);
  expect(stores.session.getState().status).toEqual({ kind: 'aside', id });
  await stores.session.getState().open(id, { anyway: true });
  expect(openSessionOf(stores.session.getState())?.id).toBe(id);
  expect(await gamesAside(data)).toEqual([]);
});

test('one game that fails does not keep the others from being counted, and is reported', async () => {
  const robinson = games.find(({ card }) => card.id === 'robinson');
  if (!robinson?.load) throw new Error('there is no Robinson');
  await plant('a-first', 'robinson', robinsonConfig());
  const id = await openPad(stores);
  stores.session.getState().dispatch({ type: 'finish' });
  await stores.services.writer.flush();
  const { load } = robinson;
  robinson.load = () => Promise.reject(new Error('our own mistake'));
  try {
    expect(await repairResults(stores.services)).toEqual({
      recorded: 1,
      failed: [{ id: 'a-first', reason: 'our own mistake' }],
    });
    expect((await stores.services.data.results.get(id)).kind).toBe('ok');
    await stores.session.getState().open('a-first');
    expect(stores.session.getState().status).toMatchObject({ kind: 'failed', reason: 'our own mistake' });
  } finally {
    robinson.load = load;
  }
});

test('two taps on “Start the game” make one game', async () => {
  const { newGame, services } = stores;
  await newGame.getState().choose('scorepad');
  newGame.getState().sit({ id: 'ana', name: 'Ana', colour: 'sun' });
  newGame.getState().sit({ id: 'bo', name: 'Bo', colour: 'drop' });
  newGame.getState().answer('name', 'Harbour');
  const [first, second] = await Promise.all([newGame.getState().start(), newGame.getState().start()]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  expect(await services.data.sessions.count()).toBe(1);
});
