import type { Page } from 'playwright-core';

import { becomes } from './see';

/**
 * As if the browser had cleared its files, all of them or some. On a page of the same address without the app; the
 * worker of the page before holds them until it has ended.
 */
export function removeFiles(page: Page, only?: readonly string[]): Promise<void> {
  const tryIt = () =>
    page.evaluate(async (names) => {
      const root = await navigator.storage.getDirectory();
      try {
        for await (const name of root.keys())
          if (!names || names.includes(name)) await root.removeEntry(name, { recursive: true });
        return true;
      } catch (error) {
        if ((error as DOMException).name === 'NoModificationAllowedError') return false;
        throw error;
      }
    }, only);
  return becomes('the files of the page before are removed', tryIt, true);
}
