import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

import { patience } from './patience';

/** The short form of it: it goes into every page. */
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** No report of what passes, and nothing is fetched: that saves half of the time. */
const BRIEFLY = { resultTypes: ['violations'], preload: false };

/** WCAG 2.2 A and AA as far as a machine can tell. */
export const AXE_RULES = { ...BRIEFLY, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** The rules that day and night may differ in. */
export const CONTRAST = { ...BRIEFLY, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** A sheet that is just opening or closing: not a dialog yet, or no longer. */
const HALF_OPEN = "[aria-modal]:not([role='dialog'])";

/** `within` limits it to a part of the page. */
export async function askAxe(page: Page, rules: object, within = 'html'): Promise<AxeResults['violations']> {
  // One that never gets there is for axe to report.
  await page
    .locator(HALF_OPEN)
    .first()
    .waitFor({ state: 'detached', timeout: patience() })
    .catch(() => undefined);
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const asked = `axe.run(${JSON.stringify(within)}, ${JSON.stringify(rules)})`;
  return (await page.evaluate<AxeResults>(asked)).violations;
}
