import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { bar, more, readPoints, startPad } from './support/pad';
import { becomes, see } from './support/see';
import { tap, tapTimes } from './support/tap';

evening(
  'games that the browser lost come back from the backup it was not asked for',
  async ({ page, app }) => {
    await startPad(page);
    await tapTimes(page, more('Emmy'), 3);
    await tap(bar(page), 'Finish');
    await see(page, 'heading', 'Emmy wins');
    const table = new URL(page.url()).pathname.replace(/\/[^/]*$/, '');
    await becomes('the kept backups', () => gamesKept(page), [1]);

    // A file of the same address, without the app: its database goes, as if the browser had cleared it.
    await page.goto(`${app.url}/favicon.ico`);
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      await root.removeEntry('expo-sqlite', { recursive: true });
    });
    const again = await app.reopen('/');
    await see(again, 'heading', 'Your games are gone, a backup is here');
    await tap(again, 'Bring the games back');
    await see(again, 'button', /^History/);
    await again.goto(app.url + table);
    await becomes('the table', () => readPoints(again), { Emmy: 3, Tomek: 0, Nina: 0 });
    assert.deepEqual(await gamesKept(again), [1]);
  },
);

/** How many games the kept backups say they have, each number once. */
function gamesKept(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    new Promise<number[]>((resolve, reject) => {
      const opening = indexedDB.open('foothold-backups', 1);
      opening.onerror = () => reject(opening.error ?? new Error('no backups'));
      // Opened before the app has kept anything, it has no stores: it is left as it was.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const all = opening.result.transaction('about').objectStore('about').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve([...new Set((all.result as { games: number }[]).map(({ games }) => games))]);
        };
      };
    }).catch(() => []),
  );
}
