import { createKeptPages, startInNode } from '../../support/guestPages';
import type { GuestSqlite } from '@/data/guest/guestSqlite';
import { driverChecks } from '@/data/selfCheck/driverChecks';
import { roomChecks } from '@/data/selfCheck/roomChecks';
import { statisticsChecks } from '@/data/selfCheck/statisticsChecks';
import { createStatistics } from '@/data/statistics/statistics';

let sqlite: GuestSqlite;
beforeAll(async () => {
  sqlite = await startInNode();
});

test.each(
  [...driverChecks, ...roomChecks, ...statisticsChecks(createStatistics)].map(
    ({ name, run }) => [name, run] as const,
  ),
)('for a guest: %s', async (_name, run) => {
  const { kept } = createKeptPages();
  await run({ connect: () => sqlite.connect('suite.db', kept) });
});
