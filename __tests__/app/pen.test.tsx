import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import {
  eventually,
  followed,
  openWizard,
  sitDown,
  viewOf,
  wizardOf,
  type BallotTable,
} from '../state/live/ballotTable';
import { isLive, isQuiet, type AppPhone } from '../state/live/phones';
import { seatApp } from './seatApp';

let table: BallotTable;
afterEach(() => table.end());

/** Ana, Bo and Cy at one table; Bo's phone is the one with screens. */
async function three(): Promise<readonly [AppPhone, AppPhone, AppPhone]> {
  table = await sitDown(['ana', 'bo', 'cy']);
  const [ana, bo, cy] = table.phones as [AppPhone, AppPhone, AppPhone];
  await seatApp(bo.stores());
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  await screen.findByText('Live · 3 phones');
  return [ana, bo, cy];
}

const press = async (name: string | RegExp) => fireEvent.press(await screen.findByRole('button', { name }));

/** Everybody is asked in secret, and Bo's screen shows the question. */
async function asked(): Promise<readonly [AppPhone, AppPhone, AppPhone]> {
  const phones = await three();
  await openWizard(phones[0]);
  wizardOf(phones[0]).goOn();
  await screen.findByText(/: make your secret choice$/);
  await press('Choose');
  await screen.findByText('0 of 4 have chosen');
  return phones;
}

/** The first of two votes. */
function vote(): void {
  const [first] = screen.getAllByRole('radio');
  if (first) fireEvent.press(first);
}

test('who holds the pen is said, the wizard is followed, and one tap takes it', async () => {
  const [ana, bo] = await three();
  await openWizard(ana);
  expect(await screen.findByText(/: Ana holds the pen$/)).toBeOnTheScreen();
  await press('Follow');
  expect(await screen.findByText('Ana holds the pen')).toBeOnTheScreen();
  const worth = () => screen.getByRole('adjustable', { name: /Points/ });
  wizardOf(ana).answer({ counted: { 'worth worth': 3 } });
  await waitFor(() => expect(worth()).toHaveAccessibilityValue({ now: 3 }));
  // It is Ana's to answer.
  fireEvent(worth(), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  expect(followed(bo)?.draft.counted).toEqual({ 'worth worth': 3 });
  await press('Take the pen');
  await eventually(ana, () => followed(ana)?.shared.pen === viewOf(bo).me.id);
  await waitFor(() => expect(screen.queryByText('Ana holds the pen')).toBeNull());
  fireEvent(worth(), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  await eventually(ana, () => followed(ana)?.draft.counted['worth worth'] === 4);
});

test('a secret choice is made on the own phone, sealed, and says who is still thinking', async () => {
  const [ana] = await asked();
  expect(screen.getByRole('button', { name: /^Seal my choice/ })).toBeDisabled();
  vote();
  await press(/^Seal my choice/);
  expect(await screen.findByText('Your choice is sealed.')).toBeOnTheScreen();
  expect(await screen.findByText('1 of 4 has chosen')).toBeOnTheScreen();
  expect(screen.getByLabelText('Bo: has chosen')).toBeOnTheScreen();
  expect(screen.getByLabelText('Ana: has not chosen yet')).toBeOnTheScreen();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  // Ana passes on her phone to Di, who has none: that is hers to do, not Bo's.
  expect(screen.queryByRole('button', { name: /^I am Di/ })).toBeNull();
  expect(wizardOf(ana).status).toBe('open');
});

test('a choice made on another phone while this one was away counts with one tap', async () => {
  const [ana] = await asked();
  ana.goAway();
  await eventually(ana, (stores) => !isLive(stores));
  const option = { chosen: { 'votes bo:vote': 'quagga-yes' } };
  wizardOf(ana).answer(option);
  ana.comeBack();
  expect(
    await screen.findByText('While this phone was offline, you chose on another one.'),
  ).toBeOnTheScreen();
  await press('Keep that choice');
  expect(await screen.findByText('Your choice is sealed.')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Keep that choice' })).toBeNull();
});

test('without the table a follower is sent to the phone with the pen, and cannot take it', async () => {
  await asked();
  await table.killHub();
  expect(await screen.findByText('The table is offline: choose on Ana’s phone.')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Take the pen/ })).toBeDisabled();
  await table.startHub();
  expect(await screen.findByRole('button', { name: /^Seal my choice/ })).toBeOnTheScreen();
});

test('who holds the pen passes it around while the table is away', async () => {
  await asked();
  await press('Take the pen');
  await waitFor(() => expect(screen.queryByText('Ana holds the pen')).toBeNull());
  await table.killHub();
  expect(await screen.findByText('The table is offline: pass this phone around instead.')).toBeOnTheScreen();
  await press('I am Ana: show my choice');
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
});

test('a commit that the table refused is checked again before it is saved', async () => {
  const [ana, bo] = await three();
  await openWizard(bo);
  await eventually(ana, () => followed(ana) !== null);
  const votes = ['ana', 'bo', 'cy', 'di'].map((who) => [`votes ${who}:vote`, 'quagga-yes']);
  wizardOf(bo).answer({ chosen: Object.fromEntries(votes) as Record<string, string> });
  bo.goAway();
  await eventually(bo, (stores) => !isLive(stores));
  expect(wizardOf(bo).commit().ok).toBe(true);
  ana.stores().session.getState().dispatch({ type: 'changePoints', player: 'ana', by: 9 });
  await eventually(ana, isQuiet);
  bo.comeBack();
  expect(
    await screen.findByText(/ was not saved: the table has changed\. Check it again\.$/),
  ).toBeOnTheScreen();
  await press('Check');
  expect(await screen.findByRole('heading', { name: 'Check and save' })).toBeOnTheScreen();
  expect(screen.getAllByText(/13/).length).toBeGreaterThan(0);
});
