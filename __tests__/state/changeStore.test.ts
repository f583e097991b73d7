import type { ScorepadState } from '@/games/scorepad/state';
import { previewOf } from '@/state/change/changeStore';
import { changeStoreOf } from '@/state/change/useChange';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { createRestartable, openPad, type Restartable } from '../support/restartable';

let app: Restartable;
let stores: Stores;
let id: string;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  id = await openPad(stores);
});
afterEach(() => app.end());

const open = () => {
  const session = openSessionOf(stores.session.getState());
  if (!session) throw new Error('no game is open');
  return session;
};
const totals = () => (open().session.state as ScorepadState).totals;
const change = () => changeStoreOf(stores).getState();
const adjust = (player: string, by: number) => ({ type: 'changePoints', player, by });
const tap = (player: string, by: number) => stores.session.getState().dispatch(adjust(player, by));
const drafts = async () => (await stores.services.data.drafts.list(id)).rows.map(({ wizard }) => wizard);

/** As after a kill: what had reached the disk is all there is. */
async function restart() {
  await stores.services.writer.flush(id);
  await stores.services.data.settings.set('a write that waits for all before it', true);
  stores = await app.start();
  await stores.session.getState().open(id);
  await change().restore(id);
}

async function enterRound(ana: number, bo: number) {
  await stores.wizard.getState().open(id, 'enterRound');
  stores.wizard.getState().answer({ counted: { 'points ana': ana, 'points bo': bo } });
  expect(stores.wizard.getState().commit().ok).toBe(true);
}

test('what is done at the table as it was becomes a wish, and nothing counts until it is saved', async () => {
  tap('ana', 3);
  tap('bo', 2);
  await change().look({ at: 0, how: 'instead' });
  const past = change().past;
  expect(
    openSessionOf(past?.session.getState() ?? { status: { kind: 'closed' } })?.session.state,
  ).toMatchObject({
    totals: { ana: 0, bo: 0 },
  });
  expect(past?.session.getState().dispatch(adjust('ana', 5)).ok).toBe(true);
  expect(change().draft).toMatchObject({ looking: null, mends: [{ how: 'instead', at: 0 }] });
  expect(totals()).toEqual({ ana: 3, bo: 2 });
  expect(change().save().ok).toBe(true);
  expect(totals()).toEqual({ ana: 5, bo: 2 });
  await stores.session.getState().undo();
  expect(totals()).toEqual({ ana: 3, bo: 2 });
});

test('a wizard opens with the answers given then, beside the same wizard that waits now', async () => {
  await enterRound(4, 9);
  await stores.wizard.getState().open(id, 'enterRound');
  stores.wizard.getState().answer({ counted: { 'points ana': 7 } });
  await stores.wizard.getState().leave('enterRound');
  await change().look({ at: 0, how: 'instead' });
  const past = change().past?.wizard;
  await past?.getState().open(id, 'enterRound');
  expect(past?.getState().draft.counted).toEqual({ 'points ana': 4, 'points bo': 9 });
  past?.getState().answer({ counted: { 'points ana': 1 } });
  expect(past?.getState().commit().ok).toBe(true);
  expect(change().save().ok).toBe(true);
  expect(totals()).toEqual({ ana: 1, bo: 9 });
  await stores.wizard.getState().open(id, 'enterRound');
  // It says what was done since, and goes on.
  expect(stores.wizard.getState()).toMatchObject({ status: 'open', draft: { counted: { 'points ana': 7 } } });
});

test('a killed app comes back to the table as it was, on the wizard that was open there', async () => {
  tap('ana', 3);
  await change().look({ at: 0, how: 'before' });
  change().wander('enterRound');
  const past = change().past?.wizard;
  await past?.getState().open(id, 'enterRound');
  past?.getState().answer({ counted: { 'points bo': 6 } });
  await restart();
  expect(change().draft?.looking).toEqual({ at: 0, how: 'before', wizard: 'enterRound' });
  const again = change().past?.wizard;
  await again?.getState().open(id, 'enterRound');
  expect(again?.getState().draft.counted).toEqual({ 'points bo': 6 });
});

test('a killed app comes back to what it comes to; saved, nothing of the draft is left', async () => {
  tap('ana', 3);
  tap('bo', 2);
  change().mend({ how: 'out', at: 0 });
  await restart();
  expect(change().draft?.mends).toEqual([{ how: 'out', at: 0 }]);
  expect(change().save().ok).toBe(true);
  await restart();
  expect(change().draft).toBeNull();
  expect(totals()).toEqual({ ana: 0, bo: 2 });
  expect(await drafts()).toEqual([]);
  await stores.session.getState().undo();
  expect(totals()).toEqual({ ana: 3, bo: 2 });
});

test('what was begun at one moment of the past is not resumed at another', async () => {
  tap('ana', 3);
  tap('bo', 2);
  await change().look({ at: 0, how: 'before' });
  const first = change().past?.wizard;
  await first?.getState().open(id, 'enterRound');
  first?.getState().answer({ counted: { 'points bo': 6 } });
  await first?.getState().settle();
  change().lookAway();
  await change().look({ at: 1, how: 'before' });
  const other = change().past?.wizard;
  await other?.getState().open(id, 'enterRound');
  expect(other?.getState().draft.counted).toEqual({});
});

test('cancelled, nothing is changed and nothing waits', async () => {
  tap('ana', 3);
  await change().look({ at: 0, how: 'instead' });
  await change().past?.wizard.getState().open(id, 'enterRound');
  await change().cancel();
  await restart();
  expect(change().draft).toBeNull();
  expect(totals()).toEqual({ ana: 3, bo: 0 });
});

test('an act is mended in one way; what was forgotten before it stays beside', () => {
  tap('ana', 3);
  change().mend({ how: 'before', at: 0, wish: { command: adjust('bo', 1) } });
  change().mend({ how: 'out', at: 0 });
  change().mend({ how: 'instead', at: 0, wish: { command: adjust('ana', 8) } });
  expect(change().draft?.mends.map(({ how }) => how)).toEqual(['before', 'instead']);
  const preview = previewOf(open(), change().draft ?? { mends: [] });
  expect(preview.ok && preview.value.state).toMatchObject({ totals: { ana: 8, bo: 1 } });
});

test('a change of a finished game changes its result, on the disk as well', async () => {
  tap('ana', 3);
  tap('bo', 2);
  stores.session.getState().dispatch({ type: 'finish' });
  await restart();
  change().mend({ how: 'instead', at: 1, wish: { command: adjust('bo', 9) } });
  expect(change().save().ok).toBe(true);
  await stores.session.getState().close();
  const [row] = await stores.services.data.sql.all(
    'SELECT score, rank FROM result_player JOIN result ON result.id = result_id WHERE session_id = ? AND seat = ?',
    [id, 'bo'],
  );
  expect(row).toMatchObject({ score: 9, rank: 1 });
});
