import assert from 'node:assert/strict';

import { evening, eveningWithKills } from './support/evening';
import { killHere } from './support/killHere';
import { looksRight } from './support/looksRight';
import { bar, seeSaved } from './support/pad';
import { checkAndSave, planTwoActions, put, reachActions, readIsland, startIsland } from './support/robinson';
import { becomes, see, seeText } from './support/see';
import { MORE, tap, tapTimes, write } from './support/tap';
import { redoAll, undoAll } from './support/undoAll';

eveningWithKills(
  'a round on the island, killed in the weather, won in the night',
  async ({ page: first, app }) => {
    let page = first;
    await startIsland(page);
    await looksRight(page);
    await tap(page, /^Morale phase/);
    await tap(page, /^Production phase/);
    await see(page, 'heading', 'What does the camp tile show?');
    await looksRight(page);
    await tap(page, 'Save');

    await planTwoActions(page);
    await looksRight(page);
    await tap(page, 'Save');
    // Saved, and still open: Ben's second pawn comes back and goes out again.
    await tap(bar(page), MORE);
    await tap(page, /^Change the plan/);
    await see(page, 'radio', 'Ben, pawn 2, on Explore');
    await tap(page, 'Take back from Explore: Ben, pawn 2');
    await see(page, 'radio', 'Ben, pawn 2');
    await put(page, 'Explore');
    await tap(page, 'Save');

    // Gathering is sure, and then it is Ben's turn at once.
    await tap(page, /^Resolve: Gathering/);
    await see(page, 'heading', 'Ana gathers wood on tile 3');
    await see(page, 'button', /^Wood to come/);
    await looksRight(page);
    await tap(page, 'Save');
    await see(page, 'heading', 'Ben explores');
    await tap(page, 'River', 'radio');
    await tap(page, 'Tile 5', 'radio');
    await tap(page, 'Discovery tokens: one more');
    await tap(page, '2 food', 'radio');
    await seeText(page, 'Top island tile placed on the space');
    await looksRight(page);
    await tap(page, 'Save');
    await tap(page, /^All actions are done/);
    // Two food from the token, one gathered wood.
    await see(page, 'button', /^Weather phase/);
    const before = await readIsland(page);
    assert.deepEqual([before.Food, before.Wood], [3, 2]);

    await tap(page, /^Weather phase/);
    await see(page, 'heading', 'How many clouds?');
    await tap(page, 'Rain clouds, dice and tokens: 2', 'radio');
    await looksRight(page);
    page = await killHere(app, page, 'Hungry animals');
    await tap(page, /^They take 1 food/, 'radio');
    await see(page, 'heading', 'What the weather does');
    await seeText(page, /The roof stops 0; 2 too many/);
    await looksRight(page);
    await tap(page, 'Save');

    await tap(page, /^Night phase/);
    await see(page, 'heading', 'What the night brings');
    await looksRight(page);
    await tap(page, /^Yes: we win/, 'radio');
    await seeText(page, /The goal is met: everybody wins/);
    await looksRight(page);
    await tap(page, 'Save');
    await see(page, 'heading', 'Won together');
    await seeText(page, /^Round 1\. The goal of the scenario was met/);
    await seeText(page, /^Castaways/);
    await looksRight(page);

    await tap(page, 'Back to the table');
    await seeText(page, /^Won\. The goal/);
    const end = await readIsland(page);
    const undone = await undoAll(page);
    assert.ok(undone >= 9, `only ${undone} things could be undone`);
    await see(page, 'button', 'Set up the table');
    await redoAll(page, undone);
    await becomes('the same end', () => readIsland(page), end);
  },
);

evening(
  'an island that is lost, by night, on a tablet: back to the start and forward gives the same end',
  async ({ page }) => {
    await startIsland(page);
    await looksRight(page);
    await tap(bar(page), 'Skills');
    await see(page, 'heading', 'Skills and items');
    await tap(page, /^Rum/);
    await seeText(page, 'Uses left: 1. Tap to use it.');
    await looksRight(page);
    await write(page, 'Search', 'knife');
    await seeText(page, 'Found: 1');
    await tap(page, /^Knife/);
    await see(page, 'dialog', 'Add without paying: Knife');
    await tap(page, 'Add it');
    await seeText(page, 'Built items');
    await tap(page, 'Back');

    await tap(bar(page), MORE);
    await looksRight(page);
    await tap(page, /^Fight a beast/);
    await tap(page, 'What does the Beast card show?');
    await tapTimes(page, 'Strength: one more', 3);
    await looksRight(page);
    await tap(page, 'The fight');
    await seeText(page, /Strength 4 against weapon 1: 3 wounds/);
    await checkAndSave(page);
    await see(page, 'button', /^Morale phase/);

    await tap(bar(page), 'Wounds');
    await tap(page, /^Adventure/, 'radio');
    await tap(page, /^Ben/, 'checkbox');
    await looksRight(page);
    await tapTimes(page, /^Wounds.*one more$/, 11);
    await see(page, 'heading', 'Ben dies: the game is lost');
    await looksRight(page);
    await tap(page, 'We have read this', 'radio');
    await tap(page, 'Save');
    await see(page, 'heading', 'Lost together');
    await seeText(page, /^Round 1\. Ben did not survive/);
    await looksRight(page);
    await tap(page, 'Back to the table');
    await seeSaved(page);

    await seeText(page, /^Lost\. Ben did not survive/);
    const end = await readIsland(page);
    const undone = await undoAll(page);
    assert.ok(undone >= 5, `only ${undone} things could be undone`);
    await see(page, 'button', 'Set up the table');
    await redoAll(page, undone);
    await becomes('the same end', () => readIsland(page), end);
    await seeText(page, /^Lost\. Ben did not survive/);
    await tap(page, 'Timeline');
    await seeText(page, /Cause: Adventure/);
    await looksRight(page);
  },
  { theme: 'dark', size: { width: 820, height: 1180 } },
);

evening(
  'on the island a Furnace without snow and a Minus 1 Pawn token in the camp stop nobody',
  async ({ page }) => {
    await startIsland(page);
    await tap(bar(page), 'Skills');
    await write(page, 'Search', 'furnace');
    await tap(page, /^Furnace/);
    await tap(page, 'Add it');
    await seeText(page, 'Built items');
    await tap(page, 'Back');
    await reachActions(page);

    await tap(bar(page), MORE);
    await tap(page, /^Tokens on action fields/);
    await tap(page, 'Minus 1 Pawn — camp tile', 'checkbox');
    await tap(page, 'Save');
    await seeText(page, /Minus 1 Pawn — camp tile/);
    await tap(page, /^Plan the actions/);
    await put(page, 'Rest');
    await seeText(page, 'You need: 2 pawns.');
    await looksRight(page);
    await put(page, 'Rest');
    await tap(page, 'Save');
    await tap(page, /^Resolve: Rest/);
    await tap(page, 'Save');
    await tap(page, /^All actions are done/);

    await tap(page, /^Weather phase/);
    await tap(page, 'Rain clouds, dice and tokens: one more');
    await seeText(page, /The roof stops 0; 1 too many/);
    await tap(page, 'Save');
    await see(page, 'button', /^Night phase/);
  },
);
