import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import type { Stores } from '@/state/stores';
import { shareTable } from '@/state/live/shareTable';
import { startHubHere, type HubHere } from '../hub/support/hubHere';
import { isLive, isQuiet, join, shows, startPhone, until, type AppPhone } from '../state/live/phones';
import { openPad } from '../support/restartable';
import { seatApp } from './seatApp';

let hub: HubHere;
let phones: AppPhone[] = [];

beforeEach(async () => {
  hub = await startHubHere();
});

afterEach(async () => {
  for (const { stores, disk } of phones) {
    await stores().session.getState().close();
    await disk.end();
  }
  phones = [];
  await hub.end();
});

async function take(name: string): Promise<AppPhone> {
  const phone = await startPhone(name, () => hub.port);
  phones.push(phone);
  return phone;
}

const url = () => `ws://127.0.0.1:${hub.port}/live`;
const plus = (player: string) => ({ type: 'changePoints', player, by: 1 });

/** Somebody else's phone that has shared its score pad, without screens. */
async function otherTable(): Promise<Stores> {
  const other = (await take('other')).stores();
  await openPad(other, { counting: 'free' });
  await shareTable(other, url(), 'bo');
  await until(other, () => isLive(other));
  return other;
}

test('an app asks for the address, says what is wrong with it, and shares the table', async () => {
  const stores = (await take('host')).stores();
  await openPad(stores, { counting: 'free' });
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Share this table' }));
  fireEvent.press(await screen.findByRole('radio', { name: 'Ana' }));
  const field = screen.getByLabelText('Address of the computer');
  fireEvent.changeText(field, 'the laptop');
  fireEvent.press(screen.getByRole('button', { name: 'Share this table' }));
  expect(
    await screen.findByText('“the laptop” is not an address. One looks like 192.168.1.20:8080.'),
  ).toBeOnTheScreen();
  fireEvent.changeText(field, `127.0.0.1:${hub.port}`);
  fireEvent.press(screen.getByRole('button', { name: 'Share this table' }));
  expect(await screen.findByText('Scan to join')).toBeOnTheScreen();
  expect(within(screen.getByLabelText('Who is here')).getByText('Ana')).toBeOnTheScreen();
  // The door needs the hub.
  await screen.findByText('Live · 1 phone');
  fireEvent.press(screen.getByRole('switch', { name: 'Let people in by letters' }));
  expect(await screen.findByLabelText(/^Letters: (\S ){5}\S$/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back to table' }));
  expect(await screen.findByText('Live · 1 phone')).toBeOnTheScreen();
});

test('six letters lead to a seat; others’ taps appear, and taking one back asks first', async () => {
  const other = await otherTable();
  other.live.getState().table?.setDoor(true);
  await until(other, () => other.live.getState().view?.code != null);
  const code = other.live.getState().view?.code ?? '';
  const stores = (await take('guest')).stores();
  await stores.services.habits.keep('hub', url());
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: /^Join a table/ }));
  const letters = await screen.findByLabelText('Six letters');
  await waitFor(() => expect(screen.getByLabelText('Address of the computer')).not.toHaveProp('value', ''));
  fireEvent.changeText(letters, 'abc');
  fireEvent.press(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('The letters never have a “B”. Look again.')).toBeOnTheScreen();
  fireEvent.changeText(letters, code.toLowerCase());
  fireEvent.press(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('On another phone')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Ana' }));
  expect(await screen.findByText('Live · 2 phones')).toBeOnTheScreen();
  expect(screen.getByText('You')).toBeOnTheScreen();

  other.session.getState().dispatch(plus('bo'));
  expect(await screen.findByText(/^Bo · /)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Take back Bo’s tap?' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.getByLabelText('Bo, Points')).toHaveAccessibilityValue({ now: 0 }));
  await until(stores, () => isQuiet(stores));
});

test('a phone that only watches has no counters, and can sit down', async () => {
  const other = await otherTable();
  const stores = (await take('guest')).stores();
  await join(stores, other, null);
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  expect(await screen.findByRole('heading', { name: 'Scoreboard' })).toBeOnTheScreen();
  expect(screen.queryByLabelText('Bo, Points')).toBeNull();
  fireEvent.press(await screen.findByRole('button', { name: /^Live/ }));
  fireEvent.press(await screen.findByRole('button', { name: /^Change your seat/ }));
  fireEvent.press(await screen.findByRole('radio', { name: 'Ana' }));
  await until(stores, () => stores.live.getState().view?.me.seat === 'ana' && isLive(stores));
  fireEvent.press(screen.getByRole('button', { name: 'Back to table' }));
  expect(await screen.findByLabelText('Ana, Points')).toBeOnTheScreen();
});

test('what the table did not take is listed by name with the reason, until somebody has seen it', async () => {
  const other = await otherTable();
  const phone = await take('guest');
  const stores = phone.stores();
  await join(stores, other, 'ana');
  await until(stores, () => isLive(stores));
  stores.session.getState().dispatch(plus('ana'));
  await until(other, () => shows(other, { ana: 1, bo: 0 }));
  phone.goAway();
  await stores.session.getState().undo();
  await other.session.getState().undo();
  other.session.getState().takesBack?.goOn();
  await until(other, () => isQuiet(other) && shows(other, { ana: 0, bo: 0 }));
  phone.comeBack();
  await until(stores, () => isQuiet(stores));

  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  fireEvent.press(await screen.findByText('1 not taken'));
  const missed = await screen.findByLabelText('A step back');
  expect(
    within(missed).getByText('Something else was done meanwhile, so nothing was taken back.'),
  ).toBeOnTheScreen();
  fireEvent.press(within(missed).getByRole('button', { name: 'Forget it' }));
  await waitFor(() => expect(screen.queryByText('Not taken')).toBeNull());
});
