import type { Page } from 'playwright-core';

/** Counts taps in the page itself from now on, also after it was loaded again. */
export async function countTaps(page: Page): Promise<{ count(): Promise<number> }> {
  let taps = 0;
  await page.exposeFunction('tapHeard', () => (taps += 1));
  const listen = "document.addEventListener('click', () => tapHeard(), true)";
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    async count() {
      // What the page has called before this has arrived.
      await page.evaluate('0');
      return taps;
    },
  };
}
