import type { Page } from 'playwright-core';

import { chooseFile, exportBackup, writeFile } from './backupFile';
import { goTo } from './goTo';
import type { OpenApp } from './openApp';
import { onOtherPhone } from './otherPhone';
import { bar, seeSaved } from './pad';
import { becomes, see, seeText } from './see';
import { MORE, find, tap } from './tap';

type Way = 'Change it' | 'Leave it out' | 'Add something before it';

/** From the table to an act of the past: which one, newest first, and what was wrong with it. */
export async function changeAct(page: Page, act: RegExp, way: Way, nth = 0): Promise<void> {
  await tap(page, 'Timeline');
  await see(page, 'heading', 'Timeline');
  await page.getByRole('button', { name: act }).nth(nth).click();
  await tap(page, 'Change');
  await tap(find(page, 'dialog', 'What was wrong here?'), new RegExp(`^${way}`));
}

/** The preview says from what to what a number of somebody goes. */
export async function seeMoved(page: Page, figure: string, was: number, now: number): Promise<void> {
  await see(page, 'heading', 'Change the past');
  const by = now > was ? `+${now - was}` : `${now - was}`;
  const words = `${was} to ${now} (${by})`.replaceAll('-', '−');
  await page.getByText(words, { exact: true }).waitFor();
  await page.getByText(figure).last().waitFor();
}

/** Saved, and back at the timeline. */
export async function saveChange(page: Page, save: string | RegExp = 'Save the change'): Promise<void> {
  await tap(page, save);
  await see(page, 'heading', 'Timeline');
  await seeText(page, 'Past changed');
}

/** Back at the table, with the change on the disk. */
export async function backToTable(page: Page): Promise<void> {
  await find(page, 'button', 'Back to the table').last().click();
  await seeSaved(page);
}

/** Every line of the timeline, newest first. */
async function readTimeline(page: Page, table: string): Promise<readonly string[]> {
  await goTo(page, `${table}/timeline`);
  await see(page, 'heading', 'Timeline');
  await seeText(page, 'Start of the game');
  return page.getByRole('button', { name: /^\d\d:\d\d/ }).allInnerTexts();
}

/** What a change must live through: one undo, one redo, a reload, and a restore on another phone. */
export async function outlives<T>(
  app: OpenApp,
  page: Page,
  read: (on: Page) => Promise<T>,
  { before, after }: { readonly before: T; readonly after: T },
): Promise<void> {
  await backToTable(page);
  const table = page.url();
  const { pathname } = new URL(table);
  await becomes('the table, changed', () => read(page), after);
  await tap(bar(page), 'Undo');
  await becomes('the table, undone', () => read(page), before);
  await tap(bar(page), MORE);
  await tap(page, 'Redo');
  await becomes('the table, done again', () => read(page), after);
  await seeSaved(page);
  await page.reload();
  await becomes('the table, reloaded', () => read(page), after);
  // Only now: redo says when it made the change again, and a minute may have passed since.
  const lines = await readTimeline(page, table);

  const file = writeFile('changed.foothold', await exportBackup(page));
  await onOtherPhone(app, async (there) => {
    const other = await there.open('/history');
    await chooseFile(other, file);
    await tap(other, 'Replace everything');
    await see(other, 'heading', 'Backup restored');
    await becomes('the timeline there', () => readTimeline(other, there.url + pathname), lines);
    await goTo(other, there.url + pathname);
    await becomes('the table there', () => read(other), after);
  });
}
