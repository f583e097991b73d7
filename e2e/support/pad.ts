import type { Locator, Page } from 'playwright-core';

import { plantGame } from './plantGame';
import { see, seeGone } from './see';
import { find, tap, write } from './tap';

/** Points by name, as the table shows them now. */
export type Points = Readonly<Record<string, number>>;

interface PadWishes {
  readonly players?: readonly string[];
  readonly name?: string;
  readonly counting?: 'As you go' | 'By round';
}

/** A score pad from the first question to its table; every name is typed in, or was by an evening before. */
export async function startPad(page: Page, wishes: PadWishes = {}): Promise<void> {
  const { players = ['Emmy', 'Tomek', 'Nina'], name = 'Harbour', counting = 'As you go' } = wishes;
  await plantGame(page, `scorepad ${JSON.stringify([players, name, counting])}`, async () => {
    await page.goto(new URL('/new/scorepad', page.url()).href);
    for (const player of players) await addPlayer(page, player);
    await write(page, 'What are you playing?', name);
    await openOptions(page, 'The game');
    await tap(page, counting, 'radio');
    await tap(page, 'Done');
    await tap(page, 'Start the game');
    await see(page, 'heading', name);
  });
  await see(page, 'heading', name);
}

/** A page of what the game lets the table choose; “Done” leads back to the players. */
export async function openOptions(page: Page, title: string): Promise<void> {
  await tap(page, new RegExp(`^${title}`));
  await see(page, 'heading', title);
}

export async function addPlayer(page: Page, name: string): Promise<void> {
  await write(page, 'New player', name);
  await tap(page, 'Add');
  await see(page, 'button', `Remove ${name}`);
}

/** The bar under the table: the snackbar has an Undo of its own. */
export function bar(page: Page): Locator {
  return find(page, 'navigation', 'Actions');
}

export function more(player: string, figure = 'Points'): string {
  return `${player}, ${figure}: one more`;
}

export function less(player: string, figure = 'Points'): string {
  return `${player}, ${figure}: one less`;
}

export function readPoints(page: Page): Promise<Points> {
  return page.evaluate(() => {
    const points: Record<string, number> = {};
    for (const figure of document.querySelectorAll('[role=spinbutton]')) {
      const [player = ''] = (figure.getAttribute('aria-label') ?? '').split(',');
      // The first number of a player is the main one; small ones come after it.
      points[player] ??= Number(figure.getAttribute('aria-valuenow'));
    }
    return points;
  });
}

/** Types into the keypad that a tap on the number opens. */
export async function typeInKeypad(
  page: Page,
  player: string,
  sum: string,
  figure = 'Points',
): Promise<void> {
  await tap(page, `${player}, ${figure}`, 'spinbutton');
  await fillKeypad(page, sum);
}

/** Longer than a tap: on a small figure of the table it opens the keypad. */
export async function holdFigure(page: Page, name: string): Promise<void> {
  const figure = find(page, 'spinbutton', name);
  await figure.scrollIntoViewIfNeeded();
  await figure.click({ delay: 900 });
}

/** Until it is gone: what is typed next must not go into a keypad that is closing. */
export async function fillKeypad(page: Page, sum: string): Promise<void> {
  await write(page, 'Number or sum', sum);
  await tap(page, 'Done');
  await seeGone(page, 'textbox', 'Number or sum');
}

/** Nothing that is shown is waiting for the disk. */
export function seeSaved(page: Page): Promise<void> {
  return see(page, 'img', 'All saved');
}

/** Nor is a setting, a set-up in the making, or what the guide has shown. */
export function seeHabitsSaved(page: Page): Promise<void> {
  return see(page, 'img', /^(Saved|Zapisane)$/);
}
