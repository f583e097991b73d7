import { fireEvent, screen } from '@testing-library/react-native';
import { games } from '@/games';
import type { Stores } from '@/state/stores';
import { createRestartable, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;

beforeAll(() => games.find(({ card }) => card.id === 'robinson')?.load?.(), 90_000);
beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  await seatApp(stores);
});
afterEach(async () => {
  await app.end();
});

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('“First time?” asks which game, and begins the guide of that one', async () => {
  tap('First time? Play with the guide');
  await screen.findByRole('button', { name: /^Robinson/ });
  for (const { card } of games.filter(({ guided }) => guided))
    screen.getByRole('button', { name: card.name['en'] ?? '' });
  tap(/^Robinson/);
  await screen.findByText(/^1 of \d$/);
  expect(stores.newGame.getState().gameId).toBe('robinson');
});

test('a game is chosen with one tap on its picture', async () => {
  tap('New game');
  fireEvent.press(await screen.findByRole('button', { name: 'Score pad' }));
  await screen.findByText('Who is playing?');
});

test('a group that nobody has seated yet is not offered', () => {
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
});
