import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { lookAround } from './support/lookAround';
import { seeHabitsSaved } from './support/pad';
import { SCREENS, seedGame } from './support/screens';
import { becomes, see } from './support/see';
import { find, tap } from './support/tap';

evening('every screen passes the machine check by day and by night', async ({ page, app }) => {
  await lookAround(page, app.url, await seedGame(page), SCREENS);
});

evening(
  'every screen has room for its Polish in the largest letters, and says that it is Polish',
  async ({ page, app }) => {
    const session = await seedGame(page);
    await choose(page, app.url, 'Largest');
    await choose(page, app.url, 'Polski');
    await see(page, 'heading', 'Ustawienia');
    await lookAround(page, app.url, session, SCREENS, 'words');
    await becomes('the language', () => page.locator('html').getAttribute('lang'), 'pl');
  },
);

evening('the table is played with the keyboard alone', async ({ page }) => {
  await seedGame(page);
  const emmy = find(page, 'spinbutton', 'Emmy, Points');
  const before = Number(await emmy.getAttribute('aria-valuenow'));
  await emmy.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await becomes('the figure', async () => Number(await emmy.getAttribute('aria-valuenow')), before + 1);
  await page.keyboard.press('Enter');
  await see(page, 'textbox', 'Number or sum');
  await page.keyboard.type('40+2');
  await page.keyboard.press('Enter');
  await becomes('the typed sum', () => emmy.getAttribute('aria-valuenow'), '42');
  // Shortcuts wait until the keypad has closed.
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // What happened is announced as well as shown, for screen readers.
  const said = page.locator('[aria-live=polite]');
  await page.keyboard.press('Control+z');
  await becomes('undone', () => emmy.getAttribute('aria-valuenow'), String(before + 1));
  await said.filter({ hasText: /^Undone: Emmy/ }).waitFor();
  await page.keyboard.press('Control+Shift+z');
  await becomes('done again', () => emmy.getAttribute('aria-valuenow'), '42');
  await said.filter({ hasText: /^Redone: Emmy/ }).waitFor();
  await page.keyboard.press('?');
  await see(page, 'heading', 'Keyboard');
  await page.keyboard.press('n');
  await page.goBack();
  await see(page, 'button', /^Enter round 3/);
  await page.keyboard.press('n');
  await see(page, 'heading', /Round 3/);
  await page.keyboard.press('n');
  await see(page, 'heading', 'Check and save');
  await page.keyboard.press('n');
  await see(page, 'button', /^Enter round 4/);
});

/** A setting that survives a reload, so that everything after it is seen with it. */
async function choose(page: Page, origin: string, setting: string): Promise<void> {
  await page.goto(`${origin}/settings`);
  await tap(page, setting, 'radio');
  await seeHabitsSaved(page);
  await page.reload();
  await becomes(setting, () => find(page, 'radio', setting).isChecked(), true);
}
