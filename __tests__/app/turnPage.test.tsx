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
  const id = unwrap(await newSession(stores.services, await entry.load(), [ANA, BO], {}));
  await stores.session.getState().open(id);
  takeEveryDie();
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: /^Continue/ }));
});
afterEach(async () => {
  await app.end();
});

/** Until the pool is empty and the Assembly is due. */
function takeEveryDie(): void {
  const take = (owner: string) =>
    stores.session
      .getState()
      .dispatch({ type: 'takeDie', player: 'ana', owner, zone: null, changeFace: false }).ok;
  for (const owner of ['neutral', 'dissenters', 'ana', 'bo']) while (take(owner));
}

async function holdAssembly(): Promise<void> {
  await tap('Assembly');
  await tap(/^(Secret choice|Tiles revealed)$/);
  const aloud = screen.queryByRole('button', { name: 'We used the real tiles' });
  if (aloud) fireEvent.press(aloud);
  while (screen.queryByRole('heading', { name: 'Ranking and Officers' }) === null) chooseVotes();
  await tap('Save');
}

/** The first choice that is open. */
function chooseVotes(): void {
  const open = screen.getAllByRole('radio', { name: /^Votes/, checked: false })[0];
  if (!open) throw new Error('there is nothing to choose');
  fireEvent.press(open);
}

const tap = async (name: string | RegExp) => fireEvent.press(await screen.findByRole('button', { name }));

test('an Assembly that waits on the page of a turn leads back there, and the last one to the table', async () => {
  await tap(/^(Ana|Bo)’s turn/);
  await holdAssembly();
  expect(await screen.findByRole('button', { name: /^Next turn/ })).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: /’s turn$/ })).toBeOnTheScreen();
  act(takeEveryDie);
  await holdAssembly();
  expect(await screen.findByRole('button', { name: /^Final scoring/ })).toBeOnTheScreen();
});

test('a table behind the page shows what was done there once it is in front again', async () => {
  await tap(/^(Ana|Bo)’s turn/);
  await tap(/^Chief Mate/);
  await tap('Back to the table');
  expect(await screen.findByText(/1 cube/)).toBeOnTheScreen();
});
