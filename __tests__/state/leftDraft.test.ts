import type { Database } from '@/data/database';
import { EMPTY_DRAFT, type AnyGame } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { State } from '@/games/perseverance-1/session/state';
import { columnsOf, type GridEdits } from '@/games/perseverance-1/session/wizards/attackArea';
import { robinson } from '@/games/robinson';
import { plainAction } from '@/games/robinson/session/planned';
import { openSessionOf, type SessionStore } from '@/state/sessionStore';
import type { WizardStore } from '@/state/wizardStore';
import { newTable } from '../games/perseverance-1/session/playing';
import { newTable as newIsland } from '../games/robinson/session/playing';
import { openMemory } from '../support/memoryDatabase';
import { tableOf } from '../support/tableOf';
import { answersIfThere } from '../support/tap';
import { walksOn } from '../support/walksOn';

const ID = 'table';
let data: Database;
let session: SessionStore;
let store: WizardStore;

beforeEach(async () => {
  data = await openMemory();
});
afterEach(() => data.close());

async function sitDown(game: AnyGame, config: unknown): Promise<void> {
  session = tableOf(game, { config, entries: [] }, ID);
  store = walksOn(data, session);
  await data.sessions.create({
    id: ID,
    gameId: game.id,
    gameVersion: game.stateVersion,
    config,
    title: '',
    createdAt: 0,
    summary: null,
    seats: game.seats(config),
    groupId: null,
  });
}

const sitAtPerseverance = (tracking = 'full') => sitDown(perseverance1, newTable(3, { tracking }).config);
const walk = () => store.getState();
const table = () => openSessionOf(session.getState())?.session.state;
const send = (command: unknown) => expect(session.getState().dispatch(command)).toMatchObject({ ok: true });
const actor = () => walk().wizard?.actor?.of(table(), walk().draft) ?? null;

/** A tap on an option of the step now shown, which goes on by itself. */
function choose(option: string): void {
  const { wizard, draft, step } = walk();
  const shown = wizard?.steps(table(), draft).find(({ id }) => id === step);
  const answers = shown && answersIfThere(shown, { option });
  if (!answers) throw new Error(`${step} has no ${option}`);
  walk().answer(answers);
  walk().goOn();
}

test('a draft of another turn is not gone on with unasked, and a new one is of whoever is on turn', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'influence');
  choose('chief-mate');
  await walk().leave('influence');
  send({ type: 'nextTurn', from: 'ana' });
  await walk().open(ID, 'influence');
  expect(walk()).toMatchObject({
    status: 'asked',
    passed: { player: 'ana', now: 'bo', goesOn: true, undone: false },
  });
  walk().beginNew();
  expect([walk().status, actor(), walk().draft]).toEqual(['open', 'bo', EMPTY_DRAFT]);
});

test('gone on with, it stays the walk of the one who began it', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'influence');
  choose('chief-mate');
  await walk().leave('influence');
  send({ type: 'nextTurn', from: 'ana' });
  await walk().open(ID, 'influence');
  walk().resume();
  expect(walk()).toMatchObject({
    status: 'open',
    step: 'count',
    draft: { player: 'ana', chosen: { officer: 'chief-mate' } },
  });
  choose('1-0');
  expect(walk().commit()).toMatchObject({ ok: true, value: [{ player: 'ana' }] });
});

test('the next turn of the same player is another one', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'influence');
  choose('chief-mate');
  await walk().leave('influence');
  for (const from of ['ana', 'bo', 'cy']) send({ type: 'nextTurn', from });
  await walk().open(ID, 'influence');
  expect(walk()).toMatchObject({ status: 'asked', passed: { player: 'ana', now: 'ana' } });
});

test('within its turn a walk says what was done meanwhile, and why an answer is no longer possible', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'takeDie');
  choose('neutral');
  expect(walk().step).toBe('zone');
  await walk().leave('takeDie');
  send({ type: 'correctDice', owner: 'neutral', inPlay: 8, pool: 0 });
  await walk().open(ID, 'takeDie');
  expect(walk()).toMatchObject({ status: 'open', step: 'owner' });
  expect(walk().draft).toEqual({ ...EMPTY_DRAFT, player: 'ana' });
  expect(walk().news).toMatchObject({
    lost: [{ reason: { key: 'session.refusal.noDieLeft' } }],
    gone: 0,
    since: [{ correction: true }],
  });
});

test('who acts can be changed, and the answers stay', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'influence');
  choose('chief-mate');
  walk().actFor('cy');
  expect(actor()).toBe('cy');
  expect(walk()).toMatchObject({ step: 'count', draft: { chosen: { officer: 'chief-mate' } } });
  choose('1-0');
  expect(walk().commit()).toMatchObject({ ok: true, value: [{ player: 'cy' }] });
});

test('the dice of an action that was dropped are not those of the next one', async () => {
  await sitDown(robinson, newIsland(2).config);
  for (const command of [
    { type: 'beginPlay' },
    { type: 'skipPhase' },
    { type: 'skipPhase' },
    {
      type: 'plan',
      actions: [plainAction('explore', 'ana'), plainAction('explore', 'ben')].map((one, i) => ({
        ...one,
        space: 3 + i,
      })),
    },
  ])
    session.getState().dispatch(command);
  expect(table()).toMatchObject({ plan: [{ lead: 'ana' }, { lead: 'ben' }] });
  await walk().open(ID, 'resolve');
  expect(actor()).toBe('ana');
  choose('yes');
  await walk().leave('resolve');
  send({ type: 'dropAction' });
  await walk().open(ID, 'resolve');
  expect(walk()).toMatchObject({ status: 'asked', passed: { player: 'ana', now: 'ben', goesOn: false } });
  walk().beginNew();
  expect([actor(), walk().draft]).toEqual(['ben', EMPTY_DRAFT]);
});

test('what was begun after something that is taken back is asked about', async () => {
  await sitAtPerseverance();
  send({ type: 'adjust', player: 'ana', counter: 'food', by: 1 });
  await walk().open(ID, 'influence');
  choose('chief-mate');
  await walk().leave('influence');
  await session.getState().undo();
  await walk().open(ID, 'influence');
  expect(walk()).toMatchObject({ status: 'asked', passed: { undone: true } });
});

test('a piece that is placed while an attack waits stands in its grid beside what was entered there', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'dinoAttack');
  const page = (id: string) => {
    const step = walk()
      .wizard?.steps(table(), walk().draft)
      .find((one) => one.id === id);
    if (step?.kind !== 'custom') throw new Error(`nothing is drawn on ${id}`);
    return { value: step.value, write: step.write };
  };
  walk().write(page('begin').write({ zone: 'military', dangerous: {} }));
  const mine = { owner: 'ana', type: 'light' } as const;
  const edit = { piece: 'soldier', row: 'top', to: mine };
  walk().write(page('position').write([{ column: 0, edit }]));
  await walk().leave('dinoAttack');
  const theirs = { owner: 'bo', type: 'heavy' };
  send({
    type: 'editDefense',
    zone: 'military',
    column: 1,
    edit: { piece: 'soldier', row: 'top', to: theirs },
  });
  await walk().open(ID, 'dinoAttack');
  expect(walk().status).toBe('open');
  const area = { zone: 'military', dangerous: false } as const;
  expect(columnsOf(table() as State, area, page('position').value as GridEdits)).toMatchObject([
    { soldiers: [mine, null] },
    { soldiers: [theirs, null] },
    {},
  ]);
});

test('what a widget of an older version wrote is lost, and the table is told', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'dinoAttack');
  walk().write({ ...(walk().draft as object), zone: 'military' });
  await walk().leave('dinoAttack');
  await walk().open(ID, 'dinoAttack');
  expect(walk()).toMatchObject({ status: 'open', draft: EMPTY_DRAFT, news: { gone: 1 } });
});

test('drafts that wait are known to the table, those without an answer are not', async () => {
  await sitAtPerseverance();
  await walk().open(ID, 'influence');
  choose('chief-mate');
  await walk().leave('influence');
  await walk().open(ID, 'takeDie');
  await walk().leave('takeDie');
  await walk().lookFor(ID);
  expect(walk().waiting).toEqual([{ wizard: 'influence', player: 'ana', begunAt: 1000 }]);
});

test('a draft of an older version is dropped, and the table is told', async () => {
  await sitAtPerseverance();
  const body = { player: 'ana', officer: 'chief-mate', count: null, foodUsed: 0 };
  await data.drafts.put({ sessionId: ID, wizard: 'influence', step: 'count', body, updatedAt: 1 });
  await walk().open(ID, 'influence');
  expect(walk()).toMatchObject({ status: 'open', news: { unreadable: true } });
  expect(walk().draft).toEqual(EMPTY_DRAFT);
});
