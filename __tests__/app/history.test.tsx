import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { unwrap, type Seat } from '@/engine';
import { findGame } from '@/games';
import { emptyLog, finishLog, seatInLog, type LogDraft } from '@/state/logDraft';
import { logGame } from '@/state/logGame';
import type { Stores } from '@/state/stores';
import { createRestartable, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;

// Loading a whole game for the first time is slow on a cold machine.
beforeAll(() => findGame('perseverance-1')?.load?.(), 90_000);
beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

const roster = () => stores.roster.getState();

/** Somebody from the roster played a game of this name alone and won. */
async function log(name: string, who: Seat, part: Partial<LogDraft> = {}): Promise<string> {
  const draft = { ...emptyLog(stores.services.clock()), gameId: 'scorepad', name, ...part };
  const seated = { ...draft, seats: seatInLog(draft, who) };
  const logged = unwrap(finishLog(seated, { now: stores.services.clock(), before: null }));
  return unwrap(await logGame(stores.services, logged));
}

async function openHistory(): Promise<void> {
  await seatApp(stores);
  fireEvent.press(screen.getByRole('button', { name: /^History/ }));
  await screen.findByRole('button', { name: 'Log a game' });
}

function press(name: string | RegExp): void {
  fireEvent.press(screen.getByRole('button', { name }));
}

test('a game is found by a name without its accents, and by its year', async () => {
  const lucja = unwrap(await roster().add('Łucja'));
  const bo = unwrap(await roster().add('Bo'));
  await log('Harbour', lucja, { date: '2019-03-01' });
  await log('Mill', bo, { date: '2022-03-01' });
  await openHistory();
  await screen.findByText('2 games');
  fireEvent.changeText(screen.getByLabelText('Search'), 'lucja');
  await screen.findByText('1 game');
  expect(screen.getByText('Harbour')).toBeOnTheScreen();
  expect(screen.queryByText('Mill')).toBeNull();

  fireEvent.changeText(screen.getByLabelText('Search'), '');
  await screen.findByText('2 games');
  fireEvent.press(screen.getByRole('checkbox', { name: 'Year' }));
  fireEvent.press(await screen.findByRole('radio', { name: '2022' }));
  await screen.findByText('1 game');
  expect(screen.getByText('Mill')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByLabelText('Search'), 'lucja');
  await screen.findByText('No games match');
  press('Show all games');
  await screen.findByText('2 games');
});

test('a deleted game is in the bin, and deleting for good asks first', async () => {
  const bo = unwrap(await roster().add('Bo'));
  const id = await log('Mill', bo);
  await openHistory();
  fireEvent.press(await screen.findByRole('button', { name: 'More for Mill' }));
  fireEvent.press(await screen.findByRole('button', { name: /^Delete/ }));
  await screen.findByText('Mill deleted');
  await screen.findByText('No games yet');
  press('Bin');
  fireEvent.press(await screen.findByRole('button', { name: 'Restore Mill' }));
  await screen.findByText('The bin is empty');
  await stores.services.data.sessions.softDelete(id, stores.services.clock());
  press('Back');
  await screen.findByText('No games yet');
  press('Bin');
  fireEvent.press(await screen.findByRole('button', { name: 'Delete Mill for good' }));
  await screen.findByText(/is deleted with its timeline/);
  press('Delete for good');
  await screen.findByText('The bin is empty');
  expect((await stores.services.data.sessions.get(id)).kind).toBe('missing');
});

test('a game is logged with a guest, who is not added to the list of players', async () => {
  await roster().add('Bo');
  await openHistory();
  press('Log a game');
  await screen.findByText('How did it end?');
  press('Save game');
  await waitFor(() => expect(screen.getAllByText('Choose a game.').length).toBeGreaterThan(0));
  press('Which game?');
  fireEvent.press(await screen.findByRole('radio', { name: 'Another game' }));
  fireEvent.changeText(await screen.findByLabelText('What did you play?'), 'Tikal');
  fireEvent.press(screen.getByRole('checkbox', { name: 'Bo' }));
  fireEvent.changeText(await screen.findByLabelText('Guest'), 'Visitor');
  press('Add the guest');
  await screen.findByLabelText('Remove Visitor');
  fireEvent.press(screen.getByRole('radio', { name: 'Places only' }));
  press('Save game');
  await screen.findByText('Bo wins');
  const { sessions } = await stores.services.data.sessions.page({ limit: 2 });
  expect(sessions.map(({ title, logged }) => [title, logged])).toEqual([['Tikal', true]]);
  // Guests are in the game, but not on the list.
  expect(roster().players.map(({ name }) => name)).toEqual(['Bo']);
});

test('two people who sat together are not merged, and it says why', async () => {
  const bo = unwrap(await roster().add('Bo'));
  const bob = unwrap(await roster().add('Bob'));
  const draft = { ...emptyLog(stores.services.clock()), gameId: 'scorepad', name: 'Mill' };
  const one = { ...draft, seats: seatInLog(draft, bo) };
  await log('Mill', bob, { seats: one.seats });
  await seatApp(stores);
  press(/^Players/);
  fireEvent.press(await screen.findByRole('button', { name: /^Bob/ }));
  fireEvent.press(await screen.findByRole('button', { name: /^Merge with another player/ }));
  fireEvent.press(await screen.findByRole('button', { name: 'Bo' }));
  await screen.findByText('1 game of Bo will count for Bob.');
  press('Merge');
  await screen.findByText(/^(Bo and Bob|Bob and Bo) sat together in 1 game, so they are two people\.$/);
  expect(roster().players).toHaveLength(2);
});
