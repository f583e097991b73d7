import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { burstAndKill } from './support/burstAndKill';
import { eveningAsGuest as evening, eveningAsGuestWithKills } from './support/evening';
import { allowWrites, refuseWrites } from './support/guestDisk';
import { killHere } from './support/killHere';
import { bar, more, readPoints, seeSaved, startPad } from './support/pad';
import { becomes, see, seeText } from './support/see';
import { find, tap, tapTimes } from './support/tap';

eveningAsGuestWithKills('a guest has no files, and a game is there after a reload', async ({ app }) => {
  const page = await app.open('/');
  assert.deepEqual(
    await page.evaluate(() => [isSecureContext, 'storage' in navigator, 'locks' in navigator]),
    [false, false, false],
  );
  await seeText(page, 'Everything stays in this browser, at this address.');
  await startPad(page);
  await tapTimes(page, more('Emmy'), 3);
  await seeSaved(page);
  await page.reload();
  await becomes('the table', () => readPoints(page), { Emmy: 3, Tomek: 0, Nina: 0 });
  await tap(bar(page), 'Undo');
  await seeSaved(page);
  const path = new URL(page.url()).pathname;
  await page.close();
  const again = await app.reopen(path);
  await becomes('the table', () => readPoints(again), { Emmy: 2, Tomek: 0, Nina: 0 });
});

evening('the storage of a guest passes every check that our tests run on SQLite in Node', async ({ app }) => {
  const page = await app.open('/storage-check');
  await tap(page, 'Test now');
  await seeText(page, /^\d+ passed, 0 failed$/);
});

evening('a guest learns where the games are and how to take one along', async ({ app }) => {
  const page = await app.open('/settings/storage');
  await seeText(page, /^You are a guest: your games are kept in this browser, at this address only\./);
  await see(page, 'button', /^Export/);
});

eveningAsGuestWithKills(
  'guests: three kills, each in a burst of taps, lose nothing that was shown as saved',
  async (table) => {
    await startPad(table.page);
    let kept = 0;
    for (let kill = 0; kill < 3; kill += 1) kept = await burstAndKill(table.page, table.app, kept);
  },
);

eveningAsGuestWithKills(
  'guests: a kill on a step of a wizard comes back there with the draft',
  async ({ page, app }) => {
    await startPad(page, { counting: 'By round' });
    await tap(page, /^Enter round 1/);
    await tapTimes(page, more('Emmy', 'Points this round'), 3);
    const again = await killHere(app, page, 'Points this round');
    await becomes('the draft', () => readPoints(again), { Emmy: 3, Tomek: 0, Nina: 0 });
  },
);

evening('guests: without room it says not saved, and everything is saved with room again', async (table) => {
  const { page, app } = table;
  await startPad(page);
  await tapTimes(page, more('Emmy'), 2);
  await seeSaved(page);
  await refuseWrites(page);
  await tapTimes(page, more('Emmy'), 3);
  await seeText(page, 'Not saved yet: the device is full. Trying again.');
  assert.equal(await find(page, 'img', 'All saved').isVisible(), false);
  await becomes('what is shown', () => readPoints(page), { Emmy: 5, Tomek: 0, Nina: 0 });

  // What cannot be saved is not given away.
  const second = await app.openTab(new URL(page.url()).pathname);
  await tap(second, 'Use it here');
  await seeText(second, /^The other tab has changes it cannot save yet/);
  await second.close();

  await allowWrites(page);
  await seeSaved(page);
  await page.reload();
  await becomes('the table', () => readPoints(page), { Emmy: 5, Tomek: 0, Nina: 0 });
});

eveningAsGuestWithKills(
  'guests: what was not saved is gone after a kill, what was saved is there',
  async ({ page, app }) => {
    await startPad(page);
    await tapTimes(page, more('Nina'), 2);
    await seeSaved(page);
    await refuseWrites(page);
    await tapTimes(page, more('Nina'), 3);
    await seeText(page, /^Not saved yet: /);
    const path = new URL(page.url()).pathname;
    await app.kill();
    const again = await app.reopen(path);
    await becomes('the table', () => readPoints(again), { Emmy: 0, Tomek: 0, Nina: 2 });
    await tap(again, more('Nina'));
    await seeSaved(again);
  },
);

evening('guests: a frozen tab loses the games to another one, and says so when it wakes', async (table) => {
  const { page, app } = table;
  await startPad(page);
  await tapTimes(page, more('Emmy'), 2);
  await seeSaved(page);
  const second = await app.openTab(new URL(page.url()).pathname);
  await see(second, 'heading', 'Foothold is open elsewhere');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await tap(second, 'Use it here');
  await tapTimes(second, more('Emmy'), 1);
  await seeSaved(second);
  await second.reload();
  await becomes('the second tab', () => readPoints(second), { Emmy: 3, Tomek: 0, Nina: 0 });
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await see(page, 'heading', 'Foothold is open elsewhere');
  await tap(page, 'Use it here');
  await becomes('the first tab', () => readPoints(page), { Emmy: 3, Tomek: 0, Nina: 0 });
});

evening('guests: a game is handed over as text, and comes back by pasting', async ({ page }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 2);
  await seeSaved(page);
  await page.goto(`${page.url()}/hand-over`);
  await see(page, 'button', /^As QR codes/);
  await tap(page, /^As text/);
  await seeText(page, 'Text copied.');
  await page.goto(new URL('/handover', page.url()).href);
  await find(page, 'textbox', 'Codes or links as text').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await tap(page, 'Add');
  await seeText(page, 'It is already here, exactly the same.');
});

evening('guests: damaged pages are put aside, and what can be read goes on', async ({ page, app }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 2);
  await seeSaved(page);
  await page.goto(`${app.url}/favicon.ico`);
  await damageActs(page);
  await page.goto(`${app.url}/history`);
  await see(page, 'heading', 'The storage is damaged');
  await tap(page, 'Set aside and continue');
  await see(page, 'heading', 'History');
  await becomes('what is kept', () => keptFiles(page), ['foothold-damaged', 'foothold.db']);
  await page.reload();
  await see(page, 'heading', 'History');
});

evening('a browser without even IndexedDB still says that there is no place', async ({ page }) => {
  await page.addInitScript(`Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`);
  await page.goto(new URL('/history', page.url()).href);
  await see(page, 'heading', 'No place to keep your games');
  await see(page, 'button', 'Try again');
});

/** As text: tsx names functions with a helper that the page does not have. */
const WITH_STORE = `const withStore = (name, work) => new Promise((resolve, reject) => {
  const request = indexedDB.open('foothold-guest');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const transaction = request.result.transaction([name], 'readwrite');
    const asked = work(transaction.objectStore(name));
    transaction.oncomplete = () => {
      request.result.close();
      resolve(asked.result);
    };
  };
});`;

/** What a failing disk leaves: where the acts of a game were, there is something else. */
async function damageActs(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    ${WITH_STORE}
    const keys = await withStore('pages', (store) => store.getAllKeys());
    const pages = await withStore('pages', (store) => store.getAll());
    const acts = pages.findIndex((bytes) => new TextDecoder().decode(bytes).includes('"kind":"act"'));
    await withStore('pages', (store) => store.put(new Uint8Array(4096).fill(170), keys[acts]));
  })()`);
}

async function keptFiles(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate<string[]>(`(async () => {
    ${WITH_STORE}
    return withStore('files', (store) => store.getAllKeys());
  })()`);
  return names.map((name) => name.replace(/-\d+\.db$/, '')).sort();
}
