import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { chooseFile, exportBackup, writeFile } from '../backupFile';
import { more, readPoints, seeSaved, startPad } from '../pad';
import { clearAtOnce, clearEverything } from '../clearEverything';
import { see, seeText } from '../see';
import { find, tap, tapTimes } from '../tap';

import { checkGames } from './checkGames';
import { pathOf, wait, type Fault, type FaultTable } from './fault';
import { keepBackupOf } from '../seeBackup';
import { loseDatabase } from './killStorage';

const NO_PLACE = 'No place to keep your games';
const NO_SPACE = 'No space left for your games';
const OUT_OF_REACH = 'Your games cannot be reached';
/** About as long as a first start takes. */
const FIRST_START = 500;

/** The browser says no when the app asks for its files, once; the games are there when it says yes again. */
export async function refuseStorage({ app, page }: FaultTable, times: number): Promise<Fault> {
  return withoutStorage(app, page, times, {
    kind: 'storage refused',
    script: `StorageManager.prototype.getDirectory = () =>
      Promise.reject(new DOMException('Storage directory access is denied.', 'SecurityError'));`,
  });
}

/** As in a private window: neither files nor IndexedDB. */
export async function blockStorage({ app, page }: FaultTable, times: number): Promise<Fault> {
  return withoutStorage(app, page, times, {
    kind: 'storage blocked, as in a private window',
    script: `delete StorageManager.prototype.getDirectory;
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`,
  });
}

async function withoutStorage(
  app: FaultTable['app'],
  page: Page,
  times: number,
  { kind, script }: { readonly kind: string; readonly script: string },
): Promise<Fault> {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 3);
  await seeSaved(page);
  const table = pathOf(page);
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    const tab = await app.openTab('/favicon.ico');
    await tab.addInitScript(script);
    await page.goto('about:blank');
    await tab.goto(app.url + table);
    await see(tab, 'heading', NO_PLACE);
    await see(tab, 'button', 'Try again');
    await tab.close();
    await page.goto(app.url + table);
    await see(page, 'spinbutton', 'Emmy, Points');
    lost += 3 - ((await readPoints(page))['Emmy'] ?? 0);
  }
  return { kind, times, kills: false, lost, said: [NO_PLACE] };
}

/** No room for another byte in the middle of a game; then there is room again. */
export async function fillStorage({ app, page }: FaultTable, times: number): Promise<Fault> {
  await startPad(page);
  const browser = await page.context().newCDPSession(page);
  const said = new Set<string>();
  let points = 0;
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    await seeSaved(page);
    // The browser reserves room in advance: only files opened from now on find that there is none.
    await browser.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1 });
    await page.reload();
    await see(page, 'spinbutton', 'Emmy, Points');
    const banner = page.getByText(/^Not saved yet: /).first();
    // There may be room left in the file itself: tap until there is none.
    for (let tries = 0; tries < 40 && !(await banner.isVisible()); tries += 1) {
      await tapTimes(page, more('Emmy'), 5);
      points += 5;
      await find(page, 'img', 'All saved').or(banner).first().waitFor();
    }
    await banner.waitFor();
    said.add((await banner.textContent()) ?? '');
    await see(page, 'button', 'Export');
    assert.equal(await page.getByRole('img', { name: 'All saved' }).isVisible(), false);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: app.url });
    await seeSaved(page);
    await page.reload();
    await see(page, 'spinbutton', 'Emmy, Points');
    lost += points - ((await readPoints(page))['Emmy'] ?? 0);
  }
  return { kind: 'storage full', times, kills: false, lost, said: [...said] };
}

/** A first start without room for a single file; with room again, it goes through. */
export async function startFull({ app, page }: FaultTable, times: number): Promise<Fault> {
  const said = new Set<string>();
  for (let time = 0; time < times; time += 1) {
    await clearEverything(page, app.url);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1 });
    await page.goto(`${app.url}/`);
    await see(page, 'heading', NO_SPACE);
    said.add(NO_SPACE);
    await seeText(page, /^There is no space left for Foothold’s files\./);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: app.url });
    await browser.detach();
    await tap(page, 'Try again');
    await see(page, 'heading', 'Foothold');
  }
  return { kind: 'storage full at the first start', times, kills: false, lost: 0, said: [...said] };
}

/**
 * Somebody clears the site's data while the first start makes its files. Chromium may then reach none of them until
 * it is closed, and that is what the app asks for.
 */
export async function clearFirstStarts({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  const said = new Set<string>();
  let now = page;
  for (let time = 0; time < times; time += 1) {
    await clearEverything(now, app.url);
    await now.goto(`${app.url}/`);
    await wait(chance.pick(FIRST_START));
    await clearAtOnce(now, app.url);
    await now.goto(`${app.url}/history`);
    const outOfReach = find(now, 'heading', OUT_OF_REACH);
    await find(now, 'heading', 'No games yet').or(outOfReach).waitFor();
    if (await outOfReach.isVisible()) {
      said.add(OUT_OF_REACH);
      now = await app.reopen('/history');
    }
    await see(now, 'heading', 'No games yet');
  }
  return { kind: 'data cleared during the very first start', times, kills: false, lost: 0, said: [...said] };
}

/** The browser clears everything of this address: the export brings all of it back. */
export async function evictStorage({ app, page }: FaultTable, times: number): Promise<Fault> {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 3);
  await seeSaved(page);
  const table = pathOf(page);
  const file = writeFile('before.foothold', await exportBackup(page));
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    await clearEverything(page, app.url);
    await page.goto(`${app.url}/history`);
    await see(page, 'heading', 'No games yet');
    await chooseFile(page, file);
    await see(page, 'heading', 'before.foothold');
    const add = page.getByRole('button', { name: /^(Add it|Replace everything)$/ }).last();
    await add.click();
    await see(page, 'heading', /^Backup (added|restored)$/);
    await page.goto(app.url + table);
    await see(page, 'spinbutton', 'Emmy, Points');
    lost += 3 - ((await readPoints(page))['Emmy'] ?? 0);
  }
  return {
    kind: 'everything evicted, brought back from a file',
    times,
    kills: false,
    lost,
    said: ['No games yet'],
  };
}

/** Only the files of the games are gone: the automatic backup has them. */
export async function evictDatabase({ app, page }: FaultTable, times: number): Promise<Fault> {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 3);
  await keepBackupOf(page, async () => {
    await tap(page.getByRole('navigation', { name: 'Actions' }), 'Finish');
    await see(page, 'heading', 'Emmy wins');
  });
  const said = new Set<string>();
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    said.add(await loseDatabase(page, app.url));
    await tap(page, 'Restore the games');
    await see(page, 'button', /^History/);
    lost += 4 - (await checkGames(page, app.url)).changes;
  }
  return { kind: 'database evicted', times, kills: false, lost, said: [...said] };
}
