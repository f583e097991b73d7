import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openApp } from '../../e2e/support/openApp';
import { plantDatabase } from '../../e2e/support/plantDatabase';
import { serve } from '../../scripts/serve.mjs';

interface Screen {
  readonly name: string;
  /** Where the tap is made. */
  readonly from: string;
  /** What is tapped, by the beginning of what it is called. */
  readonly tap: string;
  /** What is there when the figures are, by the beginning of its label. */
  readonly seen: string;
}

/** Every statistics screen, each by the tap that leads to it. */
export const STATISTICS_SCREENS: readonly Screen[] = [
  { name: 'players', from: '/', tap: 'Statistics', seen: 'Games won' },
  { name: 'who beats whom', from: '/stats/players', tap: 'Who beats whom', seen: 'Who beats whom. ' },
  { name: 'points', from: '/stats/players', tap: 'Points', seen: 'Points over time. ' },
  { name: 'games', from: '/stats/players', tap: 'Games', seen: 'How long games take. ' },
  { name: 'together', from: '/stats/players', tap: 'Together', seen: 'Nothing here yet' },
  { name: 'a player', from: '/stats/players', tap: 'Ana', seen: 'By year. ' },
  { name: 'a game', from: '/stats/games', tap: 'Perseverance', seen: 'How long games take. ' },
];

/** Milliseconds from the tap to the frame that shows the figures, in Chromium on the built app, by screen and round. */
export async function openScreens(
  dist: string,
  database: string,
  rounds: number,
  look: (page: Page, name: string) => Promise<void> = () => Promise.resolve(),
): Promise<ReadonlyMap<string, readonly number[]>> {
  const profile = mkdtempSync(path.join(tmpdir(), 'foothold-screens-'));
  const server = await serve(dist, 0);
  const app = await openApp(server.url, profile, { offline: true, measured: true });
  try {
    await (await app.open('/')).getByRole('heading', { name: 'Foothold' }).waitFor();
    await plantDatabase(app, database);
    const times = new Map<string, number[]>();
    for (const { name, from, tap, seen } of STATISTICS_SCREENS) {
      for (let round = 0; round < rounds; round += 1) {
        const page = await app.open(from);
        // The screen with the tap has figures of its own: they come first, and the tidying after a start is over.
        await page.locator(TAPPED).filter({ hasText: tap, visible: true }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(2_000);
        // tsx names functions with a helper that the page does not have.
        await page.evaluate('globalThis.__name = (named) => named');
        const list = times.get(name) ?? [];
        times.set(name, [...list, await page.evaluate(timeTap, { selector: TAPPED, tap, seen })]);
        await look(page, name);
      }
    }
    return times;
  } finally {
    await app.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const TAPPED = '[role=button], [role=radio], [role=link]';

/** Runs in the page: nothing but the app is between the tap and the frame. */
function timeTap({ selector, tap, seen }: { selector: string; tap: string; seen: string }): Promise<number> {
  const shown = (element: Element) => element.getClientRects().length > 0;
  const called = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => shown(element) && called(element).startsWith(tap),
  );
  if (!control) throw new Error(`nothing called ${tap}`);
  const isThere = () =>
    [...document.querySelectorAll('[role=main] [aria-label], [role=main] [role=heading], h2')].some(
      (element) => shown(element) && called(element).startsWith(seen),
    );
  return new Promise((resolve) => {
    const start = performance.now();
    const wait = () => requestAnimationFrame(() => (isThere() ? frame() : wait()));
    const frame = () => requestAnimationFrame(() => resolve(performance.now() - start));
    control.click();
    wait();
  });
}
