import { readFileSync } from 'node:fs';
import type { AskedOption } from '@/engine';
import type { TableStore } from '@/live/tableStore';
import { chosenSeats, secretSteps, turnsOf } from '@/state/live/secrets';
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

const SEATS = ['ana', 'bo', 'cy', 'di'] as const;
type Four = readonly [AppPhone, AppPhone, AppPhone, AppPhone];

/** Everybody has followed to the secret step; Ana holds the pen. */
async function allAsked(
  seats: readonly string[] = SEATS,
  around?: (store: TableStore) => TableStore,
): Promise<Four> {
  table = await sitDown(seats, around);
  const [ana, ...others] = table.phones;
  await openWizard(ana!);
  wizardOf(ana!).goOn();
  for (const phone of others) await eventually(phone, () => followed(phone)?.step === 'votes');
  return table.phones as unknown as Four;
}

function stepOf(phone: AppPhone) {
  const open = openSessionOf(phone.stores().session.getState());
  const now = followed(phone);
  const step = open && now && secretSteps(now.wizard, open.session.state, now.draft)[0];
  if (!step) throw new Error('nothing secret is asked');
  return { step, name: now.shared.wizard };
}

function option(phone: AppPhone, seat: string, vote: string): AskedOption {
  const [turn] = turnsOf(stepOf(phone).step, seat);
  const found = turn?.choices[0]?.options.find(({ id }) => id === vote);
  if (!found) throw new Error(`${seat} cannot choose ${vote}`);
  return found;
}

/** On one's own phone, unless the phone of another one is passed. */
function choose(phone: AppPhone, vote: string, seat = viewOf(phone).me.seat ?? ''): void {
  penOf(phone).seal(seat, [option(phone, seat, vote)]);
}

const chosen = (phone: AppPhone) => {
  const { step, name } = stepOf(phone);
  return chosenSeats(name, step, viewOf(phone).seals);
};
const votes = (phone: AppPhone) => Object.values(followed(phone)?.draft.chosen ?? {});

/** What anybody could look at: every frame, the hub's file, and the files of all phones. */
async function readable(): Promise<string> {
  for (const { stores } of table.phones) {
    await stores().wizard.getState().settle();
    await stores().services.writer.flush(viewOf({ stores } as AppPhone).sessionId);
  }
  const files = [table.file, ...table.phones.map(({ disk }) => disk.file)].flatMap((file) => [
    file,
    `${file}-wal`,
  ]);
  const onDisks = files.map((file) => {
    try {
      return readFileSync(file, 'latin1');
    } catch {
      return '';
    }
  });
  return [...table.phones.flatMap(({ frames }) => frames), ...onDisks].join('\n');
}

test('three of four choices are readable nowhere; with the fourth everybody sees all at once', async () => {
  const [ana, bo, cy, di] = await allAsked();
  choose(bo, YES);
  choose(ana, NO);
  choose(cy, YES);
  for (const phone of [ana, bo, cy, di]) await eventually(phone, () => chosen(phone).length === 3);
  const seen = await readable();
  // That it was looked for where it would be.
  expect(seen).toMatch(/"say":"sealed"/);
  expect(seen).not.toMatch(new RegExp(`${YES}|${NO}|votes \\w+:vote`));
  expect(followed(di)?.step).toBe('votes');
  choose(di, YES);
  for (const phone of [ana, bo, cy, di]) {
    await eventually(phone, () => followed(phone)?.step === 'count');
    expect(votes(phone).sort()).toEqual([YES, YES, YES, NO].sort());
  }
  expect(wizardOf(ana).step).toBe('count');
  // A pen that looks back behind the reveal is followed there, and on again.
  wizardOf(ana).goBack();
  for (const phone of [bo, di]) await eventually(phone, () => followed(phone)?.step === 'votes');
  wizardOf(ana).goOn();
  for (const phone of [bo, di]) await eventually(phone, () => followed(phone)?.step === 'count');
  expect(wizardOf(ana).commit().ok).toBe(true);
  for (const phone of [ana, bo, cy, di])
    await eventually(phone, (stores) => isQuiet(stores) && (totals(stores) as { ana: number }).ana === 3);
});

test('a sealed choice cannot be changed, and nobody chooses for a phone that is here', async () => {
  const [ana, bo, cy, di] = await allAsked();
  choose(bo, YES);
  await eventually(cy, () => chosen(cy).length === 1);
  choose(bo, NO);
  choose(cy, NO, 'di');
  choose(cy, YES);
  await eventually(ana, () => chosen(ana).length === 2);
  expect([...chosen(ana)].sort()).toEqual(['bo', 'cy']);
  choose(ana, YES);
  choose(di, YES);
  await eventually(bo, () => followed(bo)?.step === 'count');
  expect(votes(bo)).toEqual([YES, YES, YES, YES]);
});

test('the hub dies between choice three and four: its disk has three, and the fourth completes them', async () => {
  const [ana, bo, cy, di] = await allAsked();
  choose(ana, YES);
  choose(bo, NO);
  choose(cy, YES);
  for (const phone of [ana, bo, cy, di]) await eventually(phone, () => chosen(phone).length === 3);
  await table.killHub();
  expect(await readable()).not.toMatch(new RegExp(`${YES}|${NO}`));
  await table.startHub();
  for (const phone of [ana, bo, cy, di]) await eventually(phone, () => viewOf(phone).isCurrent);
  expect(await readable()).not.toMatch(new RegExp(`${YES}|${NO}`));
  choose(di, NO);
  for (const phone of [ana, bo, cy, di]) {
    await eventually(phone, () => followed(phone)?.step === 'count');
    expect(votes(phone).sort()).toEqual([YES, YES, NO, NO].sort());
  }
});

test('a seat without a phone, and one whose battery is empty, choose on the phone with the pen', async () => {
  const [ana, bo, cy] = await allAsked(['ana', 'bo', 'cy']);
  cy.goAway();
  await eventually(ana, () => viewOf(ana).phones.some(({ seat, here }) => seat === 'cy' && !here));
  choose(ana, YES);
  choose(bo, YES);
  choose(ana, NO, 'cy');
  await eventually(ana, () => chosen(ana).length === 3);
  choose(ana, NO, 'di');
  await eventually(bo, () => followed(bo)?.step === 'count');
  expect(votes(bo).sort()).toEqual([YES, YES, NO, NO].sort());
  expect(wizardOf(ana).step).toBe('count');
});

test('what was chosen by passing the phone while the table was away goes into boxes when it is back', async () => {
  const [ana, bo, cy] = await allAsked(['ana', 'bo', 'cy']);
  await table.killHub();
  wizardOf(ana).answer({ chosen: { 'votes ana:vote': YES, 'votes di:vote': NO } });
  await table.startHub();
  await eventually(bo, () => chosen(bo).length === 2);
  expect(Object.keys(wizardOf(ana).draft.chosen)).toEqual([]);
  choose(cy, YES);
  choose(bo, YES);
  await eventually(bo, () => followed(bo)?.step === 'count');
  expect(votes(bo).sort()).toEqual([YES, YES, YES, NO].sort());
});

/** Ana's phone was out of reach; it was passed to Cy, whose own phone never left the table. */
async function cyChoseOnAnas(): Promise<Four> {
  const four = await allAsked();
  const [ana, , cy] = four;
  ana.goAway();
  await eventually(ana, (stores) => !isLive(stores));
  wizardOf(ana).answer({ chosen: { 'votes cy:vote': YES } });
  ana.comeBack();
  await eventually(cy, () => viewOf(cy).passed !== null);
  return four;
}

test('a choice made on a passed phone counts with one tap of its own phone, and is readable nowhere', async () => {
  const [ana, bo, cy, di] = await cyChoseOnAnas();
  expect(chosen(bo)).toEqual([]);
  expect([ana, bo, di].map((phone) => viewOf(phone).passed)).toEqual([null, null, null]);
  expect(
    table.phones
      .slice(1)
      .flatMap(({ frames }) => frames)
      .join('\n'),
  ).not.toMatch(/"box"/);
  cy.stores().live.getState().table?.keepPassed();
  await eventually(ana, () => chosen(ana).includes('cy') && viewOf(ana).sealing.length === 0);
  for (const phone of [ana, bo, di]) choose(phone, NO);
  await eventually(di, () => followed(di)?.step === 'count');
  expect(votes(di).sort()).toEqual([NO, NO, NO, YES].sort());
});

test('who would rather choose once more does, and who has gone meanwhile has chosen', async () => {
  const [, bo, cy] = await cyChoseOnAnas();
  choose(cy, NO);
  await eventually(bo, () => chosen(bo).includes('cy'));
  await table.end();

  const [ana2, bo2, cy2, di2] = await cyChoseOnAnas();
  cy2.goAway();
  await eventually(bo2, () => chosen(bo2).includes('cy'));
  for (const phone of [ana2, bo2, di2]) choose(phone, NO);
  await eventually(di2, () => followed(di2)?.step === 'count');
  expect(votes(di2).sort()).toEqual([NO, NO, NO, YES].sort());
});

test('nobody keeps a choice for a seat that is not theirs', async () => {
  const [, bo, cy] = await cyChoseOnAnas();
  const wizard = viewOf(cy).passed;
  bo.say({ say: 'keep', wizard, seat: 'cy' });
  await eventually(bo, () => bo.frames.some((frame) => frame.includes('"not-yours"')));
  expect(chosen(cy)).toEqual([]);
});

test('a choice that was on its way when the wire broke is sent again', async () => {
  const [ana, bo] = await allAsked();
  bo.goAway();
  await eventually(bo, (stores) => !isLive(stores));
  choose(bo, YES);
  expect(viewOf(bo).sealing).toHaveLength(1);
  bo.comeBack();
  await eventually(ana, () => chosen(ana).length === 1);
  await eventually(bo, () => viewOf(bo).sealing.length === 0);
});

test('a box that is not what was sealed counts for nobody: its seat is asked again', async () => {
  /** A hub that exchanges what Bo has put in. */
  const cheat = (store: TableStore): TableStore => ({
    ...store,
    seal: async (id, choice) => {
      const all = await store.seal(id, choice);
      const other = all.find(({ seat }) => seat === 'ana')?.box ?? '';
      return all.map((one) => (one.seat === 'bo' ? { ...one, box: other } : one));
    },
  });
  const [ana, bo, cy, di] = await allAsked(SEATS, cheat);
  choose(ana, YES);
  choose(bo, NO);
  choose(cy, YES);
  choose(di, YES);
  await eventually(ana, () => votes(ana).length === 3);
  expect(wizardOf(ana).step).toBe('votes');
  expect(Object.keys(wizardOf(ana).draft.chosen).sort()).toEqual(
    ['ana', 'cy', 'di'].map((who) => `votes ${who}:vote`),
  );
  wizardOf(ana).answer({ chosen: { 'votes bo:vote': NO } });
  wizardOf(ana).goOn();
  await eventually(di, () => followed(di)?.step === 'count');
  expect(votes(di).sort()).toEqual([YES, YES, YES, NO].sort());
});
