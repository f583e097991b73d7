import { createStatistics } from '@/data/statistics/statistics';
import * as fc from 'fast-check';
import { unwrap } from '@/engine';
import type { Database } from '@/data/database';
import { refusalOf, result, session } from '@/data/selfCheck/check';
import { openMemory } from '../support/memoryDatabase';

const ROSTER = ['ana', 'annie', 'bo', 'cid'] as const;

async function table(games: readonly (readonly string[])[]): Promise<Database> {
  const db = await openMemory();
  for (const id of ROSTER) unwrap(await db.players.add({ id, name: id, colour: 'sun', at: 1 }));
  for (const [i, seats] of games.entries()) await log(db, `game-${i}`, seats, i);
  return db;
}

async function log(db: Database, id: string, seats: readonly string[], i: number) {
  unwrap(
    await db.sessions.logResult({
      id,
      gameId: 'pad',
      title: '',
      note: '',
      finishedAt: i,
      result: result(...seats),
      summary: null,
      at: 1,
    }),
  );
}

/** What the statistics and the history show, and who is who. */
async function seen(db: Database) {
  return {
    standings: (await createStatistics(db.sql).standings()).map(({ playerId, games, wins, streak }) => ({
      playerId,
      games,
      wins,
      streak,
    })),
    duels: await createStatistics(db.sql).headToHead(),
    results: (await db.results.page({ limit: 99 })).results,
    roster: (await db.players.list()).rows.map(({ id }) => id),
    counts: await Promise.all(ROSTER.map((player) => db.sessions.count({ player }))),
  };
}

const tables = fc.array(fc.shuffledSubarray([...ROSTER, 'guest'], { minLength: 1, maxLength: 4 }), {
  maxLength: 8,
});

test('a merge is as if they had been one person from the start; undone, as if it had never happened', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (games) => {
      const db = await table(games);
      const before = await seen(db);
      const together = games.filter((seats) => seats.includes('ana') && seats.includes('annie'));
      const merged = await db.players.merge('annie', 'ana', 9);
      if (together.length > 0) {
        expect(refusalOf(merged)).toBe('played-together');
        expect(await seen(db)).toEqual(before);
      } else {
        const one = await table(games.map((seats) => seats.map((id) => (id === 'annie' ? 'ana' : id))));
        const [two, expected] = [await seen(db), await seen(one)];
        expect(two.standings).toEqual(expected.standings);
        expect(two.duels).toEqual(expected.duels);
        expect(two.counts).toEqual(expected.counts);
        expect(two.roster).not.toContain('annie');
        // Old games keep the names they were played under.
        const names = (of: typeof two) => of.results.map(({ players }) => players.map(({ name }) => name));
        expect(names(two)).toEqual(names(before));
        await one.close();
        unwrap(await db.players.unmerge('annie'));
        expect(await seen(db)).toEqual(before);
      }
      await db.close();
    }),
    { numRuns: 40 },
  );
});

test('an id of an old game is still somebody, after one merge or several', async () => {
  const db = await table([
    ['annie', 'guest'],
    ['bo', 'guest'],
  ]);
  unwrap(await db.players.merge('annie', 'bo', 5));
  unwrap(await db.players.merge('bo', 'cid', 6));
  const found = await db.players.get('annie');
  expect(found.kind === 'ok' && found.value.id).toBe('cid');
  expect((await createStatistics(db.sql).player('annie'))?.total.games).toBe(2);
  await log(db, 'game-0', ['annie', 'guest'], 7);
  expect(
    (await createStatistics(db.sql).standings()).map(({ playerId, games }) => [playerId, games]),
  ).toEqual([['cid', 2]]);
  unwrap(await db.players.unmerge('bo'));
  expect(
    (await createStatistics(db.sql).standings()).map(({ playerId, games }) => [playerId, games]),
  ).toEqual([['bo', 2]]);
  await db.close();
});

test('groups, preferences and the last evening follow', async () => {
  const db = await table([]);
  unwrap(await db.groups.put({ id: 'g', name: 'G', members: ['bo', 'annie', 'cid'] }));
  unwrap(await db.groups.put({ id: 'h', name: 'H', members: ['ana', 'annie'] }));
  unwrap(await db.players.prefer('annie', 'pad', 'jack'));
  unwrap(await db.players.prefer('annie', 'mill', 'keoni'));
  unwrap(await db.players.prefer('ana', 'pad', 'phoenix'));
  await db.players.played(['annie'], 50);
  const merged = unwrap(await db.players.merge('annie', 'ana', 60));
  expect(merged).toMatchObject({ lastPlayedAt: 50, preferred: { pad: 'phoenix', mill: 'keoni' } });
  expect((await db.groups.list()).rows.map(({ members }) => members)).toEqual([
    ['bo', 'ana', 'cid'],
    ['ana'],
  ]);
  expect((await db.players.list({ archived: true })).rows).toEqual([]);
  expect((await db.players.add({ id: 'new', name: 'Annie', colour: 'sun', at: 70 })).ok).toBe(true);
  expect(refusalOf(await db.players.unmerge('annie'))).toBe('name-taken');
  expect(unwrap(await db.players.prefer('ana', 'pad', null)).preferred).toEqual({ mill: 'keoni' });
  await db.close();
});

test('two people at one table are not one person, also in a running game, in the bin, or before it is recorded', async () => {
  for (const hide of [
    async () => undefined,
    (db: Database) => db.sessions.softDelete('s', 5),
    (db: Database) => db.sql.exec('DELETE FROM record; DELETE FROM session_player'),
  ]) {
    const db = await table([]);
    const seats = ['ana', 'annie'].map((id) => ({ id, name: id, colour: 'sun' as const }));
    await db.sessions.create({ ...session('s', 1), config: { seats }, seats });
    await hide(db);
    expect(refusalOf(await db.players.merge('annie', 'ana', 9))).toBe('played-together');
    expect((await db.players.merge('annie', 'bo', 9)).ok).toBe(true);
    await db.close();
  }
});

test('nobody is merged into themselves, into nobody, or twice', async () => {
  const db = await table([]);
  expect(refusalOf(await db.players.merge('ana', 'ana', 9))).toBe('no-such-player');
  expect(refusalOf(await db.players.merge('ana', 'nobody', 9))).toBe('no-such-player');
  unwrap(await db.players.merge('annie', 'ana', 9));
  expect(refusalOf(await db.players.merge('annie', 'bo', 9))).toBe('no-such-player');
  expect(refusalOf(await db.players.merge('bo', 'annie', 9))).toBe('no-such-player');
  await db.close();
});
