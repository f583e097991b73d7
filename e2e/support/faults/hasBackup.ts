import type { Page } from 'playwright-core';

/** Whether a whole backup is kept beside the database. */
export function hasBackup(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'foothold-backups')) return false;
    const opened = await new Promise((resolve) => {
      const opening = indexedDB.open('foothold-backups');
      opening.onsuccess = () => resolve(opening.result);
    });
    const kept = await new Promise((resolve) => {
      const all = opened.transaction('about').objectStore('about').getAll();
      all.onsuccess = () => resolve(all.result.length);
    });
    opened.close();
    return kept > 0;
  })()`);
}
