import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNodeBackEnd } from '../support/nodeDriver';
import { driverSuite } from './driverSuite';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(driverSuite.map(({ name, run }) => [name, run] as const))('%s', async (_name, run) => {
  await run({ connect: async () => createNodeBackEnd(join(folder, 'suite.db')) });
});
