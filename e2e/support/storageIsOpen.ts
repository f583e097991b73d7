import type { Page } from 'playwright-core';

import { becomes } from './see';

/** The games are open: on a first visit Home is there before them. */
export function storageIsOpen(page: Page): Promise<void> {
  return becomes('a mark of the visit', () => wasOpen(page), true);
}

/** They are now, or were before. */
function wasOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => 'foothold.been-here' in localStorage);
}
