import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { askAxe, AXE_RULES, CONTRAST } from './askAxe';

/** `within` limits it to a part of the page. */
export function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  return expectNothingAgainst(page, AXE_RULES, within);
}

/** For a screen that was looked at in other colours. */
export function expectContrast(page: Page): Promise<void> {
  return expectNothingAgainst(page, CONTRAST);
}

async function expectNothingAgainst(page: Page, rules: object, within?: string): Promise<void> {
  const violations = await askAxe(page, rules, within);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n    ${failureSummary ?? ''}`),
  );
  assert.ok(found.length === 0, `accessibility of ${page.url()}:\n${found.join('\n')}`);
}
