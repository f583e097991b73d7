import { unwrap } from '@/engine';
import type { Stores } from '@/state/stores';
import { drawFrom, type Draw } from '../../support/model/chance';
import { openPad } from '../../support/restartable';
import { startParty, type Party } from './party';
import { isQuiet, join, totals, until, type AppPhone } from './phones';

interface Seated {
  readonly phone: AppPhone;
  readonly session: string;
  /** Points that somebody at this phone has seen as saved, and those that may or may not have been. */
  saved: number;
  unsure: number;
}

const point = { type: 'changePoints', player: 'bo', by: 1 };
const points = (stores: Stores) => (totals(stores) as { bo: number }).bo;

let party: Party;
beforeEach(async () => {
  party = await startParty();
});
afterEach(() => party.end());

async function sitDown(): Promise<readonly Seated[]> {
  const [ana, bo] = [await party.take('ana'), await party.take('bo')];
  const session = await openPad(ana.stores(), { counting: 'free' });
  await party.share(ana.stores(), 'ana');
  const copy = await join(bo.stores(), ana.stores(), 'bo');
  return [
    { phone: ana, session, saved: 0, unsure: 0 },
    { phone: bo, session: copy, saved: 0, unsure: 0 },
  ];
}

async function something(seated: Seated, draw: Draw): Promise<void> {
  const { phone, session } = seated;
  const what = draw.number(10);
  if (what < 5) {
    unwrap(phone.stores().session.getState().dispatch(point));
    seated.unsure += 1;
  } else if (what < 7) {
    if (!(await phone.stores().services.writer.flush())) return;
    seated.saved += seated.unsure;
    seated.unsure = 0;
  } else if (what === 7) phone.goAway();
  else if (what === 8) phone.comeBack();
  else {
    // Killed: what was on its way to the disk may be there or not.
    await phone.restart();
    seated.unsure = 0;
    await phone.stores().session.getState().open(session);
  }
}

test.each([1, 2, 3])('evening %i: killed and cut off at any moment, nothing saved is lost', async (seed) => {
  const draw = drawFrom(seed);
  const seats = await sitDown();
  let mayBe = 0;
  for (let step = 0; step < 30; step += 1) {
    const seated = draw.pick(seats);
    const before = seated.unsure;
    await something(seated, draw);
    mayBe += Math.max(0, seated.unsure - before);
  }
  for (const { phone } of seats) phone.comeBack();
  for (const { phone } of seats) await until(phone.stores(), () => isQuiet(phone.stores()));
  const [ana, bo] = seats.map(({ phone }) => phone.stores());
  await until(ana!, () => points(ana!) === points(bo!));
  await until(bo!, () => points(ana!) === points(bo!));
  const saved = seats.reduce((sum, seated) => sum + seated.saved, 0);
  expect(points(ana!)).toBeGreaterThanOrEqual(saved);
  expect(points(ana!)).toBeLessThanOrEqual(mayBe);
  for (const stores of [ana!, bo!]) expect(stores.live.getState().view?.notTaken).toEqual([]);
});
