import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { clearEverything } from './support/clearEverything';
import { eveningWithWorker as evening } from './support/evening';
import { addPlayer, more, startPad } from './support/pad';
import { frames, see } from './support/see';
import { storageIsOpen } from './support/storageIsOpen';
import { find, tap, write } from './support/tap';

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
  await see(page, 'heading', 'Which game?');
  await page.goBack();
  await see(page, 'button', 'New game');
});

evening('a whole table is filled in while the storage is still loading', async ({ page }) => {
  const arrive = await comeForTheFirstTime(page);
  await tap(page, 'New game');
  await tap(page, /^Score pad/);
  for (const name of ['Emmy', 'Tomek']) await addPlayer(page, name);
  // Nothing pretends to be on the disk.
  await see(page, 'img', 'Saving');
  arrive();
  await see(page, 'img', 'Saved');
  await see(page, 'button', 'Remove Tomek');
  await write(page, 'What are you playing?', 'Harbour');
  await tap(page, 'Start the game');
  await see(page, 'heading', 'Harbour');
  await see(page, 'button', more('Emmy'));
  await page.reload();
  await see(page, 'button', more('Tomek'));
});

evening('a tap at any moment of a start leads where it points', async ({ page }) => {
  for (let late = 0; late < 200; late += 10) {
    (await comeForTheFirstTime(page))();
    await see(page, 'button', 'New game');
    const place = await find(page, 'button', 'New game').boundingBox();
    assert.ok(place);
    // A finger comes when it comes: this waits for nothing.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), late);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await see(page, 'heading', 'Which game?');
  }
});

evening('a finger that is on a choice while the storage opens still chooses it', async ({ page }) => {
  const arrive = await comeForTheFirstTime(page);
  await find(page, 'button', 'New game').hover();
  await page.mouse.down();
  arrive();
  await storageIsOpen(page);
  await page.mouse.up();
  await see(page, 'heading', 'Which game?');
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
    await see(page, 'heading', 'Which game?');
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
