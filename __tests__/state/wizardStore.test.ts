import { EMPTY_DRAFT, type Draft } from '@/engine';
import type { ScorepadState } from '@/games/scorepad/state';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { REVIEW } from '@/state/wizardStore';
import { openNodeDriver } from '../support/nodeDriver';
import { createRestartable, openPad, type Restartable } from '../support/restartable';

let app: Restartable;
let stores: Stores;

beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(() => app.end());

const wizard = () => stores.wizard.getState();
const pad = () => openSessionOf(stores.session.getState())?.session.state as ScorepadState;
const points = (ana: number, bo: number): Draft => ({
  ...EMPTY_DRAFT,
  counted: { 'points ana': ana, 'points bo': bo },
});

async function restart(id: string) {
  await stores.services.data.settings.set('a write that waits for all before it', true);
  stores = await app.start();
  await stores.session.getState().open(id);
  await wizard().open(id, 'enterRound');
}

test('a killed app comes back on the same step with the same draft', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'enterRound');
  wizard().answer({ counted: points(4, 9).counted });
  expect(wizard().goOn()).toBe(true);
  await restart(id);
  expect(wizard()).toMatchObject({ status: 'open', step: REVIEW, draft: points(4, 9) });
  expect(pad().totals).toEqual({ ana: 0, bo: 0 });
});

test('a draft says that it is kept only when it is on the disk, and then a kill loses nothing of it', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'enterRound');
  for (const round of [1, 2, 3]) wizard().answer({ counted: points(round, 9).counted });
  expect(wizard().saved).toBe(false);
  await becomesSaved();
  stores = await app.start();
  await stores.session.getState().open(id);
  await wizard().open(id, 'enterRound');
  expect(wizard().draft).toEqual(points(3, 9));
});

test('a draft that the disk refuses shows as not kept, and is kept as soon as the disk takes it', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'enterRound');
  await becomesSaved();
  const disk = await openNodeDriver(app.file);
  await disk.exec("CREATE TRIGGER full BEFORE UPDATE ON draft BEGIN SELECT RAISE(FAIL, 'disk is full'); END");
  wizard().answer({ counted: points(4, 9).counted });
  await waitUntil(() => wizard().trouble !== null);
  expect(wizard().saved).toBe(false);
  await disk.exec('DROP TRIGGER full');
  await disk.close();
  await becomesSaved();
  expect(wizard().trouble).toBeNull();
  expect(await stores.services.data.drafts.get(id, 'enterRound')).toMatchObject({
    value: { body: { draft: points(4, 9) } },
  });
});

test('a draft that waits for the disk does not come back after its wizard was thrown away', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'enterRound');
  wizard().answer({ counted: points(1, 1).counted });
  wizard().answer({ counted: points(4, 9).counted });
  await wizard().cancel();
  await stores.services.data.settings.set('a write that waits for all before it', true);
  expect(await stores.services.data.drafts.get(id, 'enterRound')).toEqual({ kind: 'missing' });
  expect(wizard().saved).toBe(true);
});

test('a commit is one entry and one undo, and takes the draft with it', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'enterRound');
  wizard().answer({ counted: points(4, 9).counted });
  expect(wizard().commit()).toMatchObject({ ok: true });
  expect(pad().totals).toEqual({ ana: 4, bo: 9 });
  await stores.services.writer.flush();
  expect(await stores.services.data.log.count(id)).toBe(1);
  expect(await stores.services.data.drafts.get(id, 'enterRound')).toEqual({ kind: 'missing' });
  await stores.session.getState().undo();
  expect(pad().totals).toEqual({ ana: 0, bo: 0 });
});

test('an act stores what was sent, and the answers that made it', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'enterRound');
  wizard().answer({ counted: points(4, 9).counted });
  wizard().commit();
  stores.session.getState().dispatch({ type: 'finish' });
  await stores.services.writer.flush();
  const { entries } = await stores.services.data.log.load(id, ({ value }) => value);
  expect(entries).toMatchObject([
    {
      version: 2,
      wizard: 'enterRound',
      command: { type: 'enterRound', points: { ana: 4, bo: 9 } },
      draft: points(4, 9),
    },
    { version: 2, command: { type: 'finish' } },
  ]);
  expect(entries[1]).not.toHaveProperty('draft');
});

test('a cancelled wizard changes nothing and begins from scratch next time', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'enterRound');
  wizard().answer({ counted: points(4, 9).counted });
  await wizard().cancel();
  await wizard().open(id, 'enterRound');
  expect(wizard().draft).toEqual(EMPTY_DRAFT);
  expect(pad().totals).toEqual({ ana: 0, bo: 0 });
});

test('a draft that cannot be read begins from scratch', async () => {
  const id = await openPad(stores);
  const draft = {
    sessionId: id,
    wizard: 'enterRound',
    step: 'points',
    body: { points: 'many' },
    updatedAt: 1,
  };
  await stores.services.data.drafts.put(draft);
  await wizard().open(id, 'enterRound');
  expect(wizard()).toMatchObject({ status: 'open', draft: EMPTY_DRAFT });
});

test('a wizard that this game does not have is missing', async () => {
  const id = await openPad(stores);
  await wizard().open(id, 'dinoAttack');
  expect(wizard().status).toBe('missing');
});

const becomesSaved = () => waitUntil(() => wizard().saved);

function waitUntil(wanted: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = stores.wizard.subscribe(look);
    function look() {
      if (!wanted()) return;
      stop();
      resolve();
    }
    look();
  });
}
