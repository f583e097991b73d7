import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { expectLargeTargets } from './expectLargeTargets';
import { expectContrast, expectNoAxeViolations } from './expectNoAxeViolations';
import { expectNothingSideways } from './expectNothingSideways';
import { goTo } from './goTo';
import { seeHabitsSaved } from './pad';
import { show, type ScreenToShow } from './screens';
import { frames, see } from './see';
import { tap } from './tap';

export const PHONE = { width: 390, height: 844 };
export const ASIDE = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };

/** How a screen is looked at once it is open. */
type Look =
  /** Everything that a machine can tell, here and by night. */
  | 'closely'
  /** Other words on the same screen: whether they fit where there is little room. */
  | 'words';

/** One screen after the other under the machine check, in several sizes; all faults are reported at once. */
export async function lookAround(
  page: Page,
  origin: string,
  session: string,
  screens: readonly ScreenToShow[],
  how: Look = 'closely',
): Promise<void> {
  const faults: string[] = [];
  for (const screen of screens) faults.push(...(await look(page, origin, screen, session, how)));
  assert.ok(faults.length === 0, faults.join('\n'));
}

export async function speakPolish(page: Page, origin: string): Promise<void> {
  await goTo(page, `${origin}/settings`);
  await tap(page, 'Polski', 'radio');
  await see(page, 'heading', 'Ustawienia');
  await seeHabitsSaved(page);
}

async function look(
  page: Page,
  origin: string,
  screen: ScreenToShow,
  session: string,
  how: Look,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (as: string) => (fault: unknown) =>
    void faults.push(`${screen.name}${as}: ${(fault as Error).message}`);
  const first = page.viewportSize() ?? PHONE;
  try {
    await show(page, origin, screen, session);
    if (how === 'closely') {
      await expectNoAxeViolations(page).catch(note(''));
      await page.emulateMedia({ colorScheme: 'dark' });
      await frames(page, 3);
      await expectContrast(page).catch(note(', by night'));
    }
    for (const [name, size] of [
      ['', first],
      [', on its side', ASIDE],
      // Where words have the most room.
      ...(how === 'closely' ? ([[', on a tablet', TABLET]] as const) : []),
    ] as const) {
      await page.setViewportSize(size);
      await frames(page, 3);
      for (const check of [expectLargeTargets, expectNothingSideways]) await check(page).catch(note(name));
    }
  } catch (fault) {
    note('')(fault);
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(first);
  }
  return faults;
}
