import type { Page } from 'playwright-core';

import { see } from './see';
import { find, tap, tapTimes } from './tap';

/** The button is named after the step it leads to. */
export async function goOn(page: Page, title: string): Promise<void> {
  await tap(page, title);
  await see(page, 'heading', title);
}

/** From the prefilled number to the wanted one, one tap at a time. */
export async function setFigure(page: Page, name: string, to: number): Promise<void> {
  const now = Number(await find(page, 'spinbutton', name).getAttribute('aria-valuenow'));
  await tapTimes(page, `${name}: one ${to > now ? 'more' : 'less'}`, Math.abs(to - now));
}

/** One player takes the phone and chooses unseen. */
export async function choose(page: Page, player: string, option: RegExp): Promise<void> {
  await tap(page, `I am ${player}: show my choice`);
  await tap(page, option);
}
