import { fireEvent, screen } from '@testing-library/react-native';
import { unwrap } from '@/engine';
import { emptyLog, finishLog, seatInLog } from '@/state/logDraft';
import { logGame } from '@/state/logGame';
import type { Stores } from '@/state/stores';
import { outcomeText } from '../../app/text/outcomeText';
import { createRestartable, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

// Every row asks for it once when it is drawn.
jest.mock('../../app/text/outcomeText', () => {
  const real = jest.requireActual<{ outcomeText: typeof outcomeText }>('../../app/text/outcomeText');
  return { outcomeText: jest.fn(real.outcomeText) };
});

let app: Restartable;
let stores: Stores;
beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

async function log(name: string): Promise<void> {
  const who = unwrap(await stores.roster.getState().add(`Winner of ${name}`));
  const draft = { ...emptyLog(stores.services.clock()), gameId: 'scorepad', name };
  const seated = { ...draft, seats: seatInLog(draft, who) };
  unwrap(
    await logGame(stores.services, unwrap(finishLog(seated, { now: stores.services.clock(), before: null }))),
  );
}

const drawn = () =>
  jest.mocked(outcomeText).mock.calls.flatMap(([game]) => ('title' in game ? [String(game.title)] : []));

test('coming back to the history reads it again and draws only the games that changed', async () => {
  for (const name of ['Harbour', 'Mill', 'Tikal']) await log(name);
  await seatApp(stores);
  fireEvent.press(screen.getByRole('button', { name: /^History/ }));
  await screen.findByText('3 games');
  await screen.findByText('Tikal');
  fireEvent.press(screen.getByRole('button', { name: 'Bin' }));
  await screen.findByText('The bin is empty');
  const [{ id } = { id: '' }] = (await stores.services.data.sessions.page({ limit: 3 })).sessions.filter(
    ({ title }) => title === 'Mill',
  );
  await stores.services.data.sessions.rename(id, 'Windmill');
  jest.mocked(outcomeText).mockClear();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Windmill');
  expect(new Set(drawn())).toEqual(new Set(['Windmill']));
});
