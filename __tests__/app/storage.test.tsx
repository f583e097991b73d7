import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { gotOver } from '@/data/diagnostics';
import { unwrap } from '@/engine';
import { markExported } from '@/state/lastExport';
import type { Stores } from '@/state/stores';
import { ANA, createRestartable, openPad, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

const DAY = 24 * 60 * 60 * 1000;

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

async function playOne(): Promise<void> {
  const { session } = stores;
  await openPad(stores);
  unwrap(session.getState().dispatch({ type: 'changePoints', player: ANA.id, by: 3 }));
  unwrap(session.getState().dispatch({ type: 'finish' }));
  await session.getState().close();
}

/** The same app this many days later. */
function later(days: number): Stores {
  const { services } = stores;
  return { ...stores, services: { ...services, clock: () => services.clock() + days * DAY } };
}

test.each([
  ['a day after the first game nobody is reminded', 1, false, null],
  ['a month later the games are still only here', 31, false, 'Your games are only on this device so far'],
  ['exported since, there is nothing to remind of', 31, true, null],
])('Home: %s', async (_name, days, exported, note) => {
  await playOne();
  if (exported) await markExported(stores.services);
  await seatApp(later(days));
  await screen.findByRole('button', { name: /^History/ });
  if (note === null) {
    await waitFor(() => expect(screen.queryByText(/only on this device so far/)).toBeNull());
    return;
  }
  fireEvent.press(await screen.findByRole('button', { name: /^Export a backup/ }));
  // The screen is fetched when it is first opened.
  await screen.findByText('Your games on this device', {}, { timeout: 10_000 });
});

test('games after an export are exported again a month later', async () => {
  await markExported(stores.services);
  await playOne();
  await seatApp(later(31));
  await screen.findByText('There are new games, and your last export is more than a month old');
});

test('Storage shows what is stored, finds it sound, and opens a kept backup', async () => {
  await playOne();
  const { services } = stores;
  await services.backups.put(
    { slot: 'one', created: 1_700_000_000_000, games: 7, playedAt: 1 },
    (async function* () {
      yield 'no backup';
    })(),
  );
  await seatApp(stores);
  fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
  fireEvent.press(await screen.findByRole('button', { name: /^Storage and backup/ }, { timeout: 10_000 }));
  await screen.findByText(/Never exported/, {}, { timeout: 10_000 });
  fireEvent.press(screen.getByRole('button', { name: /^Check my games/ }));
  await screen.findByText('All good. Games: 1, changes: 2.');
  // On a busy machine the app has made one of its own by now.
  fireEvent.press(screen.getByText(/7 games/));
  await screen.findByText('This is not a Foothold backup.');
  screen.getByText('Nothing was changed.');
});

test('a fault that the app got over is listed in the storage check', async () => {
  gotOver('snapshot', false)(new Error('disk is full'));
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Settings' }));
  fireEvent.press(await screen.findByRole('button', { name: /^Storage and backup/ }));
  fireEvent.press(await screen.findByRole('button', { name: /^Test the storage/ }));
  await screen.findByText('Errors since the app was opened');
  screen.getByText('Keeping a game quick to open');
  screen.getByText(/disk is full$/);
});
