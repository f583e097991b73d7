import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { expectLargeTargets } from './expectLargeTargets';
import { expectNoAxeViolations, expectNoOtherViolations } from './expectNoAxeViolations';
import { expectNothingSideways } from './expectNothingSideways';
import { seeHabitsSaved } from './pad';
import { show, type ScreenToShow } from './screens';
import { frames, see } from './see';
import { tap } from './tap';

export const PHONE = { width: 390, height: 844 };
export const ASIDE = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };

/** Another size, and other colours if it says so: the screen that is open is looked at once more. */
export interface AlsoAs {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly theme?: 'dark';
}

/** One screen after the other under the machine check; all faults are told at once. */
export async function lookAround(
  page: Page,
  origin: string,
  session: string,
  screens: readonly ScreenToShow[],
  also: readonly AlsoAs[] = [],
): Promise<void> {
  const faults: string[] = [];
  for (const screen of screens) faults.push(...(await look(page, origin, screen, session, also)));
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
  also: readonly AlsoAs[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (as: string) => (fault: unknown) =>
    void faults.push(`${screen.name}${as}: ${(fault as Error).message}`);
  const first = page.viewportSize() ?? PHONE;
  try {
    await show(page, origin, screen, session);
    for (const check of [expectNoAxeViolations, expectLargeTargets, expectNothingSideways])
      await check(page).catch(note(''));
    for (const { name, size, theme } of also) {
      await page.setViewportSize(size);
      if (theme) await page.emulateMedia({ colorScheme: theme });
      await frames(page, 3);
      const axe = theme ? expectNoAxeViolations : expectNoOtherViolations;
      for (const check of [axe, expectLargeTargets, expectNothingSideways])
        await check(page).catch(note(`, ${name}`));
      if (theme) await page.emulateMedia({ colorScheme: 'light' });
    }
  } catch (fault) {
    note('')(fault);
  } finally {
    if (also.length > 0) await page.setViewportSize(first);
  }
  return faults;
}
