import type { Database } from '@/data/database';
import { answerTo, EMPTY_DRAFT, type AnyGame } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { State } from '@/games/perseverance-1/session/state';
import { columnsOf, laidIn, type AttackEntered } from '@/games/perseverance-1/moments/dinoAttack/attackArea';
import { robinson } from '@/games/robinson';
import { plainAction } from '@/games/robinson/moments/plan/planned';
import { survivors } from '@/games/survivors';
import { spotsAround } from '@/games/survivors/moments/encounter/corners';
import { openSessionOf, type SessionStore } from '@/state/sessionStore';
import type { WizardStore } from '@/state/wizardStore';
import { newTable } from '../games/perseverance-1/session/playing';
import { newTable as newIsland } from '../games/robinson/session/playing';
import { newTable as newCaravan } from '../games/survivors/session/playing';
import { openMemory } from '../support/memoryDatabase';
import { tableOf } from '../support/tableOf';
import { answersIfThere } from '../support/tap';
import { wizardsOn } from '../support/wizardsOn';

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
  store = wizardsOn(data, session);
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
const current = () => store.getState();
const table = () => openSessionOf(session.getState())?.session.state;
const send = (command: unknown) => expect(session.getState().dispatch(command)).toMatchObject({ ok: true });
const actor = () => current().wizard?.actor?.of(table(), current().draft) ?? null;

/** A tap on an option of the current step, which goes on by itself. */
function choose(option: string): void {
  const { wizard, draft, step } = current();
  const shown = wizard?.steps(table(), draft).find(({ id }) => id === step);
  const answers = shown && answersIfThere(shown, { option });
  if (!answers) throw new Error(`${step} has no ${option}`);
  current().answer(answers);
  current().goOn();
}

test('a draft of another turn is not resumed without asking, and a new one belongs to the player on turn', async () => {
  await sitAtPerseverance();
  await current().open(ID, 'influence');
  choose('chief-mate');
  await current().leave('influence');
  send({ type: 'nextTurn', from: 'ana' });
  await current().open(ID, 'influence');
  expect(current()).toMatchObject({
    status: 'asked',
    passed: { player: 'ana', now: 'bo', goesOn: true, undone: false },
  });
  current().beginNew();
  expect([current().status, actor(), current().draft]).toEqual(['open', 'bo', EMPTY_DRAFT]);
});

test('resumed, it still belongs to the player who began it', async () => {
  await sitAtPerseverance();
  await current().open(ID, 'influence');
  choose('chief-mate');
  await current().leave('influence');
  send({ type: 'nextTurn', from: 'ana' });
  await current().open(ID, 'influence');
  current().resume();
  expect(current()).toMatchObject({
    status: 'open',
    step: 'count',
    draft: { player: 'ana', chosen: { officer: 'chief-mate' } },
  });
  choose('1-0');
  expect(current().commit()).toMatchObject({ ok: true, value: [{ player: 'ana' }] });
});

test('the next turn of the same player is another turn', async () => {
  await sitAtPerseverance();
  await current().open(ID, 'influence');
  choose('chief-mate');
  await current().leave('influence');
  for (const from of ['ana', 'bo', 'cy']) send({ type: 'nextTurn', from });
  await current().open(ID, 'influence');
  expect(current()).toMatchObject({ status: 'asked', passed: { player: 'ana', now: 'ana' } });
});

test('within its turn a wizard says what was done meanwhile, and why an answer is no longer possible', async () => {
  await sitAtPerseverance();
  await current().open(ID, 'takeDie');
  choose('neutral');
  expect(current().step).toBe('zone');
  await current().leave('takeDie');
  send({ type: 'correctDice', owner: 'neutral', inPlay: 8, pool: 0 });
  await current().open(ID, 'takeDie');
  expect(current()).toMatchObject({ status: 'open', step: 'owner' });
  expect(current().draft).toEqual({ ...EMPTY_DRAFT, player: 'ana' });
  expect(current().news).toMatchObject({
    lost: [{ reason: { key: 'session.refusal.noDieLeft' } }],
    gone: 0,
    since: [{ correction: true }],
  });
});

test('who acts can be changed, and the answers stay', async () => {
  await sitAtPerseverance();
  await current().open(ID, 'influence');
  choose('chief-mate');
  current().actFor('cy');
  expect(actor()).toBe('cy');
  expect(current()).toMatchObject({ step: 'count', draft: { chosen: { officer: 'chief-mate' } } });
  choose('1-0');
  expect(current().commit()).toMatchObject({ ok: true, value: [{ player: 'cy' }] });
});

test('the dice of a dropped action do not carry over to the next one', async () => {
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
  await current().open(ID, 'resolve');
  expect(actor()).toBe('ana');
  choose('yes');
  await current().leave('resolve');
  send({ type: 'dropAction' });
  await current().open(ID, 'resolve');
  expect(current()).toMatchObject({ status: 'asked', passed: { player: 'ana', now: 'ben', goesOn: false } });
  current().beginNew();
  expect([actor(), current().draft]).toEqual(['ben', EMPTY_DRAFT]);
});

test('a draft that was begun after something undone is asked about', async () => {
  await sitAtPerseverance();
  send({ type: 'adjust', player: 'ana', counter: 'food', by: 1 });
  await current().open(ID, 'influence');
  choose('chief-mate');
  await current().leave('influence');
  await session.getState().undo();
  await current().open(ID, 'influence');
  expect(current()).toMatchObject({ status: 'asked', passed: { undone: true } });
});

test('a piece that is placed while an attack waits is in its grid beside what was entered there', async () => {
  await sitAtPerseverance();
  await current().open(ID, 'dinoAttack');
  const page = (id: string) => {
    const step = current()
      .wizard?.steps(table(), current().draft)
      .find((one) => one.id === id);
    if (step?.kind !== 'custom') throw new Error(`nothing is drawn on ${id}`);
    return step;
  };
  const draw = (id: string, drawn: unknown) => current().answer(answerTo.custom(page(id), drawn));
  const mine = { owner: 'ana', type: 'light' } as const;
  const laid = [{ column: 0, edit: { piece: 'soldier', row: 'top', to: mine } }];
  draw('position', { zone: 'military', dangerous: {}, laid: { military: laid } });
  await current().leave('dinoAttack');
  const theirs = { owner: 'bo', type: 'heavy' };
  send({
    type: 'editDefense',
    zone: 'military',
    column: 1,
    edit: { piece: 'soldier', row: 'top', to: theirs },
  });
  await current().open(ID, 'dinoAttack');
  expect(current().status).toBe('open');
  // What the widget shows has changed, so what was done meanwhile is said.
  expect(current().news?.since).toHaveLength(1);
  const area = { zone: 'military', dangerous: false } as const;
  const entered = page('position').value as AttackEntered;
  expect(columnsOf(table() as State, area, laidIn(entered, 'military'))).toMatchObject([
    { soldiers: [mine, null] },
    { soldiers: [theirs, null] },
    {},
  ]);
});

test('the table knows drafts that wait, but not those without an answer', async () => {
  await sitAtPerseverance();
  await current().open(ID, 'influence');
  choose('chief-mate');
  await current().leave('influence');
  await current().open(ID, 'takeDie');
  await current().leave('takeDie');
  await current().lookFor(ID);
  expect(current().waiting).toEqual([{ wizard: 'influence', player: 'ana', begunAt: 1000 }]);
});

test('a draft of an older version is dropped, and the table sees a notice', async () => {
  await sitAtPerseverance();
  const body = { player: 'ana', officer: 'chief-mate', count: null, foodUsed: 0 };
  await data.drafts.put({ sessionId: ID, wizard: 'influence', step: 'count', body, updatedAt: 1 });
  await current().open(ID, 'influence');
  expect(current()).toMatchObject({ status: 'open', news: { unreadable: true } });
  expect(current().draft).toEqual(EMPTY_DRAFT);
});

test('icons that were read off after a move are void once the move is undone', async () => {
  await sitDown(survivors, newCaravan(2).config);
  send({ type: 'beginPlay', hordes: [2, 3, 4], leader: 'ana' });
  send({ type: 'travel', direction: 0, leader: 'ana', choices: [], hordes: null });
  await current().open(ID, 'challenges');
  const seen = Object.fromEntries(spotsAround.map((spot) => [spot, 'combat']));
  current().answer({ drawn: { corners: seen } });
  await current().leave('challenges');
  await session.getState().undo();
  send({ type: 'travel', direction: 1, leader: 'ana', choices: [], hordes: null });
  await current().open(ID, 'challenges');
  // It cannot be resumed: another tile lies there.
  expect(current()).toMatchObject({ status: 'asked', passed: { goesOn: false, undone: true } });
  current().beginNew();
  expect(current().draft.drawn).toEqual({});
  expect(current().wizard?.commit(table(), current().draft)).toMatchObject({
    ok: false,
    error: { code: 'iconsMissing' },
  });
});
