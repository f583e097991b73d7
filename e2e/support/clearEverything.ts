import type { Page } from 'playwright-core';

import { storageIsOpen } from './storageIsOpen';

/** As a browser that needs the room does it: while nothing is open, and no file is being made. */
export async function clearEverything(page: Page, origin: string): Promise<void> {
  await storageIsOpen(page);
  await clearAtOnce(page, origin);
}

/** As somebody does it by hand, at any moment. */
export async function clearAtOnce(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
}
