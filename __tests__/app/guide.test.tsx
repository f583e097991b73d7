import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { unwrap } from '@/engine';
import { findGame, isPlayable } from '@/games';
import { newSession } from '@/state/newSession';
import { progressOf } from '@/state/guideStore';
import type { Stores } from '@/state/stores';
import { ANA, BO, createRestartable, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;
let id: string;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  const entry = findGame('perseverance-1');
  if (!entry || !isPlayable(entry)) throw new Error('there is no Episode 1');
  const game = await entry.load();
  const answers = game.guide?.firstSetup([ANA, BO]) ?? {};
  id = unwrap(await newSession(stores.services, game, [ANA, BO], answers));
  await stores.session.getState().open(id);
  stores.session.getState().dispatch({ type: 'beginPlay' });
  await stores.guide.getState().turnOn(id);
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: /^Continue/ }));
});
afterEach(async () => {
  await app.end();
});

const tap = async (name: string | RegExp) => fireEvent.press(await screen.findByRole('button', { name }));
const strip = (card: string) => screen.findByLabelText(`Guide: ${card}`);
const gone = (card: string) => waitFor(() => expect(screen.queryByLabelText(`Guide: ${card}`)).toBeNull());

test('one line and one button at a time; beside it the table keeps its only filled button', async () => {
  await strip('Choose a die');
  expect(screen.queryByRole('button', { name: 'Take a die' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Got it' })).toHaveLength(1);
  await tap('Got it');
  await strip('The die lures Dinos');
  expect(screen.getByRole('button', { name: /^Ana’s turn/ })).toBeOnTheScreen();
});

test('hidden it keeps its name, called back it is where it was, and off it can be turned on again', async () => {
  await tap('Got it');
  await tap('Hide the guide');
  expect(await screen.findByText('Guide: The die lures Dinos')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  await tap('Show');
  await strip('The die lures Dinos');
  await tap('Hide the guide');
  await tap('Turn the guide off');
  await gone('The die lures Dinos');
  expect(progressOf(stores.guide.getState(), id).on).toBe(false);
  await tap('More');
  await tap(/^Play with the guide/);
  await strip('Choose a die');
});

test('what was done while its card was read is not told to the next player', async () => {
  await strip('Choose a die');
  act(() => {
    stores.session.getState().dispatch({
      type: 'takeDie',
      player: 'ana',
      owner: 'neutral',
      zone: null,
      changeFace: false,
    });
  });
  await strip('The die lures Dinos');
  expect(progressOf(stores.guide.getState(), id).seen).toContain('die');
});

test('from Home every game with a guide is one tap away', async () => {
  await tap('Home');
  await tap(/^Learn/);
  expect((await screen.findAllByRole('button', { name: /^First time\? Play with the guide/ })).length).toBe(
    4,
  );
});
