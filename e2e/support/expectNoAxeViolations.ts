import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The short form of it: it goes into every page. */
export const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What passes need not be told, and nothing is fetched: half of the time. */
const BRIEFLY = { resultTypes: ['violations'], preload: false };

export const AXE_RULES = { ...BRIEFLY, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** What day and night may differ in. */
export const CONTRAST = { ...BRIEFLY, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** WCAG 2.2 A and AA as far as a machine can tell. `within` limits it to a part of the page. */
export function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  return runAxe(page, within, AXE_RULES);
}

/** For a screen that was looked at in other colours. */
export function expectContrast(page: Page): Promise<void> {
  return runAxe(page, 'html', CONTRAST);
}

async function runAxe(page: Page, within: string, rules: object): Promise<void> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(rules)})`,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n    ${failureSummary ?? ''}`),
  );
  assert.ok(found.length === 0, `accessibility of ${page.url()}:\n${found.join('\n')}`);
}
