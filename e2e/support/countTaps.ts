import type { Page } from 'playwright-core';

/** As text: it is read by the page. */
const LISTEN = `(() => {
  let taps = 0;
  addEventListener('click', () => (taps += 1), true);
  window.tapsSoFar = () => taps;
})()`;

/** Counts taps in the page itself, from now on; a reload begins again. */
export async function countTaps(page: Page): Promise<{ count(): Promise<number> }> {
  await page.addInitScript(LISTEN);
  await page.evaluate(LISTEN);
  return { count: () => page.evaluate<number>('tapsSoFar()') };
}
