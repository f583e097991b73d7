// @ts-check
/**
 * `npm run laws [paths]`: the tests that draw random cases, with many more of them and a new seed each time. A failure
 * prints its seed; `LUCK=<seed> npm run laws` draws it again.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './run/command.mjs';

const wished = process.argv.slice(2);
const paths =
  wished.length > 0 ? wished : ['engine', 'games', 'data/guest', 'state'].map((room) => `__tests__/${room}/`);
const { status } = spawnSync(
  join(ROOT, 'node_modules', '.bin', 'jest'),
  ['--testTimeout=3600000', ...paths],
  {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { LUCK: 'any', ...process.env, LAWS: 'many' },
  },
);
process.exitCode = status ?? 1;
