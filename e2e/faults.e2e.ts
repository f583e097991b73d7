import assert from 'node:assert/strict';

import { evening } from './support/evening';
import { faultKinds, runFault } from './support/faults/runFaults';
import { more, startPad } from './support/pad';
import { register } from './support/registry';
import { becomes } from './support/see';
import { tap } from './support/tap';

/** `npm run faults` does the same many times; this does once what no other evening shows, each time at a new moment. */
const ONCE = {
  taps: 1,
  wizards: 1,
  commits: 1,
  turns: 1,
  changes: 1,
  shared: 1,
  firstStarts: 1,
  migrations: 1,
  restores: 0,
  backups: 0,
  shown: 0,
  others: 1,
};
for (const kind of faultKinds(ONCE))
  register(`whatever breaks once, nothing that was shown as saved is lost: ${kind.id}`, async (note) => {
    const seed = Date.now() % 1_000_000;
    note(`${kind.id}: seed ${seed}`);
    const { lost } = await runFault(kind, seed);
    assert.equal(lost, 0, `seed ${seed}`);
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
