import type { Page } from 'playwright-core';

/** Counts every tap in the page from now on, as the page itself hears them. */
export async function countTaps(page: Page): Promise<{ count(): Promise<number> }> {
  let taps = 0;
  await page.exposeFunction('countTap', () => (taps += 1));
  const listen = "document.addEventListener('click', () => window.countTap(), true)";
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    count: async () => {
      // What was heard before is here once the page answers.
      await page.evaluate('0');
      return taps;
    },
  };
}
