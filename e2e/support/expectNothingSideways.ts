import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

/** A page that is wider than the screen hides something. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  assert.ok(scrollWidth <= clientWidth, `${scrollWidth} wide on a screen of ${clientWidth}`);
}
