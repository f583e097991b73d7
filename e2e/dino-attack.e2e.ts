import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import {
  attackZone,
  check,
  goOn,
  hold,
  openAttack,
  putFigure,
  putRaptors,
  putWall,
} from './support/dinoAttack';
import { evening } from './support/evening';
import { looksRight } from './support/looksRight';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { bar } from './support/pad';
import { FOUR, readFigures, startCounting, startPerseverance } from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { tap } from './support/tap';

/** The fewest taps from the table and back to it; they were 54. */
const TAPS = 35;

evening(
  'a Dino Attack of four entered from nothing: eight Dinos, two Traps, two Walls, five Soldiers; one undo',
  async ({ page }) => {
    await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
    const taps = await startCounting(page);
    await openAttack(page);
    await looksRight(page);
    await attackZone(page, 'Military');
    await fillArea(page);
    await looksRight(page);
    await goOn(page, 'Trap of Emmy, column 1');
    await looksRight(page);
    await tap(page, /^Match: 3 Followers Trampler Trap: Trampler killed/);
    await see(page, 'heading', 'Trap of Nina, column 2');
    await tap(page, /^Fails anyway: 2 Followers Raptor Trap/);
    await see(page, 'heading', 'Walls');
    await tap(page, 'Column 1: Tomek, Safeguard: one more');
    await tap(page, 'Column 3: Ola, Safeguard: one more');
    await tap(page, 'Column 3: Ola, Skull: one more');
    await expectNoAxeViolations(page);
    await goOn(page, 'Fight');
    await looksRight(page);
    await seeText(page, /^Emmy, Light Soldier in column 1: kills 1 Raptor, and falls/);
    // Nothing breaks through and nobody can pay for Settlements: nobody is asked who lives there.
    await goOn(page, 'Combat contribution');
    // Without Safeguard and Valor there is nothing to choose; a Wall has just paid for two of them.
    await see(page, 'button', /^Emmy 2 picks, but nothing can be paid for 3/);
    await see(page, 'button', /^Tomek 2 picks 2/);
    await looksRight(page);
    await goOn(page, 'Combat Rewards');
    await see(page, 'tab', 'Tomek: 0 of 2');
    await see(page, 'checkbox', '5 Followers: Followers +5 for 1 Safeguard and 2 Valor');
    await seeText(page, 'Needs 1 Safeguard and 2 Valor');
    await looksRight(page);
    await tap(page, /^Production of the Zone/, 'checkbox');
    // Tomek has nothing left to pay with: the page turns to Ola.
    await tap(page, 'Ola declines the rest');
    await goOn(page, 'Clear the area');
    await seeText(page, 'Take off both covers: Military is Dangerous from now on');
    await looksRight(page);
    await check(page);
    await see(page, 'button', /^Emmy Followers: 13 after this \+3/);
    await see(page, 'button', /^Nina Followers: 12 after this \+2/);
    await tap(page, 'Save');
    const figures = () => readFollowersAndSafeguard(page);
    await becomes('the table', figures, { Emmy: [13, 0], Tomek: [10, 0], Nina: [12, 0], Ola: [10, 1] });
    assert.equal(taps(), TAPS);

    await tap(bar(page), 'Undo');
    await becomes('the table, undone', figures, {
      Emmy: [10, 0],
      Tomek: [10, 0],
      Nina: [10, 0],
      Ola: [10, 0],
    });
  },
);

/** Four Raptors behind four Tramplers; the piece in hand goes wherever the finger taps. */
async function fillArea(page: Page): Promise<void> {
  await putRaptors(page, [
    [1, 'middle'],
    [2, 'middle'],
    [3, 'middle'],
    [4, 'middle'],
  ]);
  await hold(page, 'Trap');
  await tap(page, 'Column 1, near Dino space, Trampler');
  await putFigure(page, 1, 'top');
  await hold(page, 'Heavy');
  await putFigure(page, 2, 'top');
  await hold(page, 'Nina');
  await tap(page, 'Column 2, near Dino space, Trampler');
  await putFigure(page, 3, 'top');
  await hold(page, 'Tomek');
  await putWall(page, 1);
  await putFigure(page, 3, 'bottom');
  await hold(page, 'Ola');
  await putWall(page, 3);
  await putFigure(page, 4, 'top');
  await seeText(page, 'Full: a Dino Attack follows');
  await seeText(page, /^A breach is possible/);
}

async function readFollowersAndSafeguard(page: Page): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const figures = await readFigures(page);
  return Object.fromEntries(
    Object.keys(FOUR).map((name) => [name, [figures[name]?.[0], figures[name]?.[2]]] as const),
  );
}
