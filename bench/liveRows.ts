import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { backToTable, joinByLink, seeLive, shareAs } from '../e2e/support/atTable';
import { endPool } from '../e2e/support/browserPool';
import { firstPage, openParty } from '../e2e/support/liveTable';
import { more, readPoints, startPad } from '../e2e/support/pad';
import { becomes } from '../e2e/support/see';
import { find } from '../e2e/support/tap';
import { DIST } from '../scripts/build.mjs';
import type { Row } from './row';

const TAPS = 100;
const NAMES = ['Emmy', 'Tomek', 'Nina', 'Bo'] as const;

/** Four phones in one browser's clock: from the finger on one to the frame in which another has the number. */
export async function liveRows(): Promise<readonly Row[]> {
  const what = 'a tap on one phone, painted on three others';
  if (!existsSync(path.join(DIST, 'index.html')))
    return [{ what, measured: 'no dist/ (npm start builds it)', bar: '–', ok: null }];
  const waits = await measure();
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  const row = (name: string, ms: number): Row => ({
    what: `${what}, ${name}`,
    measured: `${ms.toFixed(0)} ms`,
    bar: '–',
    ok: null,
  });
  return [row('p50', at(0.5)), row('p99', at(0.99))];
}

async function measure(): Promise<readonly number[]> {
  const party = await openParty();
  try {
    const pages: Page[] = [];
    while (pages.length < NAMES.length) pages.push(firstPage(await party.join({ measured: true })));
    const [host, ...others] = pages;
    if (!host) throw new Error('nobody is here');
    await startPad(host, { players: [...NAMES] });
    const link = await shareAs(host, NAMES[0]);
    for (const [i, page] of others.entries()) await joinByLink(page, link, NAMES[i + 1] ?? '');
    await backToTable(host);
    for (const page of pages) await seeLive(page, NAMES.length);
    for (const page of pages) await noteFrames(page);
    const plus = find(host, 'button', more(NAMES[0]));
    for (let points = 1; points <= TAPS; points += 1) {
      await plus.click();
      for (const page of others)
        await becomes('a tap elsewhere', async () => (await readPoints(page))[NAMES[0]], points);
    }
    const [touched = [], ...painted] = await Promise.all(pages.map(readNotes));
    return painted.flatMap((seen) => seen.map((at, i) => at - (touched[i] ?? at))).sort((a, b) => a - b);
  } finally {
    await party.end();
    await endPool();
  }
}

/**
 * On the phone that is tapped: when the finger was there. On the others: the first frame with each new number. As text:
 * tsx names functions with a helper that the page does not have.
 */
async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(`{
    globalThis.touched = [];
    globalThis.painted = [];
    const now = () => performance.timeOrigin + performance.now();
    addEventListener('pointerdown', () => touched.push(now()), true);
    let last = null;
    const look = () => {
      requestAnimationFrame(look);
      const value = document.querySelector('[role=spinbutton][aria-label^="Emmy"]')?.getAttribute('aria-valuenow');
      if (last !== null && value !== last) painted.push(now());
      last = value;
    };
    look();
  }`);
}

function readNotes(page: Page): Promise<readonly number[]> {
  return page.evaluate<number[]>('touched.length > 0 ? touched : painted');
}
