import * as fc from 'fast-check';
import { unwrap } from '@/engine';
import type { Database } from '@/data/database';
import { result } from '@/data/selfCheck/check';
import { SqlFault } from '@/data/sqlFault';
import { freshen, keptSums, recount } from '@/data/statistics/freshen';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import { createStatistics } from '@/data/statistics/statistics';
import { openMemory } from '../../support/memoryDatabase';
import { addGames, GROUPS, randomFilter, randomGames, ROSTER, type RandomGame } from './randomGames';

/** What people do to finished games, and when somebody looks at the statistics. */
type Act =
  | { readonly kind: 'add'; readonly game: RandomGame }
  | { readonly kind: 'edit'; readonly at: number; readonly game: RandomGame }
  | { readonly kind: 'bin' | 'restore' | 'purge'; readonly at: number }
  | { readonly kind: 'regroup'; readonly at: number; readonly group: string | null }
  | { readonly kind: 'merge' | 'unmerge'; readonly from: string; readonly into: string }
  | { readonly kind: 'dropGroup'; readonly group: string }
  | { readonly kind: 'look' };

const oneGame = randomGames.filter((games) => games.length > 0).map(([game]) => game as RandomGame);
const at = fc.nat(9);
const who = fc.constantFrom(...ROSTER);
const group = fc.constantFrom(...Object.keys(GROUPS));

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), game: oneGame }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), at, game: oneGame }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('bin' as const, 'restore' as const, 'purge' as const),
        at,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('regroup' as const), at, group: fc.option(group) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('merge' as const, 'unmerge' as const),
        from: who,
        into: who,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('dropGroup' as const), group }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  ),
  { minLength: 4, maxLength: 24 },
);

async function act(db: Database, ids: string[], { sessions }: Database, one: Act): Promise<void> {
  switch (one.kind) {
    case 'add':
    case 'edit': {
      const id = one.kind === 'edit' ? idAt(ids, one.at) : `game-${ids.length}`;
      if (id === undefined) return;
      if (one.kind === 'add') ids.push(id);
      const { gameId, finishedAt, result: ended } = one.game;
      const about = { id, gameId, title: '', note: '', finishedAt, summary: null, at: 1 };
      unwrap(await sessions.logResult({ ...about, groupId: one.game.group, result: ended }));
      return;
    }
    case 'bin':
      return void (await sessions.softDelete(idAt(ids, one.at) ?? '', 5));
    case 'restore':
      return void (await sessions.restore(idAt(ids, one.at) ?? ''));
    case 'purge':
      return void (await sessions.purge(idAt(ids, one.at) ?? ''));
    case 'regroup':
      return void (await sessions.setGroup(idAt(ids, one.at) ?? '', one.group));
    case 'merge':
      return void (await db.players.merge(one.from, one.into, 9));
    case 'unmerge':
      return void (await db.players.unmerge(one.from));
    case 'dropGroup':
      return db.groups.remove(one.group);
    case 'look':
      return void (await createStatistics(db.sql).overview());
  }
}

function idAt(ids: readonly string[], place: number): string | undefined {
  return ids.length === 0 ? undefined : ids[place % ids.length];
}

/** Every question that a screen asks. */
async function everything(db: Pick<Database, 'sql'>, filter: ResultFilter) {
  const statistics = createStatistics(db.sql);
  return {
    overview: await statistics.overview(filter),
    standings: await statistics.standings(filter),
    players: await Promise.all(ROSTER.map((id) => statistics.player(id, filter))),
    duels: await statistics.headToHead(filter),
    sources: await statistics.sources(filter),
    roles: await statistics.roles(filter),
    games: await statistics.breakdown('game', filter),
    months: await statistics.breakdown('month', filter),
    years: await statistics.breakdown('year', filter),
    together: await statistics.cooperative(filter),
    options: await statistics.options(filter),
  };
}

/** A storage that takes nothing more: every game is counted by itself. */
function readOnly(db: Database): Pick<Database, 'sql'> {
  return { sql: { ...db.sql, tx: () => Promise.reject(new SqlFault('full', 'the disk is full')) } };
}

/** Sums of shares differ in the last digit by the order of adding. */
function settled(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'number' ? Math.round(inner * 1e6) / 1e6 : inner,
    ),
  );
}

test('after whatever people do, in any order, the sums are what a recount gives', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (many) => {
      const db = await openMemory();
      await addGames(db, []);
      const ids: string[] = [];
      for (const one of many) await act(db, ids, db, one);
      expect(await recount(db.sql)).toBe(false);
      await db.close();
    }),
    { numRuns: 60 },
  );
});

test('every answer is the same from the sums and from the games themselves', async () => {
  await fc.assert(
    fc.asyncProperty(acts, randomFilter, async (many, filter) => {
      const db = await openMemory();
      await addGames(db, []);
      const ids: string[] = [];
      for (const one of many) await act(db, ids, db, one);
      for (const wish of [{}, { ...filter, player: null, role: null }, filter])
        expect(settled(await everything(db, wish))).toEqual(settled(await everything(readOnly(db), wish)));
      await db.close();
    }),
    { numRuns: 25 },
  );
});

async function log(db: Database, id: string, ...seats: readonly string[]): Promise<void> {
  const about = { id, gameId: 'pad', title: '', note: '', finishedAt: 1, summary: null, at: 1 };
  unwrap(await db.sessions.logResult({ ...about, result: result(...seats) }));
}

async function roster(): Promise<Database> {
  const db = await openMemory();
  for (const id of ['ana', 'bo']) unwrap(await db.players.add({ id, name: id, colour: 'sun', at: 0 }));
  return db;
}

test('a game counts the moment it is written, and no longer the moment it is deleted', async () => {
  const db = await roster();
  const games = async () => (await createStatistics(db.sql).overview()).games;
  await log(db, 'one', 'ana', 'bo');
  expect(await games()).toBe(1);
  await log(db, 'two', 'ana', 'bo');
  expect(await games()).toBe(2);
  await db.sessions.softDelete('one', 2);
  expect(await games()).toBe(1);
  await db.sessions.restore('one');
  expect(await games()).toBe(2);
  await db.close();
});

test('a write that is taken back leaves the sums as they were', async () => {
  const db = await roster();
  await log(db, 'one', 'ana', 'bo');
  await createStatistics(db.sql).overview();
  const before = await keptSums(db.sql);
  const broken = db.sql.tx(async (tx) => {
    await tx.run("DELETE FROM result WHERE session_id = 'one'");
    await freshen(tx);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await keptSums(db.sql)).toBe(before);
  await db.close();
});

test('a sum that somebody else has spoilt is found and put right', async () => {
  const db = await roster();
  await log(db, 'one', 'ana', 'bo');
  const right = await createStatistics(db.sql).headToHead();
  await db.sql.exec('UPDATE cell_pair SET games = games + 5');
  expect(await createStatistics(db.sql).headToHead()).not.toEqual(right);
  expect(await recount(db.sql)).toBe(true);
  expect(await createStatistics(db.sql).headToHead()).toEqual(right);
  expect(await recount(db.sql)).toBe(false);
  await db.close();
});

test('one more game is counted without looking at the others', async () => {
  const db = await roster();
  for (const id of ['one', 'two', 'three']) await log(db, id, 'ana', 'bo');
  const group = 'UPDATE session SET group_id = ? WHERE id = ?';
  for (const id of ['one', 'two']) await db.sql.run(group, [id, id]);
  await createStatistics(db.sql).overview();
  await db.sql.run(group, ['other', 'two']);
  const stale = await db.sql.all('SELECT group_id FROM cell WHERE stale ORDER BY group_id');
  expect(stale.map((row) => row['group_id'])).toEqual(['other', 'two']);
  await db.close();
});
