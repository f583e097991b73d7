import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { clearEverything } from './support/clearEverything';
import { eveningWithWorker as evening } from './support/evening';
import { startPad } from './support/pad';
import { frames, see } from './support/see';
import { storageIsOpen } from './support/storageIsOpen';
import { find, tap } from './support/tap';

const FOR_NEWCOMERS = 'First time? Play with the guide';

/** As if nobody had ever been here, with SQLite still loading; returns what lets it arrive. */
async function comeForTheFirstTime(page: Page): Promise<() => void> {
  const origin = new URL(page.url()).origin;
  await clearEverything(page, origin);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.wasm$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${origin}/`);
  return arrive;
}

evening('a first visitor chooses while the storage is still loading', async ({ page }) => {
  const arrive = await comeForTheFirstTime(page);
  await see(page, 'button', FOR_NEWCOMERS);
  await tap(page, 'New game');
  arrive();
  await see(page, 'radiogroup', 'Which game?');
  await page.goBack();
  await see(page, 'button', 'New game');
});

evening('a finger that is on a choice while the storage opens still chooses it', async ({ page }) => {
  const arrive = await comeForTheFirstTime(page);
  await find(page, 'button', 'New game').hover();
  await page.mouse.down();
  arrive();
  await storageIsOpen(page);
  await page.mouse.up();
  await see(page, 'radiogroup', 'Which game?');
});

evening(
  'a finger that comes while Home is being replaced on a slow phone still chooses',
  async ({ page }) => {
    // Drawing begins late: what React asks for through a port waits.
    await page.addInitScript(`{
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message) {
      setTimeout(() => postMessage.apply(this, message), 500);
    };
  }`);
    const arrive = await comeForTheFirstTime(page);
    await find(page, 'button', 'New game').hover();
    arrive();
    await storageIsOpen(page);
    await page.mouse.down();
    await frames(page, 90);
    await page.mouse.up();
    await see(page, 'radiogroup', 'Which game?');
  },
);

evening('somebody who was here before sees nothing until the storage has answered', async ({ page }) => {
  await startPad(page);
  await page.addInitScript(`{
    const words = new Set();
    globalThis.words = words;
    new MutationObserver(() => { for (const { textContent } of document.querySelectorAll('[role=button]')) words.add(textContent); })
      .observe(document, { subtree: true, childList: true });
  }`);
  await page.goto(new URL('/', page.url()).href);
  await see(page, 'button', /^Continue/);
  const shown = await page.evaluate<string[]>('[...globalThis.words]');
  assert.ok(
    shown.some((words) => words.includes('Continue')),
    shown.join(', '),
  );
  assert.ok(!shown.includes(FOR_NEWCOMERS), 'a table that has a game was taken for new');
});
