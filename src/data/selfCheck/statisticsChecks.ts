import type { Statistics } from '../statistics/statistics';
import type { SqlDriver } from '../driver';
import { result, room, same, session, type SuiteCheck } from './check';

/**
 * Each statement of the statistics once, on whatever SQLite there is: Node's tests say that they count right. They are
 * handed in: asked for by two lazy chunks, they would be in the first load.
 */
export const statisticsChecks = (createStatistics: (sql: SqlDriver) => Statistics): readonly SuiteCheck[] => [
  room('a finished game is counted everywhere, until it goes into the bin', async ({ db }) => {
    for (const id of ['a', 'b']) await db.players.add({ id, name: id, colour: 'sun', at: 1 });
    await db.groups.put({ id: 'g', name: 'Fridays', members: ['a', 'b'] });
    const seats = ['a', 'b'].map((id) => ({ id, name: id, colour: 'sun' as const }));
    await db.sessions.create({ ...session('s', 1), seats });
    const ending = { at: 9, result: result('a', 'b', 'guest'), notes: ['Żurek'] };
    await db.results.save({ id: 's', length: 0, summary: null, seats, ending });

    const filter = { game: 'pad', group: 'g', player: 'a', playerCount: 3 };
    const statistics = createStatistics(db.sql);
    same((await statistics.overview(filter)).games, 1);
    same(
      (await statistics.standings(filter)).map(({ playerId, wins, streak }) => [
        playerId,
        wins,
        streak.current,
      ]),
      [
        ['a', 1, 1],
        ['b', 0, 0],
      ],
    );
    const player = await statistics.player('a', filter);
    same([player?.total.best, player?.headToHead[0]?.ahead, player?.recent.length], [100, 1, 1]);
    same((await statistics.headToHead(filter))[0]?.ahead, 1);
    same((await statistics.sources(filter))[0]?.average, 90);
    same(await statistics.roles(filter), []);
    same((await statistics.breakdown('playerCount', filter))[0]?.key, '3');
    same((await statistics.cooperative(filter)).games, 0);
    same((await statistics.options(filter)).players, ['a', 'b']);
    same((await db.sessions.page({ limit: 5, filter: { player: 'a', text: 'zurek' } })).sessions.length, 1);
    same((await db.results.page({ limit: 5, filter })).results.length, 1);
    same(await db.results.missing({ limit: 5 }), []);

    await db.sessions.softDelete('s', 10);
    same((await statistics.overview()).games, 0);
    same((await db.players.merge('a', 'b', 11)).ok, false);
    same(await db.sessions.purgeExpired(10 ** 12), 1);
    same((await db.players.merge('a', 'b', 12)).ok, true);
  }),
];
