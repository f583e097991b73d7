import type { Page } from 'playwright-core';

import { storageIsOpen } from './storageIsOpen';

/** As a browser does it that needs the room: while nothing of it is open, and none of its files is just being made. */
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
