import type { Page } from 'playwright-core';

import { see } from './see';
import { find, tap, tapTimes } from './tap';

/** The button is named after the step it leads to. */
export async function goOn(page: Page, title: string): Promise<void> {
  await tap(page, title);
  await see(page, 'heading', title);
}

/** From the prefilled number to the wanted one, one tap at a time: on its buttons, or on the cell of a matrix. */
export async function setFigure(page: Page, name: string, to: number): Promise<void> {
  const figure = find(page, 'spinbutton', name);
  const now = Number(await figure.getAttribute('aria-valuenow'));
  const times = Math.abs(to - now);
  if (times === 0) return;
  const more = to > now;
  const button = `${name}: one ${more ? 'more' : 'less'}`;
  if ((await find(page, 'button', `${name}: one more`).count()) > 0) return tapTimes(page, button, times);
  if (more) return tapTimesOn(page, name, times);
  // The buttons of a cell come with the first tap on it, which is one more.
  await figure.click();
  await tapTimes(page, button, times + 1);
}

async function tapTimesOn(page: Page, cell: string, times: number): Promise<void> {
  for (let tapped = 0; tapped < times; tapped += 1) await tap(page, cell, 'spinbutton');
}

/** One player takes the phone and chooses unseen, the same for every tile. */
export async function choose(page: Page, player: string, option: RegExp): Promise<void> {
  await tap(page, `I am ${player}: show my choice`);
  const tiles = page.getByRole('radiogroup');
  await tiles.first().waitFor();
  const count = await tiles.count();
  for (let tile = 0; tile < count; tile += 1) await tap(tiles.nth(tile), option, 'radio');
  if (count > 1) await tap(page, 'Done');
}

const UNSEEN = 'Secret choice';
const TURNED_UP = 'Tiles revealed';

/** To the page of the tiles on the table, from where it is or the page before; the way of last time is remembered. */
export async function turnUpTiles(page: Page): Promise<void> {
  const unseen = find(page, 'heading', UNSEEN);
  const turnedUp = find(page, 'heading', TURNED_UP);
  const onwards = find(page, 'button', new RegExp(`^(${UNSEEN}|${TURNED_UP})$`));
  await unseen.or(turnedUp).or(onwards).first().waitFor();
  if (await onwards.isVisible()) await onwards.click();
  await unseen.or(turnedUp).first().waitFor();
  if (await unseen.isVisible()) await tap(page, 'We used the real tiles');
  await see(page, 'heading', TURNED_UP);
}

/** The same answer to everything that is open on the page, and to what it opens; the last one leads on. */
export async function answerEach(page: Page, answer: RegExp, then: string): Promise<void> {
  const next = find(page, 'heading', then).first();
  const choices = page.getByRole('radiogroup');
  while (!(await next.isVisible())) {
    const open = choices.filter({ hasNot: page.locator('[aria-checked=true]') }).first();
    const name = await open.getAttribute('aria-label');
    await tap(open, answer, 'radio');
    const chosen = find(page, 'radiogroup', name ?? '').locator('[aria-checked=true]');
    await next.or(chosen).first().waitFor();
  }
}
