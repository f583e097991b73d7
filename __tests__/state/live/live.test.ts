import { unwrap } from '@/engine';
import { chain, ORIGIN } from '@/live/line';
import * as liveParts from '@/state/live/liveParts';
import { entriesOf } from '@/state/openSession';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { openPad } from '../../support/restartable';
import { startParty, type Party } from './party';
import { isLive, isQuiet, join, shows, totals, until, type AppPhone } from './phones';

let party: Party;
beforeEach(async () => {
  party = await startParty();
});
afterEach(() => party.end());

const plus = (player: string, by = 1) => ({ type: 'changePoints', player, by });
const act = ({ session }: Stores, command: unknown) => session.getState().dispatch(command);
const viewOf = ({ live }: Stores) => live.getState().view!;

/** Ana has played alone up to 5 points, shares, and Bo joins. */
async function shareWithBo(): Promise<{ ana: AppPhone; bo: AppPhone; id: string; copy: string }> {
  const [ana, bo] = [await party.take('ana'), await party.take('bo')];
  const id = await openPad(ana.stores(), { counting: 'free' });
  unwrap(act(ana.stores(), plus('ana', 5)));
  await party.share(ana.stores(), 'ana');
  const copy = await join(bo.stores(), ana.stores(), 'bo');
  await until(bo.stores(), () => isQuiet(bo.stores()));
  return { ana, bo, id, copy };
}

async function agree(figures: Readonly<Record<string, number>>): Promise<void> {
  for (const { stores } of party.phones)
    await until(stores(), () => isQuiet(stores()) && shows(stores(), figures));
}

test('a running game is shared with its timeline, and taps of both are in one log', async () => {
  const { ana, bo, id, copy } = await shareWithBo();
  expect(totals(bo.stores())).toEqual({ ana: 5, bo: 0 });
  unwrap(act(ana.stores(), plus('ana')));
  unwrap(act(bo.stores(), plus('ana', 2)));
  await agree({ ana: 8, bo: 0 });
  const logs = [
    await ana.stores().services.data.shares.confirmed(id),
    await bo.stores().services.data.shares.confirmed(copy),
  ];
  expect(logs[0]?.slice(1)).toEqual(logs[1]?.slice(1));
  const open = openSessionOf(bo.stores().session.getState())!;
  expect(new Set(entriesOf(open).map(({ by }) => by))).toEqual(
    new Set([viewOf(ana.stores()).me.id, viewOf(bo.stores()).me.id]),
  );
  expect(viewOf(bo.stores()).phones.map(({ seat, here }) => [seat, here])).toEqual([
    ['ana', true],
    ['bo', true],
  ]);
});

test('a phone plays on without the hub, is killed, and catches up by itself', async () => {
  const { ana, bo, copy } = await shareWithBo();
  bo.goAway();
  await until(bo.stores(), () => !isLive(bo.stores()));
  unwrap(act(bo.stores(), plus('bo', 3)));
  unwrap(act(bo.stores(), plus('bo', 4)));
  expect(viewOf(bo.stores()).waiting).toBe(2);
  await bo.stores().services.writer.flush();
  await bo.restart();
  await bo.stores().session.getState().open(copy);
  expect(totals(bo.stores())).toEqual({ ana: 5, bo: 7 });
  unwrap(act(ana.stores(), plus('ana')));
  bo.comeBack();
  await agree({ ana: 6, bo: 7 });
});

test('what the rules refuse after the others were quicker is listed, also after a kill', async () => {
  const { ana, bo, copy } = await shareWithBo();
  bo.goAway();
  await until(bo.stores(), () => !isLive(bo.stores()));
  unwrap(act(bo.stores(), plus('bo')));
  unwrap(act(ana.stores(), { type: 'finish' }));
  await until(ana.stores(), () => isQuiet(ana.stores()));
  bo.comeBack();
  await until(bo.stores(), () => isLive(bo.stores()) && viewOf(bo.stores()).notTaken.length === 1);
  await bo.stores().services.writer.flush();
  await bo.restart();
  await bo.stores().session.getState().open(copy);
  const [listed] = viewOf(bo.stores()).notTaken;
  expect(listed?.tap).toMatchObject({ kind: 'act', command: plus('bo') });
  bo.stores().live.getState().table?.dismiss(listed!.tap.id);
  expect(viewOf(bo.stores()).notTaken).toEqual([]);
});

test('everybody presses undo: nobody takes back what they did not see, and others are asked about', async () => {
  const { ana, bo } = await shareWithBo();
  unwrap(act(ana.stores(), plus('ana')));
  await agree({ ana: 6, bo: 0 });
  const asked = await bo.stores().session.getState().undo();
  expect(asked.ok).toBe(false);
  const { takesBack } = bo.stores().session.getState();
  expect(takesBack?.by).toBe(viewOf(ana.stores()).me.id);
  unwrap(await ana.stores().session.getState().undo());
  takesBack?.goOn();
  await agree({ ana: 5, bo: 0 });
});

test('a shared game is left and goes on alone with everything that was done', async () => {
  const { ana, bo, copy } = await shareWithBo();
  unwrap(act(bo.stores(), plus('bo')));
  await liveParts.leaveTable(bo.stores());
  unwrap(act(bo.stores(), plus('bo')));
  await bo.stores().services.writer.flush();
  await bo.restart();
  await bo.stores().session.getState().open(copy);
  expect(totals(bo.stores())).toEqual({ ana: 5, bo: 2 });
  expect(bo.stores().live.getState().view).toBeNull();
  // The timeline goes on naming whose phone it was.
  expect(await bo.stores().services.data.shares.left(copy)).toMatchObject({
    kind: 'ok',
    value: { phones: [{ seat: 'ana' }, { seat: 'bo' }] },
  });
  // Ana's table does not hear of what was done alone.
  unwrap(act(ana.stores(), plus('ana')));
  await until(ana.stores(), () => isQuiet(ana.stores()));
  expect([0, 1]).toContain((totals(ana.stores()) as { bo: number }).bo);
});

test('a hub that lost its disk is seeded again; one that went on differently makes two games', async () => {
  const { bo, copy } = await shareWithBo();
  unwrap(act(bo.stores(), plus('bo')));
  await agree({ ana: 5, bo: 1 });
  for (const { stores } of party.phones) await stores().session.getState().close();
  await party.startEmptyHub();
  await bo.stores().session.getState().open(copy);
  await until(bo.stores(), () => isLive(bo.stores()));
  unwrap(act(bo.stores(), plus('bo')));
  await until(bo.stores(), () => isQuiet(bo.stores()));
  const { tableId } = viewOf(bo.stores());
  const record = (await party.hub().store.table(tableId))!;
  const lines = await party.hub().store.lines(tableId, 0, 99);
  expect(lines).toHaveLength(3);
  await bo.stores().session.getState().close();
  // Somebody else has brought back an older copy, and gone on from there.
  await party.startEmptyHub();
  const { store } = party.hub();
  await store.create({ about: record.about, link: record.link, host: record.phones[0]! });
  const [first, second] = lines;
  const entry = JSON.parse(
    JSON.stringify(second?.entry)
      .replace(/"bo"/g, '"ana"')
      .replace(/"by":1\b/g, '"by":100'),
  );
  const forged = [first!, ...chain(1, first!.hash, [{ id: 'forged', by: first!.by, entry }])];
  expect(await store.append(tableId, 0, ORIGIN, forged)).toBe(true);
  await bo.stores().session.getState().open(copy);
  await until(bo.stores(), () => viewOf(bo.stores()).link.kind === 'forked');
  const other = unwrap(await liveParts.partWays(bo.stores()));
  expect(totals(bo.stores())).toEqual({ ana: 5, bo: 2 });
  await bo.stores().session.getState().open(other);
  await until(bo.stores(), () => isQuiet(bo.stores()));
  expect(totals(bo.stores())).toEqual({ ana: 105, bo: 0 });
});

test('at the door: no such letters, no such table, nobody there', async () => {
  const { ana, bo } = await shareWithBo();
  const stranger = (await party.take('stranger')).stores().services;
  const knock = async (way: Parameters<typeof liveParts.knock>[2], at = party.url()) => {
    const found = await liveParts.knock(stranger, at, way);
    return found.ok ? found.value.about.title : found.error.code;
  };
  expect(await knock({ code: 'NOBODY' })).toBe('code');
  expect(await knock({ table: 'nowhere', secret: 'x' })).toBe('gone');
  expect(await knock({ table: viewOf(ana.stores()).tableId, secret: 'guessed' })).toBe('token');
  ana.stores().live.getState().table?.setDoor(true);
  await until(bo.stores(), () => viewOf(bo.stores()).code !== null);
  const { code } = viewOf(bo.stores());
  expect(await knock({ code: code!.toLowerCase() })).toBe('Harbour');
  ana.stores().live.getState().table?.setDoor(false);
  await until(bo.stores(), () => viewOf(bo.stores()).code === null);
  expect(await knock({ code: code! })).toBe('code');
  // Shared by a phone whose game is newer than this one's.
  const { store } = party.hub();
  const record = (await store.table(viewOf(ana.stores()).tableId))!;
  const about = { ...record.about, id: 'newer', gameVersion: 99 };
  await store.create({ about, link: 'its link', host: record.phones[0]! });
  expect(await knock({ table: 'newer', secret: 'its link' })).toBe('version');
});
