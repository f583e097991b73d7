import type { Stores } from '@/state/stores';
import { FIRST_PLAYER, RANDOM, unwrap } from '@/engine';
import { createRestartable, type Restartable } from '../support/restartable';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

const newGame = () => stores.newGame.getState();
const colours = () => newGame().seats.map(({ name, colour }) => `${name} ${colour}`);

async function seat(...names: readonly string[]) {
  for (const name of names) newGame().sit(unwrap(await stores.roster.getState().add(name)));
}

test('each new player gets a colour of their own', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek', 'Nina');
  expect(colours()).toEqual(['Emmy sun', 'Tomek drop', 'Nina peak']);
});

test('names added in the same moment, and while the list is read again, get colours of their own', async () => {
  const roster = () => stores.roster.getState();
  const reading = roster().refresh();
  await Promise.all(['Emmy', 'Tomek', 'Nina'].map((name) => roster().add(name)));
  await reading;
  unwrap(await roster().add('Ola'));
  expect(
    roster()
      .players.map(({ name }) => name)
      .sort(),
  ).toEqual(['Emmy', 'Nina', 'Ola', 'Tomek']);
  expect(new Set(roster().players.map(({ colour }) => colour)).size).toBe(4);
});

test('a colour that somebody has is swapped', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek');
  newGame().recolour(newGame().seats[1]?.id ?? '', 'sun');
  expect(colours()).toEqual(['Emmy drop', 'Tomek sun']);
});

test('somebody takes another place, and never one past the ends', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek');
  const emmy = newGame().seats[0]?.id ?? '';
  newGame().move(emmy, -1);
  expect(colours()).toEqual(['Emmy sun', 'Tomek drop']);
  newGame().move(emmy, 7);
  expect(colours()).toEqual(['Tomek drop', 'Emmy sun']);
});

test.each([
  ['an empty name', '   '],
  ['300 characters', 'x'.repeat(300)],
  ['a name somebody has', 'EMMY'],
])('%s is refused and nobody is added', async (_what, name) => {
  await seat('Emmy');
  expect(await stores.roster.getState().add(name)).toMatchObject({ ok: false });
  expect(stores.roster.getState().players).toHaveLength(1);
});

test('an emoji is a name', async () => {
  expect(await stores.roster.getState().add('🦖')).toMatchObject({ ok: true, value: { name: '🦖' } });
});

test('a reload in the middle comes back to the same question with the same answers', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek');
  newGame().answer('name', 'Harbour');
  newGame().goTo('details');
  await stores.services.data.settings.set('a write that waits for all before it', true);
  stores = await app.start();
  await newGame().begin(undefined);
  expect(newGame()).toMatchObject({ gameId: 'scorepad', step: 'details', answers: { name: 'Harbour' } });
  expect(colours()).toEqual(['Emmy sun', 'Tomek drop']);
});

test('the next game offers the same people and answers again', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek');
  newGame().answer('name', 'Harbour');
  newGame().answer('best', 'lowest');
  unwrap(await newGame().start());
  await newGame().begin('scorepad');
  expect(newGame()).toMatchObject({ step: 'players', answers: { name: 'Harbour', best: 'lowest' } });
  expect(colours()).toEqual(['Emmy sun', 'Tomek drop']);
});

test('a set-up that the game refuses writes nothing', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek');
  newGame().answer('name', 'x'.repeat(61));
  expect(await newGame().start()).toMatchObject({ ok: false, error: { code: 'nameTooLong', path: 'name' } });
  expect(await stores.services.data.sessions.count()).toBe(0);
});

test('the one who starts is seated first, and the others follow in their order', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek', 'Nina');
  newGame().answer(FIRST_PLAYER, newGame().seats[1]?.id ?? '');
  const id = unwrap(await newGame().start());
  expect(await seatsOf(id)).toEqual(['Tomek', 'Nina', 'Emmy']);
  expect(newGame().drawn).toBeNull();
});

test('who starts at random is drawn with the start, named, and drawn again next time', async () => {
  await newGame().begin('scorepad');
  await seat('Emmy', 'Tomek', 'Nina');
  newGame().answer(FIRST_PLAYER, RANDOM);
  expect(newGame().drawn).toBeNull();
  const id = unwrap(await newGame().start());
  const [first, ...others] = await seatsOf(id);
  expect(newGame().drawn).toBe(first);
  const round = ['Emmy', 'Tomek', 'Nina', 'Emmy', 'Tomek'];
  const at = round.indexOf(first ?? '');
  expect(others).toEqual(round.slice(at + 1, at + 3));
  await newGame().begin('scorepad');
  expect(newGame().answers).toMatchObject({ [FIRST_PLAYER]: RANDOM });
  expect(newGame().seats.map(({ name }) => name)).toEqual(['Emmy', 'Tomek', 'Nina']);
});

async function seatsOf(id: string): Promise<readonly string[]> {
  const found = await stores.services.data.sessions.get(id);
  const config = found.kind === 'ok' ? (found.value.config as { seats: { name: string }[] }) : { seats: [] };
  return config.seats.map(({ name }) => name);
}

test('what a game has read off the copy on the way is known to the next set-up', async () => {
  await newGame().begin('survivors');
  await seat('Emmy', 'Tomek');
  const [emmy = ''] = newGame().seats.map(({ id }) => id);
  const id = unwrap(await newGame().start());
  const session = stores.session.getState();
  await session.open(id);
  const tile = {
    primary: { combat: 4, civilized: 0, production: 1 },
    secondary: { combat: 0, civilized: 2, production: 0 },
  };
  expect(session.dispatch({ type: 'readTiles', tiles: { [emmy]: tile } }).ok).toBe(true);
  await stores.services.writer.flush();
  await newGame().choose('survivors');
  expect(newGame().answers).toMatchObject({
    [`dice.primary.combat:2:${emmy}`]: 4,
    [`dice.secondary.civilized:2:${emmy}`]: 2,
  });
});
