import { more, startPad } from '../../e2e/support/pad';
import type { Visit } from './visit';

/**
 * A score pad for three, and taps on one plus. Milliseconds from each tap, by the browser's own clock of the input, to
 * the frame that shows the new number.
 */
export async function playTaps({ app, page }: Visit, count: number): Promise<readonly number[]> {
  await app.open('/');
  await startPad(page);
  await page.evaluate(WATCH);
  for (let tap = 0; tap < count; tap += 1) {
    await page.getByRole('button', { name: more('Emmy') }).click();
    await waitFor(page, `globalThis.taps.length > ${tap}`);
  }
  // The first ones warm up.
  return (await page.evaluate<number[]>('globalThis.taps')).slice(Math.min(5, count - 1));
}

async function waitFor(page: Visit['page'], expression: string): Promise<void> {
  while (!(await page.evaluate<boolean>(expression))) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Runs in the page. The frame after the one in which the number changed has been painted when its task runs. */
const WATCH = `{
  globalThis.taps = [];
  const figure = document.querySelector('[role=spinbutton][aria-label^="Emmy"]');
  let at = 0;
  addEventListener('click', (event) => { at = event.timeStamp; }, { capture: true });
  new MutationObserver(() => {
    const from = at;
    requestAnimationFrame(() => setTimeout(() => globalThis.taps.push(performance.now() - from)));
  }).observe(figure, { attributes: true, attributeFilter: ['aria-valuenow'] });
}`;
