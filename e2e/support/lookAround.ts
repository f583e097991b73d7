import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { expectLargeTargets } from './expectLargeTargets';
import { expectNoAxeViolations } from './expectNoAxeViolations';
import { expectNothingSideways } from './expectNothingSideways';
import { seeHabitsSaved } from './pad';
import { show, type ScreenToShow } from './screens';
import { see } from './see';
import { tap } from './tap';

/** One screen after the other under the machine check; all faults are told at once. */
export async function lookAround(
  page: Page,
  origin: string,
  session: string,
  screens: readonly ScreenToShow[],
): Promise<void> {
  const faults: string[] = [];
  for (const screen of screens) faults.push(...(await look(page, origin, screen, session)));
  assert.ok(faults.length === 0, faults.join('\n'));
}

export async function speakPolish(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/settings`);
  await tap(page, 'Polski', 'radio');
  await see(page, 'heading', 'Ustawienia');
  await seeHabitsSaved(page);
}

async function look(
  page: Page,
  origin: string,
  screen: ScreenToShow,
  session: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (fault: unknown) => void faults.push(`${screen.name}: ${(fault as Error).message}`);
  try {
    await show(page, origin, screen, session);
    for (const check of [expectNoAxeViolations, expectLargeTargets, expectNothingSideways])
      await check(page).catch(note);
  } catch (fault) {
    note(fault);
  }
  return faults;
}
