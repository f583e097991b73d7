import type { Page } from 'playwright-core';

/** From the tap to the frame that answers it, in milliseconds. */
export async function timeTap(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(WATCH);
  await act();
  for (let look = 0; look < PATIENCE; look += 1) {
    const took = await page.evaluate<number | null>('globalThis.answered');
    if (took !== null) {
      // The disk has it before the next tap: a person is slower than a script.
      await page.waitForTimeout(300);
      return took;
    }
    await page.waitForTimeout(10);
  }
  throw new Error('no frame answered the tap');
}

const PATIENCE = 1500;

/**
 * Runs in the page. The handlers of the tap are over when its frame begins; its task runs after the paint. The first tap
 * counts: the page may have been loaded since the last one.
 */
const WATCH = `{
  globalThis.answered = null;
  if (!globalThis.watches) addEventListener('click', ({ timeStamp }) => {
    if (globalThis.answered === null)
      requestAnimationFrame(() => setTimeout(() => { globalThis.answered ??= performance.now() - timeStamp; }));
  }, { capture: true });
  globalThis.watches = true;
}`;
