import { entriesOf } from '@/state/openSession';
import { shareTable } from '@/state/live/shareTable';
import { openSessionOf } from '@/state/sessionStore';
import { startHubHere, type HubHere } from '../../hub/support/hubHere';
import { openPad } from '../../support/restartable';
import { isLive, isQuiet, join, startPhone, totals, until, type AppPhone } from './phones';

let hub: HubHere;
let phones: AppPhone[] = [];

beforeEach(async () => {
  hub = await startHubHere();
});

afterEach(async () => {
  for (const { stores, disk } of phones) {
    await stores.session.getState().close();
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
const plus = (player: string, by = 1) => ({ type: 'changePoints', player, by });

test('a running game is shared with its timeline, and taps of both are in one log', async () => {
  const [host, guest] = [await take('host'), await take('guest')];
  const id = await openPad(host.stores, { counting: 'free' });
  const done = host.stores.session.getState().dispatch(plus('ana', 5));
  expect(done.ok).toBe(true);
  await shareTable(host.stores, url(), 'ana');
  await until(host.stores, () => isLive(host.stores));
  const copy = await join(guest.stores, host.stores, 'bo');
  await until(guest.stores, () => isQuiet(guest.stores));
  expect(totals(guest.stores)).toEqual({ ana: 5, bo: 0 });
  host.stores.session.getState().dispatch(plus('ana'));
  guest.stores.session.getState().dispatch(plus('ana', 2));
  for (const { stores } of phones)
    await until(stores, () => isQuiet(stores) && JSON.stringify(totals(stores)) === '{"ana":8,"bo":0}');
  const bodies = await Promise.all([
    host.stores.services.data.shares.confirmed(id),
    guest.stores.services.data.shares.confirmed(copy),
  ]);
  expect(bodies[0].slice(1)).toEqual(bodies[1].slice(1));
  expect(entriesOf(openSessionOf(guest.stores.session.getState())!)).toHaveLength(3);
});
