import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import type { Stores } from '@/state/stores';
import { leaveTable } from '@/state/live/shareTable';
import { startParty, type Party } from '../state/live/party';
import { isLive, isQuiet, join, shows, until } from '../state/live/phones';
import { openPad } from '../support/restartable';
import { seatApp } from './seatApp';

let party: Party;
beforeEach(async () => {
  party = await startParty();
});
afterEach(() => party.end());

const plus = (player: string) => ({ type: 'changePoints', player, by: 1 });

/** Somebody else's phone that has shared its score pad, without screens. */
async function otherTable(): Promise<Stores> {
  const other = (await party.take('other')).stores();
  await openPad(other, { counting: 'free' });
  await party.share(other, 'bo');
  return other;
}

test('an app asks for the address, says what is wrong with it, and shares the table', async () => {
  const stores = (await party.take('host')).stores();
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
  fireEvent.changeText(field, `127.0.0.1:${party.hub().port}`);
  fireEvent.press(screen.getByRole('button', { name: 'Share this table' }));
  expect(await screen.findByText('Scan to join')).toBeOnTheScreen();
  expect(within(screen.getByLabelText('Who is here')).getByText('Ana')).toBeOnTheScreen();
  // The door needs the hub.
  await screen.findByText('Live · 1 phone');
  fireEvent.press(screen.getByRole('switch', { name: 'Let people in with letters' }));
  expect(await screen.findByLabelText(/^Letters: (\S ){5}\S$/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back to the table' }));
  expect(await screen.findByText('Live · 1 phone')).toBeOnTheScreen();
});

test('six letters lead to a seat; others’ taps appear, and taking one back asks first', async () => {
  const other = await otherTable();
  other.live.getState().table?.setDoor(true);
  await until(other, () => other.live.getState().view?.code != null);
  const code = other.live.getState().view?.code ?? '';
  const stores = (await party.take('guest')).stores();
  await stores.services.habits.keep('hub', party.url());
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: /^Join a table/ }));
  const letters = await screen.findByLabelText('Six letters');
  await waitFor(() => expect(screen.getByLabelText('Address of the computer')).not.toHaveProp('value', ''));
  fireEvent.changeText(letters, 'abc');
  fireEvent.press(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('These codes never contain “B”. Look again.')).toBeOnTheScreen();
  fireEvent.changeText(letters, code.toLowerCase());
  fireEvent.press(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('On another phone')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Ana' }));
  expect(await screen.findByText('Live · 2 phones')).toBeOnTheScreen();
  expect(screen.getByText('You')).toBeOnTheScreen();

  other.session.getState().dispatch(plus('bo'));
  expect(await screen.findByText(/^Bo · /)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Undo Bo’s tap?' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Undo it' }));
  await waitFor(() => expect(screen.getByLabelText('Bo, Points')).toHaveAccessibilityValue({ now: 0 }));
  await until(stores, () => isQuiet(stores));
});

test('a phone that only watches has no counters, and can sit down', async () => {
  const other = await otherTable();
  const stores = (await party.take('guest')).stores();
  await join(stores, other, null);
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  expect(await screen.findByRole('heading', { name: 'Scoreboard' })).toBeOnTheScreen();
  expect(screen.queryByLabelText('Bo, Points')).toBeNull();
  fireEvent.press(await screen.findByRole('button', { name: /^Live/ }));
  fireEvent.press(await screen.findByRole('button', { name: /^Change your seat/ }));
  fireEvent.press(await screen.findByRole('radio', { name: 'Ana' }));
  await until(stores, () => stores.live.getState().view?.me.seat === 'ana' && isLive(stores));
  fireEvent.press(screen.getByRole('button', { name: 'Back to the table' }));
  expect(await screen.findByLabelText('Ana, Points')).toBeOnTheScreen();
});

test('what the table did not take is listed by name with the reason, until somebody has seen it', async () => {
  const other = await otherTable();
  const phone = await party.take('guest');
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
  fireEvent.press(await screen.findByText('1 not accepted'));
  const missed = await screen.findByLabelText('Undo');
  expect(
    within(missed).getByText('Something else was done meanwhile, so nothing was undone.'),
  ).toBeOnTheScreen();
  fireEvent.press(within(missed).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Not accepted')).toBeNull());
});

test('a table that no longer lets this phone in says so on the strip', async () => {
  const other = await otherTable();
  const phone = await party.take('guest');
  const stores = phone.stores();
  await join(stores, other, 'ana');
  await until(stores, () => isLive(stores));
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  await screen.findByText('Live · 2 phones');
  const { tableId } = stores.live.getState().view!;
  const record = (await party.hub().store.table(tableId))!;
  await other.session.getState().close();
  // The same table once more, with another link: nobody here knows it.
  phone.goAway();
  await party.startEmptyHub();
  await party.hub().store.create({ about: record.about, link: 'another link', host: record.phones[0]! });
  phone.comeBack();
  expect(await screen.findByText('Closed: This phone is not at the table.')).toBeOnTheScreen();
});

test('a table that cannot save says so on the strip; what is tapped meanwhile arrives later', async () => {
  await party.end();
  let isBroken = false;
  party = await startParty((store) => ({
    ...store,
    append: (...args) => (isBroken ? Promise.reject(new Error('disk full')) : store.append(...args)),
  }));
  const other = await otherTable();
  await seatApp(other);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  await screen.findByText('Live · 1 phone');
  isBroken = true;
  other.session.getState().dispatch(plus('bo'));
  expect(await screen.findByText('The table cannot save just now. Play on.')).toBeOnTheScreen();
  expect(screen.getByLabelText('Bo, Points')).toHaveAccessibilityValue({ now: 1 });
  isBroken = false;
  await until(other, () => isLive(other) && isQuiet(other));
  expect(await screen.findByText('Live · 1 phone')).toBeOnTheScreen();
});

test('after leaving, the timeline still says whose phone it was', async () => {
  const other = await otherTable();
  const stores = (await party.take('guest')).stores();
  await join(stores, other, 'ana');
  other.session.getState().dispatch(plus('bo'));
  stores.session.getState().dispatch(plus('ana'));
  await until(stores, () => isQuiet(stores) && shows(stores, { ana: 1, bo: 1 }));
  await leaveTable(stores);
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Timeline' }));
  expect(await screen.findByText(/From Bo’s phone/)).toBeOnTheScreen();
  expect(screen.getByText(/From this phone/)).toBeOnTheScreen();
});
