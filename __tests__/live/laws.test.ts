import type { Session } from '@/engine';
import { createCopy } from '@/live/copy';
import { seen } from '@/live/tap';
import { TABLES } from '../games/support/tables';
import { createWorld, foldLines, type World } from './support/world';

const pad = () => tableOf('scorepad, counting as you go');

function tableOf(wanted: string) {
  const [, table] = TABLES.find(([name]) => name === wanted) ?? [];
  if (!table) throw new Error(`there is no ${wanted}`);
  return table;
}

async function quiet(world: World): Promise<void> {
  while (await world.arrive());
}

async function sitDown(phones: number, table = pad()): Promise<World> {
  const world = createWorld(table, 7, { phones, hubs: 1 });
  for (const phone of world.phones) world.connect(phone, 0);
  await quiet(world);
  return world;
}

const more = (player: string) => ({ kind: 'act', command: { type: 'changePoints', player, by: 1 } }) as const;

const pointsOf = ({ game }: World, { state }: Session<unknown, unknown>) =>
  Object.fromEntries(game.table(state).rows.map(({ player, main }) => [player, main?.value]));

test('two phones change the same number at once: both count, each under its name', async () => {
  const world = await sitDown(2);
  const [a, b] = world.phones;
  const [player = ''] = world.game
    .table(world.phones[0]?.copy.state().shown.state)
    .rows.map((row) => row.player);
  a?.copy.do(more(player));
  b?.copy.do(more(player));
  await quiet(world);
  const log = await world.log();
  expect(log.map(({ by }) => by).sort()).toEqual(['phone-0', 'phone-1']);
  expect(pointsOf(world, foldLines(world.game, log))).toMatchObject({ [player]: 2 });
});

test('everybody presses undo: one takes back what all saw, nobody takes back what they did not see', async () => {
  const world = await sitDown(4);
  const [first] = world.phones;
  const players = world.game.table(first?.copy.state().shown.state).rows.map((row) => row.player);
  for (const player of players) first?.copy.do(more(player));
  await quiet(world);
  for (const { copy } of world.phones) {
    const { done } = copy.state().shown;
    if (done.kind === 'act') copy.do({ kind: 'undo', of: seen(done) });
  }
  await quiet(world);
  const log = await world.log();
  expect(log.filter(({ entry }) => (entry as { kind: string }).kind === 'undo')).toHaveLength(1);
  const listed = world.phones.flatMap(({ copy }) => copy.state().notTaken.map(({ why }) => why.code));
  expect(listed).toEqual(['other-act', 'other-act', 'other-act']);
});

test('a phone that was away comes back: what it did is in the log, or listed with the reason', async () => {
  const world = await sitDown(2);
  const [away, here] = world.phones;
  if (!away || !here) throw new Error('two phones');
  const players = world.game.table(here.copy.state().shown.state).rows.map((row) => row.player);
  world.cut(away);
  away.copy.do(more(players[0] ?? ''));
  here.copy.do({ kind: 'act', command: { type: 'finish' } });
  await quiet(world);
  expect(away.copy.state().link.kind).toBe('away');
  expect(away.copy.state().waiting).toHaveLength(1);
  world.connect(away, 0);
  await quiet(world);
  const { waiting, notTaken, link } = away.copy.state();
  const log = await world.log();
  expect(link.kind).toBe('live');
  expect(waiting).toEqual([]);
  expect(log.length + notTaken.length).toBe(2);
});

test('a die that was rolled before a conflict shows the same face after it', async () => {
  const table = tableOf('perseverance-1, published');
  const world = await sitDown(2, table);
  const [a, b] = world.phones;
  if (!a || !b) throw new Error('two phones');
  // Everything that leads to the roll is there on both.
  for (const command of table.rolls.slice(0, 2)) a.copy.do({ kind: 'act', command });
  await quiet(world);
  const roll = { kind: 'act', command: table.rolls[2] } as const;
  const before = a.copy.do(roll);
  b.copy.do({ kind: 'act', command: table.rolls[0] });
  // What the other one did is in the log first.
  expect(before.ok).toBe(true);
  await quiet(world);
  const rolled = (await world.log()).find(({ by, entry }) => by === a.id && 'picks' in (entry as object));
  expect((rolled?.entry as { events: unknown }).events).toEqual(
    JSON.parse(JSON.stringify(before.ok ? before.value : null)),
  );
});

test('a copy that was made of a log that cannot be read says so at once', () => {
  const { game } = pad();
  const about = { id: 't', gameId: game.id, gameVersion: 1, title: '', createdAt: 0, config: {} };
  const needs = {
    game: { ...game, initial: () => pad().start },
    about,
    link: 'l',
    me: { id: 'p', token: 't', name: '', seat: null, watch: false },
    chance: { pick: () => 0 },
    now: () => 0,
    makeId: () => 'id',
    send: () => undefined,
    keep: () => undefined,
    keepUnconfirmed: () => undefined,
    changed: () => undefined,
  };
  const sayings = [{ id: 'x', by: 'p', entry: { kind: 'nonsense' } }];
  expect(() => createCopy(needs, { sayings, waiting: [], notTaken: [] })).toThrow('cannot be read');
});
