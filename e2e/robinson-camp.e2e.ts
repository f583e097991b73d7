import assert from 'node:assert/strict';

import { evening } from './support/evening';
import { looksRight } from './support/looksRight';
import { bar, openOptions } from './support/pad';
import { reachActions, readIsland, startIsland } from './support/robinson';
import { becomes, see, seeText } from './support/see';
import { MORE, find, tap, write } from './support/tap';

evening(
  'the Scenario card is written down at the table, and tonight costs what was foretold',
  async ({ page }) => {
    await startIsland(page);
    await seeText(page, /^Weather dice not written down · food 0 for 2/);
    await tap(bar(page), MORE);
    await tap(page, /^Scenario card/);
    await see(page, 'heading', 'Castaways');
    await looksRight(page);
    await tap(page, 'Write it down');
    await write(page, 'Goal', 'Light the signal fire');
    await write(page, 'Special rules', 'A book: the ship passes by');
    for (const round of [1, 2, 3]) await tap(page, `Rain die, round ${round}`, 'checkbox');
    await write(page, 'Name of the invention', 'Mast');
    await tap(page, 'Add the invention');
    await tap(page, 'Mast: I know what it needs', 'switch');
    await tap(page, 'Mast: wood: one more');
    await tap(page, 'Hills', 'radio');
    await tap(page, 'Rope', 'checkbox');
    await looksRight(page);
    await tap(page, 'Save the Scenario card');
    await seeText(page, '2 wood. Needs: Hills, Rope');
    await seeText(page, 'Rain die: 1–3');
    await tap(page, 'Back');

    await reachActions(page);
    // One food for two, and no shelter.
    await tap(page, /^Dice: rain · food 1 for 2 · without dice: 4 wounds/);
    await see(page, 'heading', 'Tonight');
    await looksRight(page);
    await tap(page, 'Rain clouds, with the tokens: one more');
    // The cloud eats the food and the wood: both go hungry in the open.
    await seeText(page, 'Ana: 3 wounds');
    await seeText(page, 'Ben: 3 wounds');
    await tap(page, 'Why?');
    await seeText(page, /Clouds beyond the roof cost 1 food, 1 wood/);
    await looksRight(page);
    await tap(page, 'Close');
    await tap(page, 'Back');

    await tap(bar(page), MORE);
    await tap(page, /^Track the essentials only/);
    await tap(page, 'Track the essentials');
    await tap(page, /^Actions on the board/);
    await looksRight(page);
    await tap(page, 'Round done');
    await tap(page, /^Weather phase/);
    await tap(page, 'Rain clouds, dice and tokens: 1', 'radio');
    await looksRight(page);
    await tap(page, 'Save');
    await tap(page, /^Night phase/);
    await see(page, 'heading', 'What the night brings');
    await tap(page, 'Save');
    await see(page, 'button', /^Event phase/);
    const { 'Ana, Wounds': ana, 'Ben, Wounds': ben, Food: food, Wood: wood } = await readIsland(page);
    assert.deepEqual([ana, ben, food, wood], [3, 3, 0, 0]);

    await tap(page, /^Event phase/);
    await seeText(page, 'A book: the ship passes by');
    await looksRight(page);
    await tap(page, /^A book/);
    await see(page, 'button', /^Morale phase/);
    await tap(bar(page), 'Undo');
    await see(page, 'button', /^Event phase/);
  },
);

evening(
  'an island in Essentials that runs out of time, by night, on its side',
  async ({ page }) => {
    await page.goto(new URL('/new/robinson', page.url()).href);
    for (const name of ['Ana', 'Ben', 'Cleo']) {
      await write(page, 'New player', name);
      await tap(page, 'Add');
      await see(page, 'button', `Remove ${name}`);
    }
    await openOptions(page, 'Scenario');
    await tap(page, 'Essentials', 'radio');
    await tap(page, 'Rounds with the hungry animals die: 12', 'checkbox');
    await tap(page, 'Done');
    await tap(page, 'Start the game');
    await tap(page, 'The table is set');
    await tap(bar(page), MORE);
    await tap(page, /^Round and board numbers/);
    for (let round = 1; round < 12; round += 1) await tap(page, 'Round: one more');
    await tap(page, 'Save');
    await see(page, 'heading', 'Round 12 of 12');

    await reachActions(page);
    await looksRight(page);
    await tap(page, /^Actions on the board/);
    for (const cell of ['Food', 'Food', 'Wood', 'Ben: Wounds']) await tap(page, cell, 'spinbutton');
    await tap(find(page, 'radiogroup', 'Shelter built'), 'Yes', 'radio');
    await tap(page, 'Dealt with: Food Crates', 'checkbox');
    await tap(find(page, 'radiogroup', 'Item built'), 'Yes', 'radio');
    await tap(page, 'Cellar', 'checkbox');
    await looksRight(page);
    await tap(page, 'Round done');
    await see(page, 'button', /^Weather phase/);
    await becomes('the food', async () => (await readIsland(page)).Food, 3);
    await tap(page, /^Weather phase/);
    // The only die of this round has to be said.
    await tap(page, /^They tear down/, 'radio');
    await seeText(page, /There is no palisade to lower/);
    await tap(page, 'Save');
    await tap(page, /^Night phase/);
    await seeText(page, /The last round ends without the goal/);
    await looksRight(page);
    await tap(page, 'Save');
    await see(page, 'heading', 'Lost together');
    await seeText(page, /^Round 12\. The last round is over/);
    await looksRight(page);
  },
  { theme: 'dark', size: { width: 844, height: 390 } },
);

evening(
  'on the island in Polish, on the smallest phone, no name in the plan is broken',
  async ({ page }) => {
    await page.goto(new URL('/new/robinson', page.url()).href);
    for (const name of ['Ana', 'Ben']) {
      await write(page, 'Nowy gracz', name);
      await tap(page, 'Dodaj');
    }
    await tap(page, 'Zacznij grę');
    await tap(page, 'Stół gotowy');
    await tap(page, /^Faza morale/);
    await tap(page, /^Faza produkcji/);
    await tap(page, 'Zapisz');
    await tap(page, /^Zaplanuj akcje/);
    const heightOf = async (name: string) =>
      (await page.getByRole('radiogroup').getByText(name, { exact: true }).first().boundingBox())?.height;
    await becomes('the height of the longest name', () => heightOf('Piętaszek'), await heightOf('Ana'));
  },
  { language: 'pl', size: { width: 360, height: 640 } },
);
