import type { Page } from 'playwright-core';

/** While nothing of it is open, as a browser does it that needs the room. */
export async function clearEverything(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
}
