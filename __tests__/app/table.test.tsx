import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { Stores } from '@/state/stores';
import { createRestartable, openPad, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  await openPad(stores, { counting: 'free' });
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  await screen.findByLabelText('Ana, Points');
});
afterEach(async () => {
  await app.end();
});

const points = (name: string) => screen.getByLabelText(`${name}, Points`);

test('a tap changes the number at once, says so, and the snackbar takes it back', async () => {
  fireEvent.press(screen.getByLabelText('Ana, Points: one more'));
  expect(points('Ana')).toHaveAccessibilityValue({ now: 1 });
  fireEvent.press(screen.getByLabelText('Ana, Points: one more'));
  expect(points('Ana')).toHaveAccessibilityValue({ now: 2 });
  expect(screen.getByText('Ana: points +1')).toBeOnTheScreen();
  // The bar has an undo too; the snackbar's is over it.
  fireEvent.press(screen.getAllByRole('button', { name: 'Undo' })[0]!);
  await waitFor(() => expect(points('Ana')).toHaveAccessibilityValue({ now: 1 }));
  expect(points('Bo')).toHaveAccessibilityValue({ now: 0 });
});

test('a tap shows as saved only when it is on the disk', async () => {
  const id = stores.session.getState().status;
  if (id.kind !== 'open') throw new Error('no game is open');
  fireEvent.press(screen.getByLabelText('Bo, Points: one more'));
  expect(screen.getByLabelText('Saving 1 change')).toBeOnTheScreen();
  await screen.findByLabelText('All saved');
  expect(await stores.services.data.log.count(id.open.id)).toBe(1);
});

test('the keypad adds up a sum, and refuses half of one without changing anything', async () => {
  fireEvent.press(points('Bo'));
  fireEvent.changeText(await screen.findByLabelText('Number or sum'), '3+');
  fireEvent.press(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('A number is missing after the last sign.')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByLabelText('Number or sum'), '3+6+2');
  fireEvent.press(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(points('Bo')).toHaveAccessibilityValue({ now: 11 }));
});

test('a name answers why the number is what it is', async () => {
  fireEvent.press(screen.getByLabelText('Ana, Points: one more'));
  fireEvent.press(screen.getByHintText('Why 1 for Ana?'));
  await screen.findByRole('heading', { name: 'Why 1 for Ana?' });
  await screen.findByLabelText('All saved');
});

test('a finished game takes no more points until it is reopened', async () => {
  fireEvent.press(screen.getByRole('button', { name: 'Finish' }));
  await screen.findByText('Shared victory: Ana and Bo');
  fireEvent.press(screen.getByRole('button', { name: 'Back to the table' }));
  await screen.findByText('Final result');
  fireEvent.press(screen.getByLabelText('Ana, Points: one more'));
  await screen.findByText('This game is finished. Reopen it to change points.');
  expect(points('Ana')).toHaveAccessibilityValue({ now: 0 });
  fireEvent.press(screen.getByRole('button', { name: 'Reopen' }));
  fireEvent.press(screen.getByLabelText('Ana, Points: one more'));
  expect(points('Ana')).toHaveAccessibilityValue({ now: 1 });
  await screen.findByLabelText('All saved');
});

test('a finished game can be played again by the same table, from its result', async () => {
  fireEvent.press(screen.getByLabelText('Ana, Points: one more'));
  fireEvent.press(screen.getByRole('button', { name: 'Finish' }));
  await screen.findByText('Ana wins');
  screen.getByText('1 ahead of Bo');
  fireEvent.press(screen.getByRole('button', { name: 'Rematch' }));
  await screen.findByRole('button', { name: 'Start the game' });
  expect(screen.getAllByLabelText(/^Remove /)).toHaveLength(2);
});
