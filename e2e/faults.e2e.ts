import assert from 'node:assert/strict';

import { evening } from './support/evening';
import { runFaults } from './support/faults/runFaults';
import { more, startPad } from './support/pad';
import { register } from './support/registry';
import { becomes } from './support/see';
import { tap } from './support/tap';

/** `npm run faults` does the same many times over; here is once what no other evening shows, at another moment every time. */
register('whatever breaks once, nothing that was shown as saved is lost', async (note) => {
  const seed = Date.now() % 1_000_000;
  note(`seed ${seed}`);
  const once = {
    taps: 1,
    walks: 1,
    commits: 1,
    firstStarts: 1,
    migrations: 1,
    restores: 0,
    backups: 0,
    shown: 0,
    others: 1,
  };
  for (const { kind, lost } of await runFaults(seed, once, ({ kind: told }) => note(told)))
    assert.equal(lost, 0, `${kind} (seed ${seed})`);
});

evening('the browser is asked to keep the games once the first of them is saved', async ({ page }) => {
  await page.addInitScript(`StorageManager.prototype.persist = () => {
    globalThis.asked = (globalThis.asked ?? 0) + 1;
    return Promise.resolve(true);
  }`);
  const asked = () => page.evaluate<number>('globalThis.asked ?? 0');
  await startPad(page);
  assert.equal(await asked(), 0);
  await tap(page, more('Emmy'));
  await becomes('how often it was asked', asked, 1);
});
