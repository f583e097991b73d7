import type { Page } from 'playwright-core';

/**
 * From now on the browser stores nothing more for this guest, as when the device is full, until `allowWrites` or a
 * reload. Chromium itself looks at its quota only every half minute, so the worker is told.
 */
export function refuseWrites(page: Page): Promise<void> {
  return inWorker(
    page,
    `self.put ??= IDBObjectStore.prototype.put;
     IDBObjectStore.prototype.put = () => {
       throw new DOMException('No room left.', 'QuotaExceededError');
     };`,
  );
}

export function allowWrites(page: Page): Promise<void> {
  return inWorker(page, 'IDBObjectStore.prototype.put = self.put;');
}

async function inWorker(page: Page, script: string): Promise<void> {
  const worker = page.workers().find((found) => found.url().includes('guestWorker'));
  if (!worker) throw new Error('this page is no guest');
  await worker.evaluate(`void (() => { ${script} })()`);
}
