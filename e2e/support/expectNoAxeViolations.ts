import assert from 'node:assert/strict';

import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

export const AXE_RULES = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** The dearest rule by far, and one that no other size of the screen changes. */
const WITHOUT_CONTRAST = { ...AXE_RULES, rules: { 'color-contrast': { enabled: false } } };

/** WCAG 2.2 A and AA as far as a machine can tell. `within` limits it to a part of the page. */
export function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  return runAxe(page, within, AXE_RULES);
}

/** For a screen whose colours were looked at in another size. */
export function expectNoOtherViolations(page: Page): Promise<void> {
  return runAxe(page, 'html', WITHOUT_CONTRAST);
}

async function runAxe(page: Page, within: string, rules: object): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(rules)})`,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n    ${failureSummary ?? ''}`),
  );
  assert.ok(found.length === 0, `accessibility of ${page.url()}:\n${found.join('\n')}`);
}
