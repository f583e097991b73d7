import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { attackZone, fillArea, goOn, openAttack, rollTrap, rollWall } from './support/dinoAttack';
import { evening } from './support/evening';
import { looksRight } from './support/looksRight';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { bar } from './support/pad';
import { FOUR, readFigures, startCounting, startPerseverance } from './support/perseverance1';
import { becomes, see, seeGone, seeText } from './support/see';
import { tap } from './support/tap';

/** The fewest taps from the table and back to it; they were 54, then 35. */
const TAPS = 27;

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
    await seeText(page, /^Breach possible/);
    await goOn(page, 'Traps and Walls');
    await looksRight(page);
    await rollTrap(page, 'Emmy', 1, 'Match: 3 Followers. Trampler Trap: Trampler killed');
    await rollTrap(page, 'Nina', 2, 'Fails anyway: 2 Followers. Raptor Trap');
    await rollWall(page, 'Tomek', 1, '1 Safeguard');
    await expectNoAxeViolations(page);
    await rollWall(page, 'Ola', 3, '1 Safeguard, skull');
    // Nothing breaks through and nobody can pay for Settlements: nobody is asked who lives there.
    await see(page, 'heading', 'Fight and breach');
    await looksRight(page);
    await seeText(page, /^Emmy, Light Soldier in column 1: kills 1 Raptor, and falls/);
    await see(page, 'img', 'Column 1, top row, Emmy’s Light, acting');
    await see(page, 'img', 'Column 1, middle Dino space, Raptor, killed');
    // Without Safeguard and Valor there is nothing to choose; a Wall has just paid for two of them.
    await see(page, 'button', /^Emmy 2 picks, can’t afford any 3/);
    await see(page, 'button', /^Tomek 2 picks 2/);
    await expectNoAxeViolations(page);
    await goOn(page, 'Combat Rewards');
    await see(page, 'tab', 'Tomek: 0 of 2');
    // What is out of reach is folded away.
    await seeGone(page, 'checkbox', /^5 Followers/);
    await looksRight(page);
    await tap(page, /^Production of the Zone/, 'checkbox');
    // Tomek has nothing left to pay with: the page turns to Ola.
    await tap(page, 'Ola takes no more');
    // What changes, and what to do with the pieces, is on the same page.
    await see(page, 'checkbox', 'Remove both covers: Military is Dangerous from now on');
    await looksRight(page);
    await expectNoAxeViolations(page);
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

async function readFollowersAndSafeguard(page: Page): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const figures = await readFigures(page);
  return Object.fromEntries(
    Object.keys(FOUR).map((name) => [name, [figures[name]?.[0], figures[name]?.[2]]] as const),
  );
}
