import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { Stores } from '@/state/stores';
import { createRestartable, openPad, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

let app: Restartable;
let stores: Stores;
let id: string;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  id = await openPad(stores);
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
});
afterEach(async () => {
  await app.end();
});

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const enter = async () => fireEvent.press(await screen.findByRole('button', { name: /^Enter round 1/ }));
const onFirstStep = () => screen.findByRole('heading', { name: 'Points this round' });

test('a wizard without answers is left without a question and leaves nothing behind', async () => {
  await enter();
  await onFirstStep();
  tap('Cancel');
  await screen.findByRole('button', { name: /^Enter round 1/ });
  await waitFor(async () =>
    expect(await stores.services.data.drafts.get(id, 'enterRound')).toEqual({ kind: 'missing' }),
  );
});

test('the cross asks what to do with the answers: kept, they wait at their button and are there again', async () => {
  await enter();
  await onFirstStep();
  fireEvent.press(screen.getByLabelText('Ana, Points this round: one more'));
  tap('Cancel');
  expect(await screen.findByText(/^Keep your answers for later, and they wait/)).toBeOnTheScreen();
  tap('Keep for later');
  expect(await screen.findByText(/^Started at \d\d:\d\d$/)).toBeOnTheScreen();
  await enter();
  await onFirstStep();
  expect(screen.getByLabelText('Ana, Points this round')).toHaveAccessibilityValue({ now: 1 });
});

test('thrown away, they are gone; closing the question goes on', async () => {
  await enter();
  await onFirstStep();
  fireEvent.press(screen.getByLabelText('Ana, Points this round: one more'));
  tap('Cancel');
  tap('Close');
  expect(screen.getByLabelText('Ana, Points this round')).toHaveAccessibilityValue({ now: 1 });
  tap('Cancel');
  tap('Discard');
  await enter();
  await onFirstStep();
  expect(screen.getByLabelText('Ana, Points this round')).toHaveAccessibilityValue({ now: 0 });
});

test('a number that changed while the wizard was left is shown, and the answers stay', async () => {
  await enter();
  await onFirstStep();
  fireEvent.press(screen.getByLabelText('Ana, Points this round: one more'));
  tap('Cancel');
  tap('Keep for later');
  await screen.findByRole('button', { name: /^Enter round 1/ });
  act(() => void stores.session.getState().dispatch({ type: 'changePoints', player: 'bo', by: 4 }));
  await enter();
  await onFirstStep();
  expect(screen.getByText(/^Bo, Points this round: 0, now 4/)).toBeOnTheScreen();
  expect(screen.getByLabelText('Ana, Points this round')).toHaveAccessibilityValue({ now: 1 });
  expect(screen.getByLabelText('Bo, Points this round')).toHaveAccessibilityValue({ now: 4 });
});
