import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

/** As text: it is read by the page. */
const LISTEN = `(() => {
  let taps = 0;
  addEventListener('click', () => (taps += 1), true);
  window.tapsSoFar = () => taps;
})()`;

export interface Taps {
  count(): Promise<number>;
}

/** Counts taps in the page itself, from now on; a reload begins again. */
export async function countTaps(page: Page): Promise<Taps> {
  await page.addInitScript(LISTEN);
  await page.evaluate(LISTEN);
  return { count: () => page.evaluate<number>('tapsSoFar()') };
}

/** A number of taps is no time: it is the same on every machine. `npm run taps` makes a table of the notes. */
export async function atMost(
  act: string,
  goal: number,
  taps: Taps,
  note: (line: string) => void,
): Promise<void> {
  const counted = await taps.count();
  note(`taps | ${act} | ${counted} | ${goal}`);
  assert.ok(counted <= goal, `${act}: ${counted} taps, more than ${goal}`);
}
