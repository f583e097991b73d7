import type { Page } from 'playwright-core';

import { eveningWithKills as evening } from './support/evening';
import { killHere } from './support/killHere';
import { looksRight } from './support/looksRight';
import { fillKeypad } from './support/pad';
import { startPerseverance, THREE } from './support/perseverance1';
import { openWizard, seeTable, startPerseverance2 } from './support/perseverance2';
import { answerEach, goOn, setFigure, turnUpTiles } from './support/scoring';
import { becomes, see, seeGone, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

const EMMYS = 'Chief Steward, Emmy, Settlements on the board';
const ZONES = ['Sustenance', 'Military', 'Expansion', 'Protection'];

evening(
  'an Essentials evening of Episode 1: the second Assembly knows what the first counted; Full begins with a count',
  async ({ page: first, app }) => {
    let page = first;
    await startPerseverance(page, { players: THREE, tracking: 'Essentials', edition: 'Published 2021' });

    await openAssembly(page);
    await setFigure(page, 'Military, Total Settlements', 3);
    await setFigure(page, 'Military, Tomek, Presence', 4);
    await holdAssembly(page, async () => {
      await becomes('Settlements of Emmy', () => valueOf(page, EMMYS), null);
      await setFigure(page, EMMYS, 2);
    });
    await openAssembly(page);
    await becomes('Settlements', () => valueOf(page, 'Military, Total Settlements'), '3');
    await becomes('Presence', () => valueOf(page, 'Military, Tomek, Presence'), '4');
    await holdAssembly(page, async () => {
      await becomes('Settlements of Emmy', () => valueOf(page, EMMYS), '2');
      await seeText(page, /Counted at Assembly 1/);
    });

    await openMore(page, /^Track everything/);
    await see(page, 'heading', 'What everybody has');
    await seeText(page, 'Unknown: not counted yet');
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), null);
    await count(page, 'Emmy, Food', '3');
    page = await killHere(app, page, 'What everybody has');
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), '3');
    for (const player of Object.keys(THREE))
      for (const what of ['Food', 'Scrap', 'Stories', 'Light Soldiers', 'Heavy Soldiers'])
        if (player !== 'Emmy' || what !== 'Food') await tap(page, `${player}, ${what}: one less`);
    for (const zone of ZONES) await goOn(page, zone);
    await tap(page, 'Track everything');
    await see(page, 'button', /^Next turn/);
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), '3');
  },
);

evening(
  'an Essentials evening of Episode 2: no Camp is missed, the second Assembly knows the first, Full begins with a count',
  async ({ page: first, app }) => {
    let page = first;
    const table = await startPerseverance2(page, 'Essentials');

    // A turn: whose die, a Settlement with its cube, a Combat without any Camp on the phone.
    await openMore(page, 'Take a die');
    await tap(page, /^Own die/);
    await seeTable(page);
    await openWizard(page, table, 'effect', 'Which Effect?');
    await seeText(page, 'Anything that only moves goods and Soldiers you do without the app.');
    await seeGone(page, 'button', /^Gather/);
    await tap(page, /^Settle/);
    await tap(page, /^A Settlement for 1 Scrap and 1 Food/, 'radio');
    await tap(page, 'Military');
    await tap(page, /^A cube on the /, 'radio');
    await tap(page, 'Done', 'radio');
    await seeTable(page);
    await openMore(page, 'Combat');
    await tap(page, 'Dinos to fight on the hex, Trampler: one more');
    await see(page, 'button', /^Emmy Followers: 11 after this \+1/);
    await tap(page, 'Save');
    await seeTable(page);

    // The Settlement that was recorded is in the first Assembly, the first Assembly in the second.
    await openAssembly(page);
    await becomes('Settlements', () => valueOf(page, 'Military, Total Settlements'), '2');
    await setFigure(page, 'Military, Tomek, Presence', 4);
    await see(page, 'heading', 'What Officers count');
    await becomes('Camps', () => valueOf(page, 'Chief Engineer, Nina, Camps'), '0');
    await setFigure(page, 'Chief Engineer, Nina, Camps', 2);
    await takeAllVotes(page, 3, 2);
    await openAssembly(page);
    await becomes('Presence', () => valueOf(page, 'Military, Tomek, Presence'), '4');
    await becomes('Camps', () => valueOf(page, 'Chief Engineer, Nina, Camps'), '2');
    await takeAllVotes(page, 3, 3);

    // Full begins with everything that nobody tracked; it is counted once, killed app or not.
    await openMore(page, /^Track everything/);
    await see(page, 'heading', 'What everybody has');
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), null);
    await count(page, 'Emmy, Food', '3');
    page = await killHere(app, page, 'What everybody has');
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), '3');
    for (const player of ['Emmy', 'Tomek', 'Nina'])
      for (const what of STOCK)
        if (player !== 'Emmy' || what !== 'Food') await tap(page, `${player}, ${what}: one less`);
    await goOn(page, 'Settlements in City Zones');
    await becomes('recorded', () => valueOf(page, 'Military, Emmy, Settlements'), '1');
    await goOn(page, 'Cleared Areas');
    await seeText(page, /^Nina, as recorded so far: 2 Camps/);
    await looksRight(page);
    await tap(page, 'Correct Left Area, Plains');
    await tap(find(page, 'radiogroup', 'Camp'), 'Nina', 'radio');
    await tap(page, 'Close');
    await tap(page, 'Track everything');
    await seeTable(page);
    await becomes('Food', () => valueOf(page, 'Emmy, Food'), '3');
  },
);

/** What only Full tracks for a player. */
const STOCK = [
  'Food',
  'Scrap',
  'Island Resources',
  'Stories',
  'Glowberries',
  'Light Soldiers',
  'Heavy Soldiers',
  'Adventure cards in hand',
];

/** The tiles are on the table, and everybody takes the Votes. */
async function takeAllVotes(page: Page, assemblies: number, next: number): Promise<void> {
  await turnUpTiles(page);
  await answerEach(page, /^(Votes|2 Followers)/, 'Ranking and Officers');
  await tap(page, 'Save');
  await see(page, 'heading', `Assembly ${next} of ${assemblies}`);
}

async function openMore(page: Page, action: string | RegExp): Promise<void> {
  await tap(page, MORE);
  await tap(page, action);
}

/** There are dice in the pool: the app asks whether it is time. */
async function openAssembly(page: Page): Promise<void> {
  await openMore(page, 'Assembly');
  await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
}

/** The prefilled figures are right except for what the Officers look at; everybody takes Votes. */
async function holdAssembly(page: Page, lookAtOfficers: () => Promise<void>): Promise<void> {
  await see(page, 'heading', 'What Officers count');
  await lookAtOfficers();
  await turnUpTiles(page);
  await answerEach(page, /^Votes/, 'Ranking and Officers');
  await tap(page, 'Save');
  await see(page, 'button', /^Next turn/);
}

function valueOf(page: Page, name: string): Promise<string | null> {
  return find(page, 'spinbutton', name).getAttribute('aria-valuenow');
}

async function count(page: Page, name: string, to: string): Promise<void> {
  await tap(page, name, 'spinbutton');
  await fillKeypad(page, to);
}
