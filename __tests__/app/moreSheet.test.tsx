import { act, fireEvent, screen } from '@testing-library/react-native';
import { unwrap } from '@/engine';
import { findGame, isPlayable } from '@/games';
import { newSession } from '@/state/newSession';
import type { Stores } from '@/state/stores';
import { ANA, BO, createRestartable, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  const entry = findGame('perseverance-1');
  if (!entry || !isPlayable(entry)) throw new Error('there is no Episode 1');
  const id = unwrap(await newSession(stores.services, await entry.load(), [ANA, BO], { tracking: 'full' }));
  await stores.session.getState().open(id);
  act(() => dispatch({ type: 'beginPlay' }));
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: /^Continue/ }));
  await screen.findByRole('button', { name: /’s turn/ });
});
afterEach(async () => {
  await app.end();
});

function dispatch(command: unknown): void {
  if (!stores.session.getState().dispatch(command).ok) throw new Error('that should be possible');
}

/** Every space of Sustenance holds a Dino. */
function fillZone(): void {
  for (const column of [0, 1, 2, 3])
    for (const space of [0, 1, 2])
      stores.session.getState().dispatch({
        type: 'editDefense',
        zone: 'sustenance',
        column,
        edit: { piece: 'dino', space, to: 'raptor' },
      });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const openMore = async (name: string) => {
  fireEvent.press(button(name));
  await screen.findByRole('button', { name: 'Dino Attack' });
};

test('a full Zone puts its Dino Attack on the filled button and a mark on “more”', async () => {
  expect(screen.queryByRole('button', { name: /^Dino Attack/ })).toBeNull();
  expect(button('More')).toBeOnTheScreen();
  act(fillZone);
  expect(button('More, due now')).toBeOnTheScreen();
  fireEvent.press(button(/^Dino Attack: Sustenance/));
  await screen.findByRole('heading', { name: 'Who is where?' });
});

test('what is behind “more” is in groups', async () => {
  await openMore('More');
  for (const [group, action] of [
    ['Play', 'Take a die'],
    ['Board', 'Zones'],
    ['This game', 'Correct the table'],
    ['Phones and screens', 'Share this table'],
    ['Help', 'Did we do that right?'],
  ] as const) {
    expect(await screen.findByRole('heading', { name: group })).toBeOnTheScreen();
    expect(button(action)).toBeOnTheScreen();
  }
});

test('one question mark for all of it: a tap then asks what the rules say', async () => {
  await openMore('More');
  expect(screen.queryAllByRole('button', { name: /^Rules: / })).toEqual([]);
  fireEvent.press(button('Ask the rules'));
  fireEvent.press(button('Rules: Dino Attack'));
  await screen.findByRole('heading', { name: 'Dino Attack' });
  fireEvent.press(button('Back'));
  // Closed with the question: opened again, it plays.
  await openMore('More');
  expect(button('Dino Attack')).toBeOnTheScreen();
});

test('Present shows names and numbers, nothing to tap but the way back', async () => {
  await openMore('More');
  fireEvent.press(button('Present'));
  await screen.findByRole('button', { name: 'Back to the table' });
  await screen.findByRole('heading', { name: /^Assembly 1 of/ });
});
