import type { Page } from 'playwright-core';

import { becomes } from './see';

/** Reads what the app has written down about its automatic backups; as text, because tsx names functions. */
function keptBackups(page: Page): Promise<readonly { readonly games: number; readonly playedAt: number }[]> {
  return page.evaluate(`(async () => {
    // Opened before the app has kept anything, it would have no stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'foothold-backups')) return [];
    const opened = await new Promise((resolve) => {
      const opening = indexedDB.open('foothold-backups');
      opening.onsuccess = () => resolve(opening.result);
    });
    const kept = await new Promise((resolve) => {
      const all = opened.transaction('about').objectStore('about').getAll();
      all.onsuccess = () => resolve(all.result);
    });
    opened.close();
    return kept;
  })()`);
}

export async function seeBackup(page: Page): Promise<void> {
  await becomes('a backup', async () => (await keptBackups(page)).length > 0, true);
}

/** How many games lie in each of the kept backups. */
export async function seeGamesKept(page: Page, games: readonly number[]): Promise<void> {
  const counts = async () => [...new Set((await keptBackups(page)).map((kept) => kept.games))];
  await becomes('the kept backups', counts, games);
}

/**
 * Ends the game and waits until a backup holds its end. One may be there already: on a slow machine the backup of the
 * start is made while the game is on.
 */
export async function keepBackupOf(page: Page, finish: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => Date.now());
  await finish();
  const isKept = async () => (await keptBackups(page)).some(({ playedAt }) => playedAt >= before);
  await becomes('a backup of the end', isKept, true);
}
