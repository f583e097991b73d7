import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { bar } from './support/pad';
import { FOUR, readFigures, startCounting, startPerseverance } from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { tap } from './support/tap';

/** What one finger does at the least, from the table and back to it. */
const TAPS = 54;

evening(
  'a Dino Attack of four entered from nothing: eight Dinos, two Traps, two Walls, five Soldiers; a kill in between, one undo',
  async ({ page, app }) => {
    await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
    const taps = await startCounting(page);
    await tap(page, 'More');
    await tap(page, 'Dino Attack');
    await see(page, 'heading', 'Which Zone is attacked?');
    await expectNoAxeViolations(page);
    await tap(page, /^Military/);
    await see(page, 'heading', 'Who is the active player?');
    await tap(page, 'Who stands where?');
    await fillArea(page);
    await expectNoAxeViolations(page);
    const entered = taps();

    const path = new URL(page.url()).pathname;
    // The draft is written at once, but not before the next tap is taken.
    await page.waitForTimeout(500);
    await app.kill();
    const again = await app.reopen(path);
    const more = await startCounting(again);
    await see(again, 'heading', 'Who stands where?');
    await see(again, 'button', 'Column 4, top row, Heavy of Ola');
    await goOn(again, 'Settlements of the Zone');
    await tap(again, 'Tomek');
    await tap(again, 'Emmy');
    await expectNoAxeViolations(again);
    await goOn(again, 'Dice and Leaders');
    await goOn(again, 'Turn up the Trap of Emmy, column 1');
    await tap(again, /^Trampler Trap/);
    await see(again, 'heading', 'Emmy, column 1: roll for the Trampler Trap');
    await expectNoAxeViolations(again);
    await tap(again, /^If it matches: 3 Followers/);
    await see(again, 'heading', 'Turn up the Trap of Nina, column 2');
    await tap(again, /^Raptor Trap/);
    await tap(again, /^Fails anyway/);
    await see(again, 'heading', 'Walls');
    await tap(again, 'Column 1: Tomek, Safeguard: one more');
    await tap(again, 'Column 3: Ola, Safeguard: one more');
    await tap(again, 'Column 3: Ola, Skull: one more');
    await expectNoAxeViolations(again);
    await goOn(again, 'Fight');
    await expectNoAxeViolations(again);
    await seeText(again, /^Emmy, Heavy Soldier in column 2: kills 1 Trampler and 1 Raptor, and falls/);
    // Nothing breaks through: there is no breach to tell, and no Breach token counts.
    await goOn(again, 'Combat contribution');
    // Without Safeguard and Valor there is nothing to choose; a Wall has just paid for two of them.
    await see(again, 'button', 'Emmy 2 picks, but nothing can be paid for 3');
    await see(again, 'button', 'Tomek 2 picks 2');
    await expectNoAxeViolations(again);
    await tap(again, 'Tomek: reward 1 of 2');
    await seeText(again, 'Contribution: 2 pieces. Left to pay with: 1 Safeguard, 0 Valor.');
    await expectNoAxeViolations(again);
    await tap(again, /^Production of the Zone/);
    await see(again, 'heading', 'Ola: reward 1 of 2');
    await tap(again, /^Nothing more/);
    await see(again, 'heading', 'Clear the area');
    await seeText(again, 'Take off both covers: Military is Dangerous from now on');
    await expectNoAxeViolations(again);
    await tap(again, 'Check');
    await see(again, 'button', /^Emmy 13 after this \+3$/);
    await see(again, 'button', /^Nina 12 after this \+2$/);
    await tap(again, 'Save');
    const figures = () => readFollowersAndSafeguard(again);
    await becomes('the table', figures, { Emmy: [13, 0], Tomek: [10, 0], Nina: [12, 0], Ola: [10, 1] });
    assert.equal(entered + more(), TAPS);

    await tap(bar(again), 'Undo');
    await becomes('the table, undone', figures, {
      Emmy: [10, 0],
      Tomek: [10, 0],
      Nina: [10, 0],
      Ola: [10, 0],
    });
  },
);

/** Tramplers near and Raptors behind them; an armed piece goes wherever the finger goes. */
async function fillArea(page: Page): Promise<void> {
  await tap(page, 'Trampler', 'radio');
  for (const column of [1, 2, 3, 4]) await tap(page, `Column ${column}, near Dino space, empty`);
  await tap(page, 'Raptor', 'radio');
  for (const column of [1, 2, 3, 4]) await tap(page, `Column ${column}, middle Dino space, empty`);
  await tap(page, 'Trap', 'radio');
  await tap(page, 'Emmy', 'radio');
  await tap(page, 'Column 1, near Dino space, Trampler');
  await tap(page, 'Nina', 'radio');
  await tap(page, 'Column 2, near Dino space, Trampler');
  await tap(page, 'Wall', 'radio');
  await tap(page, 'Tomek', 'radio');
  await tap(page, 'Column 1, Wall, empty');
  await tap(page, 'Ola', 'radio');
  await tap(page, 'Column 3, Wall, empty');
  await tap(page, 'Light', 'radio');
  await tap(page, 'Emmy', 'radio');
  await tap(page, 'Column 1, top row, empty');
  await tap(page, 'Heavy', 'radio');
  await tap(page, 'Column 2, top row, empty');
  await tap(page, 'Nina', 'radio');
  await tap(page, 'Column 3, top row, empty');
  await tap(page, 'Tomek', 'radio');
  await tap(page, 'Column 3, bottom row, empty');
  await tap(page, 'Ola', 'radio');
  await tap(page, 'Column 4, top row, empty');
  await seeText(page, 'Full: a Dino Attack follows');
}

/** The button is named after the step it leads to. */
async function goOn(page: Page, title: string): Promise<void> {
  await tap(page, title);
  await see(page, 'heading', title);
}

async function readFollowersAndSafeguard(page: Page): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const figures = await readFigures(page);
  return Object.fromEntries(
    Object.keys(FOUR).map((name) => [name, [figures[name]?.[0], figures[name]?.[2]]] as const),
  );
}
