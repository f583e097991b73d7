import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { backToTable, changeAct, outlives, saveChange, seeMoved } from './support/change';
import { countTaps } from './support/countTaps';
import { attackZone, fillArea, goOn, openAttack, rollTrap, rollWall } from './support/dinoAttack';
import { evening, eveningWithKills } from './support/evening';
import { killHere, seeDraftSaved } from './support/killHere';
import { looksRight } from './support/looksRight';
import { fillKeypad, less, more, seeSaved, typeInKeypad } from './support/pad';
import { FOUR, nextTurn, readFigures, startPerseverance } from './support/perseverance1';
import { holdAssembly as holdAssembly2, startPerseverance2 } from './support/perseverance2';
import { reachActions, readIsland, startIsland } from './support/robinson';
import { answerEach, turnUpTiles } from './support/scoring';
import { becomes, see, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

const COUNTED = [
  'Expansion, Emmy, Presence',
  'Expansion, Emmy, Presence',
  'Expansion, Tomek, Presence',
  'Protection, Ola, Presence',
  'Protection, Nina, Presence',
];

evening(
  'a presence of the first Assembly is put right after the second; one undo; reloaded, exported and restored',
  async ({ page, app, note }) => {
    await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
    await holdAssembly(page, COUNTED);
    await tap(page, more('Ola', 'Followers'));
    await nextTurn(page, 'Tomek');
    await holdAssembly(page, []);
    const before = await followers(page);

    const taps = await countTaps(page);
    await changeAct(page, /Assembly 1\b/, 'Change it');
    await see(page, 'heading', 'Presence and majorities');
    await seeText(page, /^As it was at .* What you do here replaces: Assembly 1$/);
    for (let tapped = 0; tapped < 2; tapped += 1) await tap(page, 'Expansion, Tomek, Presence', 'spinbutton');
    await tap(page, 'Tiles revealed');
    await tap(page, 'Ranking and Officers');
    await tap(page, 'Save');
    await see(page, 'heading', 'Change the past');
    await looksRight(page);
    await see(page, 'button', 'Followers Emmy 41 to 31 (−10)');
    await saveChange(page);
    note(`taps | from the table to a mended figure of an Assembly | ${await taps.count()} | –`);
    await looksRight(page);
    await outlives(app, page, followers, { before, after: [31, 41, 35, 36] });
  },
);

eveningWithKills(
  'a forgotten Patrol is put in where it belongs, killed on the way there and before it is saved',
  async ({ page: first, app }) => {
    let page = first;
    await startPerseverance(page, { players: FOUR, tracking: 'Full', edition: 'Published 2021' });
    await tap(page, more('Emmy', 'Followers'));
    await nextTurn(page, 'Tomek');
    await tap(page, more('Tomek', 'Followers'));
    const before = await followers(page);
    await changeAct(page, /Emmy: Followers/, 'Add something before it');
    await seeText(page, /^As it was at .* What you do here comes before: Emmy/);
    await looksRight(page);
    await tap(page, MORE);
    await tap(page, 'Begin a Patrol');
    await see(page, 'heading', 'The Patrol card');
    await tap(page, 'Stages: one more');
    page = await killHere(app, page, 'The Patrol card');
    await tap(page, 'Save');
    await see(page, 'heading', 'Change the past');
    await seeText(page, /^Added/);
    await seeDraftSaved(page);
    await page.reload();
    await see(page, 'heading', 'Change the past');
    await seeText(page, /^Added/);
    await saveChange(page);
    await seeText(page, /Added at \d\d:\d\d$/);
    await seeText(page, 'Emmy begins a Patrol');
    // What came out as it was is no news.
    await becomes('how often it says changed', () => page.getByText(/Changed at/).count(), 0);
    const patrols = async (on: Page) => {
      await see(on, 'button', /^Next turn/);
      return on
        .getByText(/Patrol/)
        .filter({ visible: true })
        .count();
    };
    await backToTable(page);
    const after = await patrols(page);
    await becomes('Followers', () => followers(page), before);
    await tap(page, 'Timeline');
    // The mark of her row, and the stage that was put off on the filled button.
    assert.equal(after, 2);
    await outlives(app, page, patrols, { before: 0, after });
  },
);

evening(
  'a wrong reward of a Dino Attack is left out, and everything since is kept',
  async ({ page, app }) => {
    await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
    await openAttack(page);
    await attackZone(page, 'Military');
    await fillArea(page);
    await goOn(page, 'Traps and Walls');
    await rollTrap(page, 'Emmy', 1, 'Match: 3 Followers. Trampler Trap: Trampler killed');
    await rollTrap(page, 'Nina', 2, 'Fails anyway: 2 Followers. Raptor Trap');
    await rollWall(page, 'Tomek', 1, '1 Safeguard');
    await rollWall(page, 'Ola', 3, '1 Safeguard, skull');
    await goOn(page, 'Combat Rewards');
    await tap(page, /^Production of the Zone/, 'checkbox');
    await tap(page, 'Ola takes no more');
    await tap(page, 'Save');
    await see(page, 'button', /^Next turn/);
    await tap(page, more('Nina', 'Followers'));

    await changeAct(page, /Dino Attack/, 'Change it');
    await see(page, 'heading', 'Who is where?');
    await goOn(page, 'Traps and Walls');
    await goOn(page, 'Fight and breach');
    await goOn(page, 'Combat Rewards');
    await tap(page, /^Tomek:/, 'tab');
    await tap(page, /^Production of the Zone/, 'checkbox');
    await tap(page, 'Tomek takes no more');
    await tap(page, 'Save');
    await see(page, 'heading', 'Change the past');
    await looksRight(page);
    await seeMoved(page, 'Safeguard', 0, 1);
    await saveChange(page);
    const read = async (on: Page) => [...(await followers(on)), (await readFigures(on))['Tomek']?.[2]];
    await outlives(app, page, read, { before: [13, 10, 13, 10, 0], after: [13, 10, 13, 10, 1] });
  },
);

evening(
  'a tap is changed in its keypad; what no longer fits is named, and kept or left out',
  async ({ page }) => {
    await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
    await typeInKeypad(page, 'Emmy', '1', 'Followers');
    await tap(page, less('Emmy', 'Followers'));
    await tap(page, more('Ola', 'Followers'));
    await becomes('Followers', () => followers(page), [0, 10, 10, 11]);

    await changeAct(page, /Emmy: Followers/, 'Change it', 1);
    await fillKeypad(page, '0');
    await see(page, 'heading', 'No longer fits');
    await looksRight(page);
    await see(page, 'button', 'Save without 1 entry');
    await tap(page, 'Keep it as it was');
    await seeMoved(page, 'Followers', 0, -1);
    await find(page, 'button', 'Undo this').last().click();
    await see(page, 'button', 'Save without 1 entry');
    await tap(page, 'Leave it out');
    await saveChange(page);
    await backToTable(page);
    await becomes('Followers, all of them kept', () => followers(page), [0, 10, 10, 11]);
  },
);

evening('Episode 2: a point that nobody had is left out from before the Assembly', async ({ page, app }) => {
  const table = await startPerseverance2(page);
  const read = async (on: Page) => (await readFigures(on))['Tomek']?.[0] ?? 0;
  await tap(page, more('Tomek', 'Followers'));
  await seeSaved(page);
  await holdAssembly2(page, table, 1);
  await becomes('whether the figures are there', async () => (await read(page)) > 0, true);
  const before = await read(page);
  await changeAct(page, /Tomek: Followers/, 'Leave it out');
  await seeMoved(page, 'Followers', before, before - 1);
  await looksRight(page);
  await saveChange(page);
  await outlives(app, page, read, { before, after: before - 1 });
});

evening('Robinson: what the camp tile shows is put right after the phases since', async ({ page, app }) => {
  await startIsland(page);
  await reachActions(page);
  await see(page, 'button', /^Plan the actions/);
  await changeAct(page, /Production/, 'Change it');
  await tap(page, 'Food sources on the camp tile: one more');
  await tap(page, 'Save');
  await seeMoved(page, 'Food', 1, 2);
  await looksRight(page);
  await saveChange(page);
  const food = async (on: Page) => (await readIsland(on))['Food'];
  await outlives(app, page, food, { before: 1, after: 2 });
});

async function holdAssembly(page: Page, counted: readonly string[]): Promise<void> {
  await tap(page, MORE);
  await tap(page, 'Assembly');
  await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
  await see(page, 'heading', 'Presence and majorities');
  for (const cell of counted) await tap(page, cell, 'spinbutton');
  await turnUpTiles(page);
  await answerEach(page, /^Votes/, 'Ranking and Officers');
  await tap(page, 'Save');
  await see(page, 'button', /^Next turn/);
}

async function followers(page: Page): Promise<readonly (number | undefined)[]> {
  await see(page, 'button', /^Next turn|Final scoring/);
  const figures = await readFigures(page);
  return Object.keys(FOUR).map((player) => figures[player]?.[0]);
}
