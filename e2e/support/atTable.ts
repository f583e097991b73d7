import type { Page } from 'playwright-core';

import { patience } from './patience';
import { see } from './see';
import { MORE, find, tap, write } from './tap';

/** From the table of a game that is on this phone only to its shared one. Returns the link. */
export async function shareAs(page: Page, seat: string, by: 'header' | 'more' = 'header'): Promise<string> {
  if (by === 'more') await tap(page, MORE);
  await tap(page, /^Share this table/);
  await see(page, 'heading', 'Share this table');
  await tap(page, seat, 'radio');
  await tap(page, 'Share this table');
  await see(page, 'img', 'QR code of the link to this table');
  // The hub has all of it: who scans now gets in.
  await page
    .getByText(/^Live · /)
    // Behind it is the table, whose strip says the same.
    .locator('visible=true')
    .waitFor({ timeout: patience() });
  return readLink(page);
}

async function readLink(page: Page): Promise<string> {
  const link = page.getByText(/\/t\/[\w-]+#/);
  await link.waitFor();
  return (await link.textContent()) ?? '';
}

/** Opens the door, if it is not open, and reads its six letters. */
export async function openDoor(page: Page): Promise<string> {
  await tap(page, 'Let people in with letters', 'switch');
  const letters = find(page, 'group', /^Letters: /);
  await letters.waitFor();
  return ((await letters.getAttribute('aria-label')) ?? '').replace('Letters:', '').replace(/\s/g, '');
}

/** A phone whose camera opened the link. */
export async function joinByLink(page: Page, link: string, as: string | RegExp): Promise<void> {
  await page.goto(link);
  await sitDown(page, as);
}

export async function joinByLetters(page: Page, letters: string, as: string | RegExp): Promise<void> {
  await tap(page, /^Join a table/);
  await write(page, 'Six letters', letters);
  await tap(page, 'Join');
  await sitDown(page, as);
}

async function sitDown(page: Page, as: string | RegExp): Promise<void> {
  await see(page, 'heading', 'Who are you?');
  await tap(page, typeof as === 'string' ? new RegExp(`^${as}`) : as);
}

export function seeLive(page: Page, phones: number): Promise<void> {
  return see(page, 'button', new RegExp(`^Live · ${phones} phones?`));
}

export function backToTable(page: Page): Promise<void> {
  // The timeline has two ways back.
  return find(page, 'button', 'Back to the table').first().click();
}
