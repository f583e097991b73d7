import { createStatistics } from '@/data/statistics/statistics';
import * as fc from 'fast-check';
import { unwrap } from '@/engine';
import type { Database } from '@/data/database';
import type { SqlBackEnd } from '@/data/driver';
import { BIN_DAYS } from '@/data/sessionBin';
import { act, refusalOf, result, session } from '@/data/selfCheck/check';
import { openMemory } from '../support/memoryDatabase';
import { addGames, randomGames } from './statistics/randomGames';

const SEATS = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'bo', name: 'Bo', colour: 'drop' },
] as const;

let db: Database;
beforeEach(async () => {
  db = await openMemory();
});
afterEach(() => db.close());

async function people(...ids: readonly string[]) {
  for (const id of ids) unwrap(await db.players.add({ id, name: id, colour: 'sun', at: 0 }));
}

const finish = (id: string, length = 0, at = 50) =>
  db.results.save({
    id,
    length,
    summary: null,
    seats: SEATS,
    ending: { at, result: result('ana', 'bo'), notes: [] },
  });
const goOn = (id: string, length = 0) =>
  db.results.save({ id, length, summary: null, seats: SEATS, ending: null });

const logged = (id: string, seats: readonly string[], more = {}) => ({
  id,
  gameId: 'pad',
  title: 'Mill',
  note: 'by heart',
  finishedAt: 10_000_000,
  result: result(...seats),
  summary: null,
  at: 7,
  ...more,
});

/** Everything but row numbers, which a person never sees. */
async function derived() {
  const tables = ['record', 'session_player'];
  const rows = await Promise.all(tables.map((table) => db.sql.all(`SELECT * FROM ${table}`)));
  return [
    ...rows,
    (await db.results.page({ limit: 100 })).results,
    await createStatistics(db.sql).standings(),
  ];
}

test('a result comes back as it was written, with who it is and what the win is worth', async () => {
  await people('ana');
  await db.sessions.create({ ...session('s', 1), seats: SEATS });
  const shared = result('ana', 'guest');
  const both = { ...shared, players: shared.players.map((seat) => ({ ...seat, winner: true, rank: 1 })) };
  const ending = { at: 50, result: both, notes: [] };
  await db.results.save({ id: 's', length: 0, summary: null, seats: SEATS, ending });
  expect(await db.results.get('s')).toEqual({
    kind: 'ok',
    value: {
      ...both,
      sessionId: 's',
      gameId: 'pad',
      title: 'Game s',
      note: '',
      groupId: null,
      startedAt: 1,
      finishedAt: 50,
      players: both.players.map((seat) => ({
        ...seat,
        playerId: seat.seat === 'ana' ? 'ana' : null,
        share: 0.5,
      })),
    },
  });
  expect(await db.results.get('nobody')).toEqual({ kind: 'missing' });
});

test('when a table wins together, everybody has a whole win', async () => {
  const together = result('ana', 'bo');
  const won = {
    ...together,
    cooperative: true,
    won: true,
    players: together.players.map((seat) => ({ ...seat, winner: true })),
  };
  unwrap(await db.sessions.logResult(logged('s', [], { result: won })));
  const found = await db.results.get('s');
  expect(found.kind === 'ok' && found.value.players.map(({ share }) => share)).toEqual([1, 1]);
});

test('a game that is finished twice keeps its time; reopened, it has none and no result', async () => {
  await people('ana', 'bo');
  await db.sessions.create({ ...session('s', 1), seats: SEATS });
  await finish('s');
  await finish('s', 0, 99);
  const again = await db.sessions.get('s');
  expect(again.kind === 'ok' && again.value.finishedAt).toBe(50);
  expect(await createStatistics(db.sql).standings()).toHaveLength(2);
  await goOn('s');
  expect(await db.results.get('s')).toEqual({ kind: 'missing' });
  expect(await createStatistics(db.sql).standings()).toEqual([]);
  expect(await db.sql.all('SELECT * FROM result_player, result_source, result_total')).toEqual([]);
});

test('results in the bin do not count, count again when brought back, and go with the game', async () => {
  await people('ana', 'bo');
  await db.sessions.create({ ...session('s', 1), seats: SEATS });
  await finish('s');
  const before = await derived();
  await db.sessions.softDelete('s', 60);
  expect((await createStatistics(db.sql).overview()).games).toBe(0);
  expect((await db.results.page({ limit: 9 })).results).toEqual([]);
  await db.sessions.restore('s');
  expect(await derived()).toEqual(before);
  await db.sessions.softDelete('s', 60);
  await finish('s');
  expect((await createStatistics(db.sql).overview()).games).toBe(0);
  await db.sessions.purge('s');
  for (const table of [
    'record',
    'session_player',
    'result',
    'result_player',
    'result_source',
    'result_total',
  ])
    expect(await db.sql.all(`SELECT * FROM ${table}`)).toEqual([]);
});

test('the bin is emptied of what has been there for more than 30 days', async () => {
  const day = 24 * 60 * 60 * 1000;
  for (const id of ['a', 'b', 'c']) await db.sessions.create(session(id, 1));
  await db.log.append('a', 0, act(1, 'x'));
  await db.sessions.softDelete('a', 10);
  await db.sessions.softDelete('b', 10 + day);
  expect(await db.sessions.purgeExpired(10 + BIN_DAYS * day)).toBe(0);
  expect(await db.sessions.purgeExpired(11 + BIN_DAYS * day)).toBe(1);
  expect((await db.sessions.deleted()).sessions.map(({ id }) => id)).toEqual(['b']);
  expect(await db.sessions.count()).toBe(1);
});

test('a record is out of date as soon as something is written, and missing where it never was', async () => {
  await db.sessions.create({ ...session('known', 1), seats: SEATS });
  await db.sessions.create(session('old', 1));
  const missing = () => db.results.missing({ limit: 9 });
  expect(await missing()).toEqual(['old']);
  await goOn('old');
  expect(await missing()).toEqual([]);
  await db.log.append('known', 0, act(5, 'x'));
  expect(await missing()).toEqual(['known']);
  await finish('known', 0);
  expect(await missing()).toEqual(['known']);
  await finish('known', 1);
  expect(await missing()).toEqual([]);
  await db.sql.exec('UPDATE record SET version = 0');
  expect(await db.results.missing({ limit: 1 })).toEqual(['known']);
  expect(await db.results.missing({ limit: 1, after: 'known' })).toEqual(['old']);
});

test('finishing is all or nothing, wherever the disk fails', async () => {
  let left = Number.POSITIVE_INFINITY;
  const failing = (backEnd: SqlBackEnd): SqlBackEnd => ({
    ...backEnd,
    run: async (sql, params) => {
      if ((left -= 1) < 0) throw new Error('disk I/O error');
      return backEnd.run(sql, params);
    },
  });
  await db.close();
  db = await openMemory(failing);
  await people('ana', 'bo');
  await db.sessions.create({ ...session('s', 1), seats: SEATS });
  const before = await derived();
  for (let allowed = 0; ; allowed += 1) {
    left = allowed;
    const done = await finish('s').catch(() => null);
    left = Number.POSITIVE_INFINITY;
    if (done) break;
    expect(await derived()).toEqual(before);
    const found = await db.sessions.get('s');
    expect(found.kind === 'ok' && found.value.finishedAt).toBeNull();
  }
  expect((await db.results.get('s')).kind).toBe('ok');
});

test('a game that was logged is listed, counted, found, edited and deleted like any other', async () => {
  await people('ana', 'bo');
  unwrap(await db.sessions.logResult(logged('s', ['ana', 'guest'])));
  const [item] = (await db.sessions.page({ limit: 5, filter: { player: 'ana', text: 'mill heart guest' } }))
    .sessions;
  expect(item).toMatchObject({
    id: 's',
    logged: true,
    updatedAt: 10_000_000,
    createdAt: 6_400_000,
    note: 'by heart',
  });
  expect((await createStatistics(db.sql).standings()).map(({ playerId, wins }) => [playerId, wins])).toEqual([
    ['ana', 1],
  ]);
  unwrap(await db.sessions.logResult(logged('s', ['bo', 'ana'], { title: 'Castle' })));
  expect((await createStatistics(db.sql).standings()).map(({ playerId, wins }) => [playerId, wins])).toEqual([
    ['bo', 1],
    ['ana', 0],
  ]);
  expect([await db.sessions.count({ text: 'mill' }), await db.sessions.count({ text: 'castle' })]).toEqual([
    0, 1,
  ]);
  expect(await db.results.missing({ limit: 5 })).toEqual([]);
  await db.sessions.softDelete('s', 9);
  unwrap(await db.sessions.logResult(logged('s', ['bo', 'ana'])));
  expect((await createStatistics(db.sql).overview()).games).toBe(0);
});

test('what cannot be read again is not logged', async () => {
  expect(refusalOf(await db.sessions.logResult(logged('s', ['ana', 'ana'])))).toBe('seated-twice');
  expect(refusalOf(await db.sessions.logResult(logged('s', [])))).toBe('out-of-range');
  const nameless = {
    ...result('ana'),
    players: result('ana').players.map((seat) => ({ ...seat, name: ' ' })),
  };
  expect(refusalOf(await db.sessions.logResult(logged('s', [], { result: nameless })))).toBe('name-empty');
  expect(await db.sessions.count()).toBe(0);
  await db.sessions.create(session('played', 1));
  await expect(db.sessions.logResult(logged('played', ['ana']))).rejects.toThrow('from its log');
});

test('what is derived can be dropped and made again: nothing changes', async () => {
  await fc.assert(
    fc.asyncProperty(randomGames, async (games) => {
      await db.close();
      db = await openMemory();
      await addGames(db, games);
      const before = await derived();
      await db.sql.exec('DELETE FROM record; DELETE FROM session_player; DELETE FROM result');
      for (const id of await db.results.missing({ limit: 100 }))
        expect(await db.sessions.recordLogged(id)).toBe(true);
      expect(await derived()).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

test('rows that make no sense are left out, and nothing fails', async () => {
  await people('ana', 'bo');
  for (const id of ['a', 'b']) unwrap(await db.sessions.logResult(logged(id, ['ana', 'bo'])));
  await db.sql.exec("UPDATE result_player SET rank = -5, colour = 'mauve', role = '' WHERE result_id = 1");
  await db.sql.exec("UPDATE result SET game_id = '', minutes = -3 WHERE id = 1");
  await db.sql.exec("UPDATE player SET colour = 'mauve' WHERE id = 'bo'");
  const { results, bad } = await db.results.page({ limit: 9 });
  expect([results.map(({ sessionId }) => sessionId), bad.map(({ id }) => id)]).toEqual([['b'], ['a']]);
  expect((await createStatistics(db.sql).standings()).map(({ playerId }) => playerId)).toEqual(['ana']);
  const all = await Promise.all([
    createStatistics(db.sql).overview(),
    createStatistics(db.sql).player('bo'),
    createStatistics(db.sql).headToHead(),
    createStatistics(db.sql).sources(),
    createStatistics(db.sql).roles(),
    createStatistics(db.sql).breakdown('game'),
    createStatistics(db.sql).cooperative(),
    createStatistics(db.sql).options(),
  ]);
  expect(all).toHaveLength(8);
});

test('a group gets the evenings of its people that belong to none yet, and keeps what it has', async () => {
  await people('ana', 'bo', 'cid');
  unwrap(await db.sessions.logResult(logged('two', ['ana', 'bo', 'guest'])));
  unwrap(await db.sessions.logResult(logged('three', ['ana', 'bo', 'cid'])));
  unwrap(await db.sessions.logResult(logged('alone', ['ana', 'guest'])));
  const groups = async () =>
    Object.fromEntries(
      (await db.results.page({ limit: 9 })).results.map((one) => [one.sessionId, one.groupId]),
    );
  unwrap(await db.groups.put({ id: 'pair', name: 'Pair', members: ['ana', 'bo'] }));
  expect(await groups()).toEqual({ two: 'pair', three: null, alone: null });
  unwrap(await db.groups.put({ id: 'all', name: 'All', members: ['ana', 'bo', 'cid'] }));
  expect(await groups()).toEqual({ two: 'pair', three: 'all', alone: null });
  unwrap(await db.groups.put({ id: 'all', name: 'All', members: ['cid'] }));
  expect(await groups()).toEqual({ two: 'pair', three: 'all', alone: null });
  await db.sessions.setGroup('alone', 'pair');
  expect(
    (await db.groups.list()).rows.map(({ id, games, lastPlayedAt }) => [id, games, lastPlayedAt]),
  ).toEqual([
    ['all', 1, 10_000_000],
    ['pair', 2, 10_000_000],
  ]);
  await db.players.archive('bo', 5);
  expect((await db.groups.seats('pair')).rows.map(({ id }) => id)).toEqual(['ana']);
  await db.groups.remove('pair');
  expect(await groups()).toEqual({ two: null, three: 'all', alone: null });
});
