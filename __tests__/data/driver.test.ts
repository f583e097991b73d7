import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNodeBackEnd } from '../support/nodeDriver';
import { driverChecks } from '@/data/selfCheck/driverChecks';
import { roomChecks } from '@/data/selfCheck/roomChecks';
import { statisticsChecks } from '@/data/selfCheck/statisticsChecks';
import { createStatistics } from '@/data/statistics/statistics';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(
  [...driverChecks, ...roomChecks, ...statisticsChecks(createStatistics)].map(
    ({ name, run }) => [name, run] as const,
  ),
)('%s', async (_name, run) => {
  await run({ connect: async () => createNodeBackEnd(join(folder, 'suite.db')) });
});
