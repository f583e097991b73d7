import assert from 'node:assert/strict';
import { test } from 'node:test';

import { runFaults } from './support/faults/runFaults';

/** `npm run faults` does the same many times over; here is once what no other evening shows, at another moment every time. */
void test(
  'whatever breaks once, nothing that was shown as saved is lost',
  { timeout: 300_000 },
  async (context) => {
    const seed = Date.now() % 1_000_000;
    context.diagnostic(`seed ${seed}`);
    const once = {
      taps: 1,
      walks: 1,
      commits: 1,
      migrations: 1,
      restores: 0,
      backups: 0,
      shown: 0,
      others: 1,
    };
    for (const { kind, lost } of await runFaults(seed, once, ({ kind: told }) => context.diagnostic(told)))
      assert.equal(lost, 0, `${kind} (seed ${seed})`);
  },
);
