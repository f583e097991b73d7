import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { setLanguage } from '@/i18n';
import type { Stores } from '@/state/stores';
import { createRestartable, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  await seatApp(stores);
  fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByText('Text size');
});
afterEach(async () => {
  await app.end();
  await setLanguage('en');
});

test('another language is used at once, and still after a restart', async () => {
  fireEvent.press(screen.getByRole('radio', { name: 'Polski' }));
  await screen.findByText('Ustawienia');
  expect(screen.queryByText('Text size')).toBeNull();
  await waitFor(() => expect(stores.settings.getState().language).toBe('pl'));
  screen.unmount();
  stores = await app.start();
  expect(stores.settings.getState().language).toBe('pl');
});

test('a switch shows what it is set to, and keeps it', async () => {
  const awake = screen.getByRole('switch', { name: /Keep the screen on/ });
  expect(awake).toBeChecked();
  fireEvent.press(awake);
  await waitFor(() => expect(screen.getByRole('switch', { name: /Keep the screen on/ })).not.toBeChecked());
  screen.unmount();
  stores = await app.start();
  expect(stores.settings.getState().keepAwake).toBe(false);
});

test('Settings says the version and the credits, and offers to report a wrong count', async () => {
  screen.getByText(`Foothold ${stores.services.appVersion}`);
  fireEvent.press(screen.getByRole('button', { name: /^Credits/ }));
  await screen.findByText(/MIT licence/);
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  fireEvent.press(screen.getByRole('button', { name: /^Report a wrong count/ }));
  fireEvent.press(await screen.findByRole('button', { name: /^Export the last game/ }));
  await screen.findByText('There is no game to export yet.');
});
