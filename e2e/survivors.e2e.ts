import assert from 'node:assert/strict';

import { evening } from './support/evening';
import { killHere } from './support/killHere';
import { looksRight } from './support/looksRight';
import { bar } from './support/pad';
import { becomes, see, seeText } from './support/see';
import { enterTotals, readDials, startSurvivors, travelTo } from './support/survivors';
import { find, tap, tapTimes, write } from './support/tap';
import { redoAll, undoAll } from './support/undoAll';

const SPOT = /^Corner \d, .*: not known$/;

evening(
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
    await tap(page, 'Where to?');
    page = await killHere(app, page, 'Where to?');
    await looksRight(page);
    await tap(page, 'Caravan goes north: 0 Hordes would reach it');
    await see(page, 'heading', 'The Hordes follow');
    await see(page, 'checkbox', 'south: 1 Horde');
    await seeText(page, /^Three tiles now lie outside this board/);
    await looksRight(page);
    await tap(page, 'Check');
    await looksRight(page);
    await tap(page, 'Save');

    await tap(page, 'Count Challenges');
    await tap(page, /^Tap the icons/);
    await see(page, 'heading', 'Icons at the corners');
    for (let left = 18; left > 0; left -= 1) await page.getByRole('button', { name: SPOT }).first().click();
    await seeText(page, 'Combat: 24');
    await tap(page, 'Corner 1, the middle: Combat');
    await seeText(page, 'Combat: 20');
    page = await killHere(app, page, 'Icons at the corners');
    await seeText(page, 'Civilized: 1');
    await looksRight(page);
    await tap(page, 'Ability Cards now?');
    await tapTimes(page, 'Combat: one less', 17);
    await tap(page, 'Challenges');
    await tap(page, 'Save');
    await seeText(page, /Threat: Combat 3\. Obstacles: Civilized 1/);

    await tap(page, 'Resolve Encounter');
    await see(page, 'heading', 'Who rolls what?');
    await seeText(page, 'Dice to roll: 8 dice');
    await looksRight(page);
    await tap(page, 'Icons rolled');
    await tapTimes(page, 'Combat: one more', 1);
    await tapTimes(page, 'Civilized: one more', 1);
    await tap(page, 'Aberrant Die');
    await tap(page, /^Civilized/);
    await tap(page, 'How it went');
    await seeText(page, 'Missed by 2');
    await tap(page, 'What does the Threat take?');
    await tap(page, /^Herb/);
    await see(page, 'heading', 'Reward');
    await tapTimes(page, 'Survivors: one more', 3);
    await tap(page, 'New Ability Cards');
    await tap(page, 'Hordes come or go?');
    await tap(page, 'south: 1 Horde', 'checkbox');
    await tap(page, 'south-east: 1 Horde', 'checkbox');
    page = await killHere(app, page, 'Hordes come or go?');
    await tap(page, 'Check');
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
    await tapTimes(page, 'Scrap: one more', 8);
    await tapTimes(page, 'Fuel: one more', 2);
    await tap(page, 'What is left');
    await tap(page, 'Where do you settle?');
    await write(page, 'Name on the tile', 'Old Mill');
    await looksRight(page);
    await tap(page, 'How does the story end?');
    await tap(page, /^The settlement lives/);
    await looksRight(page);
    await tap(page, 'End the game');
    await see(page, 'heading', 'Won together');
    await seeText(page, 'The settlement lives. Old Mill, turn 1.');
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
    await tapTimes(page, 'Fuel: one less', 6);
    await travelTo(page, 'south');
    await seeText(page, '3 Hordes on the map');
    await enterTotals(page, 9, 2, 1);
    // A card turns a tile while the story is read; then that is undone.
    await tap(bar(page), 'More');
    await tap(page, /^Count Challenges again/);
    await tap(page, 'Combat: one more');
    await looksRight(page);
    await tap(page, 'Save');
    await seeText(page, /Threat: Combat 10/);
    await tap(bar(page), 'Undo');
    await seeText(page, /Threat: Combat 9/);
    await tap(page, 'Resolve Encounter');
    await tap(page, 'Icons rolled');
    await tap(page, 'Aberrant Die');
    await tap(page, /^Combat/);
    await tap(page, 'How it went');
    await seeText(page, 'Missed by 8');
    await tap(page, 'What does the Threat take?');
    await tap(page, /^Survivors/);
    await see(page, 'heading', 'Penalty');
    await tapTimes(page, 'Resolve: one less', 3);
    await tap(page, 'Hordes come or go?');
    await tap(page, 'Check');
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
    await tap(page, 'Where do you settle?');
    await tap(page, 'How does the story end?');
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
