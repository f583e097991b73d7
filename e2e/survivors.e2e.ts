import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening, eveningWithKills } from './support/evening';
import { killHere } from './support/killHere';
import { looksRight } from './support/looksRight';
import { bar } from './support/pad';
import { becomes, see, seeText } from './support/see';
import { enterTotals, readDials, sayNumber, startSurvivors, travelTo } from './support/survivors';
import { MORE, find, tap, tapTimes, write } from './support/tap';
import { redoAll, undoAll } from './support/undoAll';

/** On the table while the Encounter waits. */
function seeThreat(page: Page, total: number): Promise<void> {
  return becomes(
    'the Threat',
    () => page.getByText('Threat: Combat', { exact: true }).locator('xpath=..').innerText(),
    `Threat: Combat\n${total}`,
  );
}

const SPOT = /^Corner \d, .*: unknown$/;

eveningWithKills(
  'Survivors: a caravan gets through, killed on the way, and settles; undone and done again',
  async (table) => {
    const { app } = table;
    let { page } = table;
    await startSurvivors(page);
    await looksRight(page);
    await becomes('the caravan', () => readDials(page), {
      Survivors: 8,
      Scrap: 8,
      Herb: 8,
      Resolve: 8,
      Fuel: 7,
      'Tiles left': 29,
    });

    // North: nobody reaches the caravan, everybody comes closer.
    await tap(page, /^Travel/);
    await see(page, 'heading', 'Where to?');
    await looksRight(page);
    await tap(page, 'Drive north: 0 Hordes would reach you');
    page = await killHere(app, page, 'Where to?');
    await see(page, 'button', /^Drive north, chosen/);
    await seeText(page, /^Remove the crossed tiles: south-east, south, south-west/);
    await looksRight(page);
    await tap(page, 'Drive and count');

    // What lies on the tile is counted at once.
    await see(page, 'heading', 'Icons at the corners');
    for (let left = 17; left > 0; left -= 1) await page.getByRole('button', { name: SPOT }).first().click();
    await seeText(page, 'Icons seen: 17 of 18');
    await tap(page, 'The rest: Combat');
    await see(page, 'button', /^Combat ?24/);
    await tap(page, 'Civilized', 'radio');
    await tap(page, 'Corner 1, the middle: Combat');
    await see(page, 'button', /^Combat ?20/);
    page = await killHere(app, page, 'Icons at the corners');
    await see(page, 'button', /^Civilized ?1/);
    await looksRight(page);
    await tap(page, 'Ability Cards played', 'checkbox');
    await tapTimes(page, 'Combat: one less', 17);
    await tap(page, 'Save');
    await seeText(page, 'Threat: Combat');
    await seeText(page, 'Obstacle: Civilized');
    await looksRight(page);

    await tap(page, 'Resolve Encounter');
    await see(page, 'heading', 'Who rolls what?');
    await seeText(page, 'Dice to roll: 8 dice');
    await seeText(page, /^Assumes six-sided dice/);
    await looksRight(page);
    await sayNumber(page, 'Combat', 1);
    await sayNumber(page, 'Civilized', 1);
    await tap(page, 'Civilized', 'radio');
    await seeText(page, 'Failed by 2');
    await tap(page, 'Herb: 8', 'radio');
    await see(page, 'heading', 'Reward');
    await tapTimes(page, 'Survivors: one more', 3);
    await tap(page, 'Hordes come or go', 'checkbox');
    await tap(page, 'south: 1 Horde', 'checkbox');
    await tap(page, 'south-east: 1 Horde', 'checkbox');
    page = await killHere(app, page, 'Hordes come or go?');
    await looksRight(page);
    await tap(page, 'Save');
    await see(page, 'button', /^Travel on/);
    const midway = { Survivors: 11, Scrap: 8, Herb: 6, Resolve: 8, Fuel: 6, 'Tiles left': 26 };
    await becomes('the caravan after the Encounter', () => readDials(page), midway);

    // A Horde goes with the thumb, and back with Undo.
    await tap(page, 'Board');
    await tap(page, 'south-west: 1 Horde');
    await tap(page, 'north: empty');
    await see(page, 'button', 'north: 1 Horde');
    await looksRight(page);
    await tap(page, 'Icons', 'radio');
    await looksRight(page);
    await tap(page, 'Back');
    await tap(bar(page), 'Undo');

    await tap(bar(page), 'Settle');
    await see(page, 'heading', 'The Hordes take 10 Resources');
    await sayNumber(page, 'Scrap', 8);
    await sayNumber(page, 'Fuel', 2);
    await see(page, 'heading', 'What is left');
    await write(page, 'Name on the tile', 'Old Mill');
    await tap(page, /^The settlement survives/);
    await looksRight(page);
    await tap(page, 'End the game');
    await see(page, 'heading', 'Won together');
    await seeText(page, 'The settlement survives. Old Mill, turn 1.');
    await looksRight(page);

    await tap(page, 'Back to the table');
    await seeText(page, /^Settled. Survivors: 11/);
    const last = await readDials(page);
    const undone = await undoAll(page);
    assert.ok(undone >= 5, `only ${undone} things could be undone`);
    await see(page, 'button', 'Set up the table');
    await redoAll(page, undone);
    await becomes('the same end', () => readDials(page), last);
  },
);

evening(
  'Survivors: a caravan without Fuel has to settle and is lost, by night, on a tablet',
  async ({ page }) => {
    await startSurvivors(page);
    await looksRight(page);
    // Nobody has a large numeral here: the rows are no taller than what they hold.
    const row = await find(page, 'group', 'Emmy').boundingBox();
    assert.ok(row && row.height < 200, `the row is ${row?.height} high`);
    await tapTimes(page, 'Fuel: one less', 6);
    await travelTo(page, 'south');
    await enterTotals(page, 9, 2, 1);
    await seeThreat(page, 9);
    await looksRight(page);
    // A card turns a tile while the story is read; then that is undone.
    await tap(bar(page), MORE);
    await tap(page, /^Count Challenges again/);
    await sayNumber(page, 'Combat', 10);
    await looksRight(page);
    await tap(page, 'Save');
    await seeThreat(page, 10);
    await tap(bar(page), 'Undo');
    await seeThreat(page, 9);
    await tap(page, 'Resolve Encounter');
    await tap(page, 'Combat', 'radio');
    await seeText(page, 'Failed by 8');
    await tap(page, 'Survivors: 8', 'radio');
    await see(page, 'heading', 'Penalty');
    await tapTimes(page, 'Resolve: one less', 3);
    await tap(page, 'Save');
    await becomes('the caravan', () => readDials(page), {
      Survivors: 0,
      Scrap: 8,
      Herb: 8,
      Resolve: 5,
      Fuel: 0,
      'Tiles left': 26,
    });
    await tap(bar(page), 'Settle');
    // Nobody is left aboard: a warning comes first.
    await tap(find(page, 'dialog', 'Before the turn ends'), 'Settle');
    await tap(page, /^The settlement falls/);
    await tap(page, 'End the game');
    await see(page, 'heading', 'Lost together');
    await seeText(page, 'The settlement fell. Turn 1.');
    await looksRight(page);
    await tap(page, 'Home');
    await tap(page, /^History/);
    await see(page, 'button', /^Survivors: A Dystopia Rising Story.*Lost together/);
  },
  { theme: 'dark', size: { width: 820, height: 1180 } },
);

evening(
  'Survivors: on a phone on its side the chase is one whole picture',
  async ({ page }) => {
    await startSurvivors(page);
    await tap(page, /^Travel/);
    // New tiles come at the bottom: the way on which most of the picture counts.
    await tap(page, /^Drive south:/);
    const board = await find(page, 'group', 'Board').boundingBox();
    assert.ok(
      board && board.y + board.height <= 390,
      `the picture ends at ${board && board.y + board.height}`,
    );
  },
  { size: { width: 844, height: 390 } },
);
