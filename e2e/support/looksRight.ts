import type { Page } from 'playwright-core';

import { expectLargeTargets } from './expectLargeTargets';
import { expectNoAxeViolations } from './expectNoAxeViolations';
import { expectNothingSideways } from './expectNothingSideways';

/** What every screen must be: readable, tappable, and nothing off the edge. */
export async function looksRight(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
  await expectNothingSideways(page);
}
