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

test('a long press on a figure opens the page at its row, and a change there is one correction', async () => {
  fireEvent(screen.getByLabelText('Ana, Points'), 'longPress');
  await screen.findByRole('heading', { name: 'Correct the table' });
  fireEvent.press(await screen.findByLabelText('Points: one more'));
  await waitFor(() => expect(screen.getByLabelText('Points')).toHaveAccessibilityValue({ now: 1 }));
  expect(screen.getByText(/Manual change, was 0/)).toBeOnTheScreen();
});

test('a player who cannot leave is refused at the row, with the reason', async () => {
  fireEvent.press(screen.getByRole('button', { name: 'Correct the table' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Players' }));
  fireEvent.press(await screen.findByRole('switch', { name: 'Ana is at the table' }));
  expect(
    await screen.findByText('Only one player would be left: finish the game instead.'),
  ).toBeOnTheScreen();
  expect(screen.getByRole('switch', { name: 'Ana is at the table' })).toBeChecked();
});

test('the first act after going back says what it leaves behind, and keeps it', async () => {
  for (let i = 0; i < 4; i += 1) fireEvent.press(screen.getByLabelText('Ana, Points: one more'));
  await stores.session.getState().jump(0);
  fireEvent.press(await screen.findByLabelText('Bo, Points: one more'));
  await screen.findByRole('heading', { name: 'This sets 3 later entries aside' });
  fireEvent.press(screen.getByRole('button', { name: 'Set aside and continue' }));
  await waitFor(() => expect(screen.getByLabelText('Bo, Points')).toHaveAccessibilityValue({ now: 1 }));
});
