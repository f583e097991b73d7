import { entriesOf } from '@/state/openSession';
import { openSessionOf } from '@/state/sessionStore';
import { NO, YES } from './ballot';
import {
  eventually,
  followed,
  openWizard,
  penOf,
  sitDown,
  viewOf,
  wizardOf,
  type BallotTable,
} from './ballotTable';
import { isLive, isQuiet, totals, type AppPhone } from './phones';

let table: BallotTable;

afterEach(async () => {
  await table.end();
});

const worth = (to: number) => ({ counted: { 'worth worth': to } });
const counted = (phone: AppPhone) => followed(phone)?.draft.counted['worth worth'];
const passed = (votes: Readonly<Record<string, string>>) => ({
  chosen: Object.fromEntries(Object.entries(votes).map(([who, vote]) => [`votes ${who}:vote`, vote])),
});
const ALL = passed({ ana: YES, bo: YES, cy: NO, di: YES });
const entries = ({ stores }: AppPhone) => entriesOf(openSessionOf(stores().session.getState())!);

async function threeOpen(): Promise<readonly [AppPhone, AppPhone, AppPhone]> {
  table = await sitDown(['ana', 'bo', 'cy']);
  const [ana, bo, cy] = table.phones as [AppPhone, AppPhone, AppPhone];
  await openWizard(ana);
  await eventually(bo, () => followed(bo) !== null);
  return [ana, bo, cy];
}

test('what the pen writes is followed step by step, and is on nobody else’s disk', async () => {
  const [ana, bo] = await threeOpen();
  expect(followed(bo)).toMatchObject({ step: 'worth', shared: { pen: viewOf(ana).me.id } });
  wizardOf(ana).answer(worth(3));
  wizardOf(ana).goOn();
  await eventually(bo, () => followed(bo)?.step === 'votes');
  expect(counted(bo)).toBe(3);
  expect(wizardOf(bo).status).toBe('closed');
  expect((await bo.stores().services.data.drafts.list(viewOf(bo).sessionId)).rows).toEqual([]);
});

test('one tap takes the pen; what its earlier holder still writes changes nothing', async () => {
  const [ana, bo, cy] = await threeOpen();
  wizardOf(ana).answer(worth(3));
  await eventually(bo, () => counted(bo) === 3);
  // Ana hears of it late, and writes on.
  ana.goAway();
  await eventually(bo, () => viewOf(bo).phones.some(({ id, here }) => id === viewOf(ana).me.id && !here));
  expect(penOf(bo).take()).toBe(true);
  expect(wizardOf(bo)).toMatchObject({ status: 'open', step: 'worth', draft: worth(3) });
  wizardOf(bo).answer(worth(4));
  wizardOf(ana).answer(worth(9));
  await eventually(cy, () => counted(cy) === 4);
  ana.comeBack();
  await eventually(ana, () => followed(ana)?.shared.pen === viewOf(bo).me.id);
  await eventually(ana, () => wizardOf(ana).status === 'missing');
  expect(counted(ana)).toBe(4);
  expect(counted(cy)).toBe(4);
  expect((await ana.stores().services.data.drafts.list(viewOf(ana).sessionId)).rows).toEqual([]);
});

test('a hand-over wins against everything that was on its way', async () => {
  const [ana, bo, cy] = await threeOpen();
  penOf(bo).take();
  // Before any of it has arrived.
  for (const to of [2, 3, 4, 5]) wizardOf(ana).answer(worth(to));
  await eventually(cy, () => followed(cy)?.shared.pen === viewOf(bo).me.id);
  await eventually(ana, () => wizardOf(ana).status === 'missing');
  wizardOf(bo).answer(worth(7));
  for (const phone of [ana, cy]) await eventually(phone, () => counted(phone) === 7);
});

test('the commit is one entry, and everybody is back at the table', async () => {
  const [ana, bo, cy] = await threeOpen();
  penOf(bo).take();
  await eventually(ana, () => wizardOf(ana).status === 'missing');
  wizardOf(bo).answer(ALL);
  expect(wizardOf(bo).commit().ok).toBe(true);
  for (const phone of [ana, bo, cy]) {
    await eventually(phone, (stores) => isQuiet(stores) && viewOf(phone).wizard === null);
    await eventually(phone, () => entries(phone).length === 1);
    expect(totals(phone.stores())).toMatchObject({ ana: 3 });
  }
});

test('left or thrown away, it is over for all; kept, it waits on the phone that had it', async () => {
  const [ana, bo] = await threeOpen();
  wizardOf(ana).answer(worth(3));
  await eventually(bo, () => counted(bo) === 3);
  await wizardOf(ana).leave('ballot');
  await eventually(bo, () => viewOf(bo).wizard === null);
  expect(wizardOf(ana).waiting).toHaveLength(1);
  await openWizard(ana);
  await eventually(bo, () => counted(bo) === 3);
  await wizardOf(ana).cancel();
  await eventually(bo, () => viewOf(bo).wizard === null);
  expect(penOf(bo).take()).toBe(false);
});

test('a latecomer and a phone that was away get what is open now', async () => {
  const [ana, bo] = await threeOpen();
  bo.goAway();
  await eventually(bo, (stores) => !isLive(stores));
  wizardOf(ana).answer(worth(5));
  const late = await table.joinLate('late', 'di');
  expect(counted(late)).toBe(5);
  bo.comeBack();
  await eventually(bo, () => counted(bo) === 5);
});

test('a restarted hub hears from the pen again; a restarted holder goes on with its own', async () => {
  const [ana, bo] = await threeOpen();
  await table.killHub();
  wizardOf(ana).answer(worth(6));
  await table.startHub();
  await eventually(bo, () => counted(bo) === 6);
  const name = viewOf(ana).wizard?.wizard;
  const { sessionId } = viewOf(ana);
  await ana.stores().services.writer.flush(sessionId);
  await wizardOf(ana).settle();
  await ana.restart();
  await ana.stores().session.getState().open(sessionId);
  await eventually(ana, () => viewOf(ana).isCurrent);
  await openWizard(ana);
  wizardOf(ana).answer(worth(8));
  await eventually(bo, () => counted(bo) === 8);
  expect(viewOf(bo).wizard?.wizard).toBe(name);
});

test('the end of a wizard that nobody heard is said again', async () => {
  const [ana, bo] = await threeOpen();
  ana.goAway();
  await eventually(ana, (stores) => !isLive(stores));
  wizardOf(ana).answer(ALL);
  expect(wizardOf(ana).commit().ok).toBe(true);
  expect(viewOf(bo).wizard).not.toBeNull();
  ana.comeBack();
  await eventually(bo, () => viewOf(bo).wizard === null);
  await eventually(bo, () => entries(bo).length === 1);
});

test('one wizard at a time: who comes second keeps theirs private until the first is over', async () => {
  const [ana, bo, cy] = await threeOpen();
  const { session, wizard } = bo.stores();
  await wizard.getState().open(openSessionOf(session.getState())?.id ?? '', 'enterRound');
  wizard.getState().answer({ counted: {} });
  await wizardOf(ana).cancel();
  await eventually(cy, () => followed(cy)?.wizard.id === 'enterRound');
});

test('a commit whose review changed on the way is not taken, and is there to be checked again', async () => {
  const [ana, bo] = await threeOpen();
  wizardOf(ana).answer(ALL);
  ana.goAway();
  await eventually(ana, (stores) => !isLive(stores));
  expect(wizardOf(ana).commit().ok).toBe(true);
  bo.stores().session.getState().dispatch({ type: 'changePoints', player: 'ana', by: 10 });
  await eventually(bo, isQuiet);
  ana.comeBack();
  await eventually(ana, () => viewOf(ana).notTaken.length === 1);
  const [refused] = viewOf(ana).notTaken;
  expect(refused?.why.code).toBe('review-changed');
  expect(penOf(ana).again(refused?.tap.id ?? '')).toEqual({ ok: true, value: 'ballot' });
  expect(viewOf(ana).notTaken).toEqual([]);
  expect(wizardOf(ana)).toMatchObject({ status: 'open', step: 'review' });
  expect(wizardOf(ana).commit().ok).toBe(true);
  await eventually(bo, () => (totals(bo.stores()) as { ana: number }).ana === 13);
});

test('a phone that watches never holds the pen', async () => {
  await threeOpen();
  const tv = await table.joinLate('tv', null);
  await eventually(tv, () => followed(tv) !== null);
  expect(penOf(tv).take()).toBe(false);
  await openWizard(tv);
  expect(viewOf(tv).link.kind).toBe('live');
});
