import { fireEvent, screen } from '@testing-library/react-native';
import type { Stores } from '@/state/stores';
import { createRestartable, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  // A draft of a score pad is on the table: resuming it does not ask which game.
  await stores.newGame.getState().choose('scorepad');
  await seatApp(stores);
  fireEvent.press(screen.getByRole('button', { name: /New game/ }));
  await screen.findByText('Who is playing?');
});
afterEach(async () => {
  await app.end();
});

function add(name: string) {
  fireEvent.changeText(screen.getByLabelText('New player'), name);
  fireEvent.press(screen.getByRole('button', { name: 'Add' }));
}

test.each([
  ['no name at all', '', 'Type a name first.'],
  ['a name of 300 characters', 'x'.repeat(300), 'A name can have 40 characters at most; this one has 300.'],
  ['a name that somebody has', 'EMMY', 'There is already someone with this name.'],
])('%s is refused under the field, and nobody sits down', async (_what, name, message) => {
  add('Emmy');
  await screen.findByLabelText('Remove Emmy');
  add(name);
  await screen.findByText(message);
  expect(screen.getAllByLabelText(/^Remove /)).toHaveLength(1);
  expect(screen.getByLabelText('New player').props['value']).toBe(name);
});

test('a game begins when everybody is seated, and may have a name', async () => {
  for (const name of ['Emmy', '🦖']) {
    add(name);
    await screen.findByLabelText(`Remove ${name}`);
  }
  fireEvent.changeText(screen.getByLabelText('What are you playing?'), 'x'.repeat(300));
  fireEvent.press(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByText(/The name can have \d+ characters at most\./);
  expect(await stores.services.data.sessions.count()).toBe(0);

  fireEvent.changeText(screen.getByLabelText('What are you playing?'), 'Harbour');
  fireEvent.press(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByLabelText('🦖, Points');
  expect(await stores.services.data.sessions.count()).toBe(1);
});

test('one player alone cannot go on, and sees how many are missing', async () => {
  add('Emmy');
  await screen.findByText('One more player needed.');
  fireEvent.press(screen.getByRole('button', { name: 'Start the game' }));
  expect(screen.getByText('Who is playing?')).toBeOnTheScreen();
});

test('typing the next name before the last one is written loses neither', async () => {
  add('Emmy');
  fireEvent.press(screen.getByRole('button', { name: 'Add' }));
  fireEvent.changeText(screen.getByLabelText('New player'), 'Tomek');
  await screen.findByLabelText('Remove Emmy');
  expect(screen.getByLabelText('New player').props['value']).toBe('Tomek');
  fireEvent.press(screen.getByRole('button', { name: 'Add' }));
  await screen.findByLabelText('Remove Tomek');
  expect(screen.getAllByLabelText(/^Remove /)).toHaveLength(2);
});

async function seatThree() {
  for (const name of ['Emmy', 'Tomek', 'Nina']) {
    add(name);
    await screen.findByLabelText(`Remove ${name}`);
  }
}

const seated = () =>
  screen
    .getAllByLabelText(/^Remove /)
    .map(({ props }) => String(props['accessibilityLabel']).replace('Remove ', ''));

test('another seat without dragging: from the sheet of the handle, place by place', async () => {
  await seatThree();
  fireEvent.press(screen.getByRole('button', { name: 'Move Nina' }));
  fireEvent.press(await screen.findByRole('button', { name: /^Move Nina up/ }));
  expect(seated()).toEqual(['Emmy', 'Nina', 'Tomek']);
  fireEvent.press(screen.getByRole('button', { name: /^Move Nina up/ }));
  expect(seated()).toEqual(['Nina', 'Emmy', 'Tomek']);
  fireEvent.press(screen.getByRole('button', { name: /^Move Nina up/ }));
  expect(screen.getAllByText('Already first').length).toBeGreaterThan(0);
  expect(seated()).toEqual(['Nina', 'Emmy', 'Tomek']);
});

test('the first player is the first at the table, unless somebody is named or drawn at the start', async () => {
  await seatThree();
  const row = () => screen.getByRole('button', { name: 'First player' });
  expect(row()).toHaveTextContent(/Emmy$/);
  fireEvent.press(row());
  fireEvent.press(await screen.findByRole('radio', { name: 'Random' }));
  expect(row()).toHaveTextContent(/Random$/);
  expect(screen.queryByText(/ starts$/)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByText(/^(Emmy|Tomek|Nina) starts$/);
});

test('a page of options says how it is set, and “Done” leads back to the players', async () => {
  await seatThree();
  const row = () => screen.findByRole('button', { name: 'The game' });
  expect(await row()).toHaveTextContent(/By round/);
  fireEvent.press(await row());
  fireEvent.press(await screen.findByRole('radio', { name: 'As you go' }));
  fireEvent.press(screen.getByRole('button', { name: 'Done' }));
  expect(await row()).toHaveTextContent(/As you go/);
});

test('the group of the last game is seated with one tap on Home', async () => {
  await seatThree();
  fireEvent.press(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByLabelText('Nina, Points');
  fireEvent.press(screen.getByRole('button', { name: 'Finish' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Home' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Same 3 players again' }));
  await screen.findByText('Who is playing?');
  expect(seated()).toEqual(['Emmy', 'Tomek', 'Nina']);
});
