import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { throwKillSwitch } from '../scripts/serviceWorker.mjs';

import { eveningWithWorker as evening } from './support/evening';
import { makeNextBuild, withCopy } from './support/nextBuild';
import { bar, more, readPoints, seeSaved, startPad } from './support/pad';
import { becomes, see, seeText } from './support/see';
import { find, tap, tapTimes } from './support/tap';

evening(
  'without any server, a restarted browser on a deep link goes on with the game, and keeps what is added',
  async ({ page, app, host }) => {
    await startPad(page, { counting: 'By round' });
    await enterRound(page, 3);
    const path = pathOf(page);
    await seeKept(page);
    await host.stop();

    const cold = await app.reopen(path);
    await becomes('the table, cold', () => readPoints(cold), { Emmy: 3, Tomek: 0, Nina: 0 });
    await enterRound(cold, 2);
    await becomes('the table after a round', () => readPoints(cold), { Emmy: 5, Tomek: 0, Nina: 0 });
    await tap(cold, 'Timeline');
    await see(cold, 'img', /Chart of Points/);

    // A game that this browser has never opened, and its rules.
    const other = await app.open('/learn/perseverance-1');
    await see(other, 'textbox', 'Search the rules');

    await app.kill();
    const again = await app.reopen(path);
    await becomes('the table after a kill', () => readPoints(again), { Emmy: 5, Tomek: 0, Nina: 0 });
    await tap(bar(again), 'Undo');
    await becomes('the table, undone', () => readPoints(again), { Emmy: 3, Tomek: 0, Nina: 0 });
    await seeSaved(again);
    // Another language has files of its own.
    await app.open('/settings');
    await seeText(again, 'Works offline');
    await tap(again, 'Polski', 'radio');
    await seeText(again, 'Działa bez sieci');
  },
);

evening('a newer version waits until the game is left, and then for a tap', async ({ page, app, host }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 4);
  await seeSaved(page);
  await seeKept(page);
  await withCopy(makeNextBuild, async (folder) => {
    await host.serveInstead(folder);
    await page.reload();
    await page.waitForFunction(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    );
    // It is here, but the table does not show it, change or reload by itself.
    await tap(page, more('Nina'));
    await seeSaved(page);
    assert.equal(await find(page, 'button', /^Update ready/).count(), 0);
    assert.equal(await readBuild(page), undefined);
    const second = await app.openTab('/');
    await see(second, 'heading', 'Foothold is open elsewhere');

    await tap(page, 'Home');
    await see(page, 'button', /^Update ready/);
    await tap(page, 'Settings');
    await see(page, 'heading', 'The app');
    assert.equal(await readBuild(page), undefined);
    await tap(page, /^Update ready/);
    await becomes('what runs', () => readBuild(page).catch(() => undefined), 'next');
    await tap(page, 'Back');
    assert.equal(await find(page, 'button', /^Update ready/).count(), 0);
    await tap(page, 'Continue Harbour');
    await becomes('the table', () => readPoints(page), { Emmy: 4, Tomek: 0, Nina: 1 });

    // The old tab updates before it holds a game.
    await tap(second, 'Use it here');
    await becomes('what runs in the other tab', () => readBuild(second).catch(() => undefined), 'next');
    await see(second, 'button', 'Continue Harbour');
    await see(page, 'heading', 'Foothold is open elsewhere');

    await host.stop();
    const cold = await app.reopen('/');
    await see(cold, 'button', 'Continue Harbour');
    assert.equal(await readBuild(cold), 'next');
  });
});

evening(
  'the kill switch takes the worker and its files away, and leaves the games',
  async ({ page, app, host }) => {
    await startPad(page);
    await tapTimes(page, more('Tomek'), 3);
    await seeSaved(page);
    await seeKept(page);
    const path = pathOf(page);
    assert.deepEqual(await readStored(page), { workers: 1, caches: 1 });
    await withCopy(throwKillSwitch, async (folder) => {
      await host.serveInstead(folder);
      await page.reload();
      await becomes('what is stored', () => readStored(page), { workers: 0, caches: 0 });
      // Somebody who is playing goes on.
      await tap(page, more('Tomek'));
      await becomes('the table', () => readPoints(page), { Emmy: 0, Tomek: 4, Nina: 0 });
      await seeSaved(page);

      const again = await app.reopen(path);
      await becomes('the table from the server', () => readPoints(again), { Emmy: 0, Tomek: 4, Nina: 0 });
      await becomes('held by a worker', () => isHeldAfterReload(again), false);
    });
  },
);

evening('the app can be installed from the settings, once the browser offers it', async ({ app }) => {
  const page = await app.open('/settings');
  await see(page, 'heading', 'Settings');
  assert.equal(await find(page, 'button', /^Install the app/).count(), 0);
  // A browser without a window never offers it by itself.
  const kept = await page.evaluate(`{
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => document.documentElement.setAttribute('data-asked', 'yes');
    window.dispatchEvent(offer);
    offer.defaultPrevented;
  }`);
  assert.ok(kept, 'the browser would have asked over the table');
  await tap(page, /^Install the app/);
  await becomes('asked', () => page.evaluate(() => document.documentElement.dataset['asked']), 'yes');
  await becomes('the offer', () => find(page, 'button', /^Install the app/).count(), 0);
});

async function enterRound(page: Page, points: number): Promise<void> {
  await tap(page, /^Enter round/);
  await tapTimes(page, more('Emmy', 'Points this round'), points);
  await tap(page, 'Check');
  await tap(page, 'Save');
  await seeSaved(page);
}

/** Waits until every file of the app is in the browser. */
async function seeKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** A worker lets a page go when the page is next loaded. */
async function isHeldAfterReload(page: Page): Promise<boolean> {
  await page.reload();
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

function readBuild(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['build']);
}

function readStored(page: Page): Promise<{ workers: number; caches: number }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}
