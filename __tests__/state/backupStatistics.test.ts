import { createStatistics } from '@/data/statistics/statistics';
import * as fc from 'fast-check';
import { readBackup } from '@/data/backup/readBackup';
import { restoreByMerging, restoreByReplacing } from '@/data/backup/restore';
import { bytesSource } from '@/data/backup/source';
import { writeBackup } from '@/data/backup/writeBackup';
import type { Database } from '@/data/database';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import { unwrap } from '@/engine';
import { exportBackup, openBackup, restoreBackup } from '@/state/backup';
import { repairResults } from '@/state/repairResults';
import type { Stores } from '@/state/stores';
import { addGames, randomFilter, randomGames, ROSTER } from '../data/statistics/randomGames';
import { openMemory } from '../support/memoryDatabase';
import { ANA, createRestartable, openPad } from '../support/restartable';

async function statisticsOf({ sql }: Database, filter: ResultFilter) {
  const statistics = createStatistics(sql);
  return {
    overview: await statistics.overview(filter),
    standings: await statistics.standings(filter),
    players: await Promise.all(ROSTER.map((id) => statistics.player(id, filter))),
    headToHead: await statistics.headToHead(filter),
    sources: await statistics.sources(filter),
    roles: await statistics.roles(filter),
    cooperative: await statistics.cooperative(filter),
    games: await statistics.breakdown('game', filter),
    options: await statistics.options(filter),
  };
}

test('after a round trip every statistic is what it was, however it is filtered', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomGames,
      fc.array(randomFilter, { minLength: 2, maxLength: 2 }),
      async (games, some) => {
        const filters = [{}, ...some];
        const home = await openMemory();
        await addGames(home, games);
        let text = '';
        for await (const piece of writeBackup(home.sql, { app: '0.0.0', created: 1 })) text += piece;
        const backup = unwrap(await readBackup(bytesSource(new TextEncoder().encode(text))));

        const [replaced, merged] = [await openMemory(), await openMemory()];
        unwrap(await restoreByReplacing(replaced.sql, backup, () => Promise.resolve()));
        unwrap(await restoreByMerging(merged.sql, backup, { conflicts: 'keep-ours', sameName: 'apart' }));
        for (const data of [replaced, merged]) {
          expect((await repairResults({ data })).recorded).toBe(games.length);
          for (const filter of filters)
            expect(await statisticsOf(data, filter)).toEqual(await statisticsOf(home, filter));
          await data.close();
        }
        await home.close();
      },
    ),
    { numRuns: 8 },
  );
});

test('games that were played are counted on the other device as on this one', async () => {
  const [phone, tablet] = [createRestartable(), createRestartable()];
  const here = await phone.start();
  unwrap(await here.services.data.players.add({ id: ANA.id, name: ANA.name, colour: ANA.colour, at: 1 }));
  for (const by of [12, 30]) await playToTheEnd(here, by);
  let text = '';
  for (const { pieces } of unwrap(await exportBackup(here.services)))
    for await (const piece of pieces) text += piece;

  const there = await tablet.start();
  const choices = { conflicts: 'keep-ours', sameName: 'apart' } as const;
  const source = bytesSource(new TextEncoder().encode(text));
  const { backup } = unwrap(await openBackup(there.services, source, choices));
  unwrap(await restoreBackup(there, backup, { kind: 'replace' }));
  await repairResults(there.services);
  const standings = await createStatistics(there.services.data.sql).standings();
  expect(standings).toMatchObject([{ name: 'Ana', games: 2, wins: 2, best: 30 }]);
  expect(standings).toEqual(await createStatistics(here.services.data.sql).standings());
  await phone.end();
  await tablet.end();
});

async function playToTheEnd(stores: Stores, by: number): Promise<void> {
  const { session } = stores;
  await openPad(stores);
  unwrap(session.getState().dispatch({ type: 'changePoints', player: ANA.id, by }));
  unwrap(session.getState().dispatch({ type: 'finish' }));
  await session.getState().close();
}
