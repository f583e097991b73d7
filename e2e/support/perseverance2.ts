import type { Page } from 'playwright-core';

import { goTo } from './goTo';
import { addPlayer, openOptions, seeSaved } from './pad';
import { plantGame } from './plantGame';
import { answerEach, turnUpTiles } from './scoring';
import { see } from './see';
import { MORE, find, tap } from './tap';

/** Who plays and with which Leader; everybody begins as recommended for the Leader. */
const COMPANY = { Emmy: 'Adelita', Tomek: 'Jack', Nina: 'Phoenix' } as const;

/** Three players at the table of a first game. Returns its address. */
export async function startPerseverance2(
  page: Page,
  tracking: 'Essentials' | 'Full' = 'Full',
): Promise<string> {
  await plantGame(page, `perseverance-2 ${tracking}`, async () => {
    await page.goto(new URL('/new/perseverance-2', page.url()).href);
    for (const [name, leader] of Object.entries(COMPANY)) {
      await addPlayer(page, name);
      await tap(page, `${name}, Leader: Random`);
      await tap(page, leader, 'radio');
      await see(page, 'button', `${name}, Leader: ${leader}`);
    }
    await openOptions(page, 'The table');
    await tap(page, tracking, 'radio');
    await tap(page, 'Done');
    await tap(page, 'Start the game');
    await see(page, 'heading', 'On the table');
    await tap(page, 'The table is set');
    await seeTable(page);
  });
  await seeTable(page);
  return page.url();
}

export async function seeTable(page: Page): Promise<void> {
  await see(page, 'button', /^Next turn/);
}

/** By its address, once everything that was done is on the disk. */
export async function openWizard(
  page: Page,
  table: string,
  wizard: string,
  heading: string | RegExp,
): Promise<void> {
  await seeSaved(page);
  await goTo(page, `${table}/wizard/${wizard}`);
  await see(page, 'heading', heading);
}

export async function takeDie(page: Page, owner: RegExp, zone: string): Promise<void> {
  await tap(page, MORE);
  await tap(find(page, 'dialog', 'More'), 'Take a die');
  await tap(page, owner);
  await tap(page, zone);
  await tap(page, 'As rolled');
  await seeTable(page);
}

/** Build, from a die that lies in another Zone: a Camp on the left Cleared Area. */
export async function buildCamp(page: Page, table: string, covered: string): Promise<void> {
  await openWizard(page, table, 'effect', 'Which Effect?');
  await tap(page, 'Another Zone');
  await tap(page, /^Build/);
  await tap(page, /^A Camp for/, 'radio');
  await tap(page, /^Left Area, Plains/);
  await tap(page, covered, 'radio');
  await tap(page, 'Done', 'radio');
  await seeTable(page);
}

/** A Combat of the player on turn against a Trampler, up to its review. */
export async function fightTrampler(page: Page, table: string): Promise<void> {
  await openWizard(page, table, 'combat', 'Who fights?');
  await tap(page, 'Dinos to fight on the hex, Trampler: one more');
  await see(page, 'heading', 'Kill or capture?');
}

/** Emmy's Camp was used and is attacked: it falls to a Trampler and a Raptor; the Savior Bonus is still to come. */
export async function loseCamp(page: Page, table: string): Promise<void> {
  await openWizard(page, table, 'dinoAttack', 'The defense');
  await see(page, 'heading', 'The defense fails');
  await tap(page, 'From the supply, Raptor: one more');
  await tap(page, 'From the supply, Trampler: one more');
  await see(page, 'heading', 'Savior Bonus');
}

/** One more of something on the Savior Bonus of the card. */
export async function addSavior(page: Page, what: string): Promise<void> {
  await find(page, 'button', what).last().click();
}

/** The Assembly with the tiles on the table: everybody takes the Votes. */
export async function holdAssembly(page: Page, table: string, number: number): Promise<void> {
  await openWizard(page, table, 'assembly', /^(Presence and majorities|Secret choice|Tiles revealed)$/);
  await turnUpTiles(page);
  await answerEach(page, /^(Votes|2 Followers)/, 'Ranking and Officers');
  await tap(page, 'Save');
  await see(page, 'heading', number < 3 ? `Assembly ${number + 1} of 3` : 'Assembly 3 of 3');
}

/** Everything that the rows of the table say, for comparing. */
export async function readTable(page: Page): Promise<string> {
  const rows = await page.getByRole('group').allInnerTexts();
  return [await page.getByRole('heading', { level: 1 }).innerText(), ...rows].join('\n');
}
