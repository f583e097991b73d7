import type { Page } from 'playwright-core';

import { addPlayer, openOptions } from './pad';
import { plantGame } from './plantGame';
import { see, seeGone, seeText } from './see';
import { MORE, find, tap, write } from './tap';

/** Who plays, and the Leader of each; without a Leader, one is drawn. */
type Company = Readonly<Record<string, 'Adelita' | 'Jack' | 'Phoenix' | 'Keoni' | undefined>>;

export interface TableWishes {
  readonly players?: Company;
  readonly edition?: 'Published 2021' | 'Beta 2020';
  readonly tracking?: 'Essentials' | 'Full';
  /** Tokens on a track instead of the Threat die. */
  readonly threatWithoutLuck?: boolean;
  /** Both Dino dice are open. */
  readonly dinosWithoutLuck?: boolean;
  /** Where the second Dissenter Settlement goes, with two players. */
  readonly dissenters?: string;
  /** The rewards that lie under the Breach tokens; left out, they are drawn. */
  readonly covered?: readonly [string, string, string];
}

/** In the order of the first-game recommendation. */
export const FOUR: Company = { Emmy: 'Adelita', Tomek: 'Jack', Nina: 'Keoni', Ola: 'Phoenix' };
export const THREE: Company = { Emmy: 'Adelita', Tomek: 'Jack', Nina: 'Keoni' };
export const TWO: Company = { Emmy: 'Keoni', Tomek: 'Jack' };

/** Followers, Votes, Safeguard and Valor by name, as the table shows them now. */
export type Figures = Readonly<Record<string, readonly number[]>>;

export async function seatPlayers(page: Page, players: Company): Promise<void> {
  await page.goto(new URL('/new/perseverance-1', page.url()).href);
  for (const [name, leader] of Object.entries(players)) {
    await addPlayer(page, name);
    if (leader === undefined) continue;
    await tap(page, `${name}, Leader: Random`);
    await tap(page, leader, 'radio');
    await see(page, 'button', `${name}, Leader: ${leader}`);
  }
}

/** From an empty table to the moment before it starts: who plays, and every option as wished. */
export async function goToBox(page: Page, wishes: TableWishes): Promise<void> {
  const { players = THREE, edition = 'Published 2021', tracking = 'Essentials', dissenters } = wishes;
  await seatPlayers(page, players);
  await openOptions(page, 'Edition');
  await tap(page, edition, 'radio');
  await tap(page, 'Done');
  await openOptions(page, 'Variants');
  await tap(page, tracking, 'radio');
  if (wishes.threatWithoutLuck) await tap(page, 'Threat: no dice luck', 'switch');
  if (wishes.dinosWithoutLuck) await tap(page, 'Dinos: no dice luck', 'switch');
  if (dissenters !== undefined)
    await tap(find(page, 'radiogroup', 'Zone of the extra Dissenter Settlement'), dissenters, 'radio');
  if (wishes.covered) {
    await tap(find(page, 'radiogroup', 'Breach tokens'), 'Chosen', 'radio');
    for (const [i, reward] of wishes.covered.entries())
      await tap(find(page, 'radiogroup', `Breach token ${i + 1} covers`), reward, 'radio');
  }
  await tap(page, 'Done');
}

/** What the copy prints, place by place, on the page that compares it with ours. */
export async function printOnCopy(page: Page, what: string, numbers: readonly number[]): Promise<void> {
  await openOptions(page, 'Check against your copy');
  const places = find(page, 'group', what).getByRole('spinbutton');
  for (const [i, number] of numbers.entries()) {
    await places.nth(i).click();
    // The page behind it has a “Done” of its own.
    const keypad = page.getByRole('dialog');
    await write(keypad, 'Number or sum', `${number}`);
    await tap(keypad, 'Done');
    await seeGone(page, 'textbox', 'Number or sum');
  }
  await tap(page, 'Done');
}

/** To the first turn; the checklist is skipped as a whole. */
export async function startPerseverance(page: Page, wishes: TableWishes = {}): Promise<void> {
  const { players = THREE, edition = 'Published 2021', tracking = 'Essentials', ...others } = wishes;
  const set = `perseverance-1 ${JSON.stringify([players, edition, tracking, others])}`;
  await plantGame(page, set, async () => {
    await goToBox(page, wishes);
    await tap(page, 'Start the game');
    await skipChecklist(page);
  });
  await see(page, 'button', /^Next turn/);
}

export async function skipChecklist(page: Page): Promise<void> {
  await see(page, 'heading', 'On the table');
  await tap(page, 'The table is set');
  await see(page, 'button', /^Next turn/);
}

export function readFigures(page: Page): Promise<Figures> {
  return page.getByRole('group').evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => [
        row.getAttribute('aria-label') ?? '',
        // Goods come after them.
        [...row.querySelectorAll('[role=spinbutton]')]
          .slice(0, 4)
          .map((figure) => Number(figure.getAttribute('aria-valuenow'))),
      ]),
    ),
  );
}

/** Takes a die of somebody; in Full tracking also says where it is put, and that no Dino comes. */
export async function takeDie(page: Page, owner: RegExp, zone?: string): Promise<void> {
  await openMore(page, 'Take a die');
  await tap(page, owner);
  if (zone !== undefined) {
    await tap(page, zone);
    await see(page, 'heading', 'Which Dinos come?');
    await tap(page, 'Save');
  }
  await see(page, 'button', /^Next turn/);
}

/** Something behind “more”. */
export async function openMore(page: Page, what: string | RegExp): Promise<void> {
  await tap(page, MORE);
  await tap(page.getByRole('dialog'), what);
}

export async function influence(page: Page, officer: string, cubes: RegExp): Promise<void> {
  await tap(page, 'Influence');
  await tap(page, new RegExp(`^${officer}`));
  await tap(page, cubes);
  await see(page, 'button', /^Next turn/);
}

/** What the first step of the influence wizard says about each Officer: free spaces, and cubes of the acting player. */
export async function readOfficers(page: Page): Promise<Readonly<Record<string, string>>> {
  await tap(page, 'Influence');
  await see(page, 'heading', 'Which Officer?');
  const words = await page
    .getByRole('main')
    .getByRole('button', { name: /^Chief/ })
    .allInnerTexts();
  await tap(page, 'Cancel');
  await see(page, 'button', /^Next turn/);
  return Object.fromEntries(words.map((text) => text.split('\n') as [string, string]));
}

/** Passes the turn on, past all reminders. */
export async function nextTurn(page: Page, then: string): Promise<void> {
  await tap(page, /^Next turn/);
  const sheet = find(page, 'dialog', /^Before (the turn ends|you continue)$/);
  const passed = find(page, 'group', then).getByText(/^Turn$/);
  await sheet.or(passed).first().waitFor();
  if (await sheet.isVisible()) await tap(sheet, 'Next turn');
  await seeTurn(page, then);
}

export function seeTurn(page: Page, player: string): Promise<void> {
  return seeText(find(page, 'group', player), /^Turn$/);
}

/** Taps since the last question, as counted in the page itself. */
export async function startCounting(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('heardTap', () => (taps += 1));
  await page.evaluate("document.addEventListener('click', () => heardTap(), true)");
  return () => {
    const heard = taps;
    taps = 0;
    return heard;
  };
}
