import { unwrap, type Seat } from '@/engine';
import { findGame, isPlayable } from '@/games';
import { logGame } from '@/state/logGame';
import { emptyLog, finishLog, seatInLog } from '@/state/logDraft';
import { newSession } from '@/state/newSession';
import type { Stores } from '@/state/stores';
import { createRestartable, type Restartable } from '../support/restartable';

let app: Restartable;
let stores: Stores;

beforeAll(() => findGame('perseverance-1')?.load?.(), 90_000);
beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

const newGame = () => stores.newGame.getState();
const roster = () => stores.roster.getState();
const names = () => newGame().seats.map(({ name }) => name);

async function people(...wanted: readonly string[]): Promise<readonly Seat[]> {
  const added: Seat[] = [];
  for (const name of wanted) {
    const { id, colour } = unwrap(await roster().add(name));
    added.push({ id, name, colour });
  }
  return added;
}

async function play(seats: readonly Seat[], answers: Record<string, string>, groupId: string | null = null) {
  const entry = findGame('perseverance-1');
  if (!entry || !isPlayable(entry)) throw new Error('Perseverance is not in the registry');
  return unwrap(await newSession(stores.services, await entry.load(), seats, answers, groupId));
}

describe('a rematch', () => {
  test('has the same people in the same seats and the same answers', async () => {
    const [emmy, tomek, nina] = await people('Emmy', 'Tomek', 'Nina');
    if (!emmy || !tomek || !nina) throw new Error('three people');
    const first = await play([nina, emmy, tomek], {
      edition: 'beta-2020',
      tracking: 'full',
      [`leader:${emmy.id}`]: 'jack',
    });
    // Another table was set up meanwhile: the old game counts, not the last one.
    await newGame().begin('perseverance-1');
    expect(await newGame().rematch(first)).toBe('perseverance-1');
    expect(names()).toEqual(['Nina', 'Emmy', 'Tomek']);
    expect(newGame()).toMatchObject({
      answers: { edition: 'beta-2020', tracking: 'full', [`leader:${emmy.id}`]: 'jack' },
    });
    const second = unwrap(await newGame().start());
    const found = await stores.services.data.sessions.get(second);
    expect(found).toMatchObject({
      value: { config: { edition: 'beta-2020', leaders: { [emmy.id]: 'jack' } } },
    });
  });

  test('survives a restart on the way', async () => {
    const seats = await people('Emmy', 'Tomek');
    const id = await play(seats, { edition: 'beta-2020' });
    await newGame().rematch(id);
    stores = await app.start();
    await newGame().begin('perseverance-1');
    expect(names()).toEqual(['Emmy', 'Tomek']);
    expect(newGame()).toMatchObject({ answers: { edition: 'beta-2020' } });
  });

  test('calls people by their current names, also those who were merged', async () => {
    const [emmy, tomek, emma] = await people('Emmy', 'Tomek', 'Emma');
    if (!emmy || !tomek || !emma) throw new Error('three people');
    const id = await play([emmy, tomek], { [`leader:${emmy.id}`]: 'jack' });
    unwrap(await roster().merge(emmy.id, emma.id));
    unwrap(await roster().rename(tomek.id, 'Tomasz'));
    await newGame().rematch(id);
    expect(names()).toEqual(['Emma', 'Tomasz']);
    expect(newGame().answers).toMatchObject({ [`leader:${emma.id}`]: 'jack' });
    expect(newGame().answers).not.toHaveProperty(`leader:${emmy.id}`);
  });

  test('of a game logged by its name is a score pad of that name, guests included', async () => {
    const [emmy] = await people('Emmy');
    if (!emmy) throw new Error('somebody');
    const draft = { ...emptyLog(stores.services.clock()), gameId: 'scorepad', name: 'Harbour' };
    const one = { ...draft, seats: seatInLog(draft, emmy) };
    const two = { ...one, seats: seatInLog(one, { id: 'guest-1', name: 'Visitor', colour: 'sun' }) };
    const logged = unwrap(finishLog(two, { now: stores.services.clock(), before: null }));
    const id = unwrap(await logGame(stores.services, logged));
    expect(await newGame().rematch(id)).toBe('scorepad');
    expect(names()).toEqual(['Emmy', 'Visitor']);
    const started = unwrap(await newGame().start());
    expect(await stores.services.data.sessions.get(started)).toMatchObject({ value: { title: 'Harbour' } });
  });

  test('of a game that does not exist is not offered', async () => {
    expect(await newGame().rematch('nowhere')).toBeNull();
  });
});

describe('a group', () => {
  test('sits down in its order, set up as when it last played, and the game is its own', async () => {
    const [emmy, tomek, nina] = await people('Emmy', 'Tomek', 'Nina');
    if (!emmy || !tomek || !nina) throw new Error('three people');
    const group = unwrap(
      await roster().putGroup({ name: 'Thursday', members: [tomek.id, nina.id, emmy.id] }),
    );
    await play([emmy, tomek, nina], { edition: 'beta-2020' }, group.id);
    await play([emmy, tomek], { edition: 'published-2021' });
    await newGame().choose('perseverance-1');
    await newGame().sitGroup(group.id);
    expect(names()).toEqual(['Tomek', 'Nina', 'Emmy']);
    expect(newGame()).toMatchObject({ groupId: group.id, answers: { edition: 'beta-2020' } });
    const started = unwrap(await newGame().start());
    expect(await stores.services.data.sessions.get(started)).toMatchObject({ value: { groupId: group.id } });
  });

  test('of five leaves one out of a game for four', async () => {
    const five = await people('A', 'B', 'C', 'D', 'E');
    const group = unwrap(await roster().putGroup({ name: 'All', members: five.map(({ id }) => id) }));
    await newGame().choose('perseverance-1');
    await newGame().sitGroup(group.id);
    expect(names()).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('a player who prefers a leader', () => {
  test('gets it in a new game, whatever was played last', async () => {
    const [emmy, tomek] = await people('Emmy', 'Tomek');
    if (!emmy || !tomek) throw new Error('two people');
    unwrap(await roster().prefer(emmy.id, 'perseverance-1', 'jack'));
    await stores.settings.getState().rememberSetup('perseverance-1', {
      players: [emmy.id, tomek.id],
      answers: { [`leader:${emmy.id}`]: 'drawn', edition: 'beta-2020' },
    });
    await newGame().choose('perseverance-1');
    expect(newGame().answers).toMatchObject({ [`leader:${emmy.id}`]: 'jack', edition: 'beta-2020' });
  });

  test('does not get what somebody else at the table has', async () => {
    const [emmy, tomek] = await people('Emmy', 'Tomek');
    if (!emmy || !tomek) throw new Error('two people');
    for (const { id } of [emmy, tomek]) unwrap(await roster().prefer(id, 'perseverance-1', 'jack'));
    await newGame().choose('perseverance-1');
    for (const seat of [tomek, emmy]) newGame().sit(seat);
    expect(newGame().answers).toMatchObject({ [`leader:${tomek.id}`]: 'jack' });
    expect(newGame().answers).not.toHaveProperty(`leader:${emmy.id}`);
  });
});

test('undoing a merge gives the group its member back', async () => {
  const [emmy, emma, tomek] = await people('Emmy', 'Emma', 'Tomek');
  if (!emmy || !emma || !tomek) throw new Error('three people');
  unwrap(await roster().putGroup({ name: 'Thursday', members: [emmy.id, tomek.id] }));
  const takeBack = unwrap(await roster().merge(emmy.id, emma.id));
  expect(roster().groups?.[0]?.members).toEqual([emma.id, tomek.id]);
  await takeBack();
  expect(roster().groups?.[0]?.members).toEqual([emmy.id, tomek.id]);
  expect(roster().players.map(({ name }) => name)).toContain('Emmy');
});
