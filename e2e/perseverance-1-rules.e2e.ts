import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { attackZone, goOn, openAttack, putWall, rollWall } from './support/dinoAttack';
import { evening } from './support/evening';
import { looksRight } from './support/looksRight';
import { bar, openOptions } from './support/pad';
import {
  nextTurn,
  openMore,
  seatPlayers,
  seeTurn,
  startPerseverance,
  THREE,
  TWO,
} from './support/perseverance1';
import { becomes, see, seeGone, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

evening('no Wall is passed without its roll, though its die may show nothing', async ({ page }) => {
  await startPerseverance(page, { players: TWO });
  await openAttack(page);
  await attackZone(page, 'Military');
  await putWall(page, 1);
  await putWall(page, 3);
  await goOn(page, 'Walls');
  await seeText(page, 'Enter the roll for Emmy’s Wall, column 1.');
  await looksRight(page);
  await rollWall(page, 'Emmy', 1, '1 Safeguard');
  await seeText(page, 'Enter the roll for Emmy’s Wall, column 3.');
  await rollWall(page, 'Emmy', 3, 'Nothing');
  await see(page, 'heading', 'Who lives in the Zone?');
});

evening('a Story turns the die, and Jack sends a Dino of his die elsewhere', async ({ page }) => {
  await startPerseverance(page, { players: THREE, tracking: 'Full', edition: 'Beta 2020' });
  await openMore(page, 'Take a die');
  await tap(page, 'Change its face first, for 1 Story');
  await seeText(page, 'For 1 Story its face is changed before it is placed.');
  await looksRight(page);
  await tap(page, /^Neutral dice/);
  await tap(page, 'Expansion');
  await see(page, 'heading', 'Which Dinos come?');
  await looksRight(page);
  await tap(page, 'Trampler');
  await see(page, 'button', 'Take back Trampler, 1');
  await looksRight(page);
  await tap(page, 'Save');
  await see(page, 'button', /^Next turn/);
  await becomes('Emmy’s Stories', () => readRest(page, 'Emmy', 'Stories'), '1');
  await nextTurn(page, 'Tomek');

  await openMore(page, 'Take a die');
  await tap(page, /^Neutral dice/);
  await tap(page, 'Military');
  await tap(page, 'Raptor');
  await tap(page, 'Trampler');
  await tap(page, 'Fireworks: send one of them elsewhere?');
  await see(page, 'heading', 'Fireworks: send one of them elsewhere?');
  await tap(page, 'Raptor to Expansion', 'radio');
  await see(page, 'button', /^Next turn/);
  await tap(page, MORE);
  await tap(page, 'Defense areas');
  await tap(page, /^Expansion/, 'tab');
  await see(page, 'button', 'Column 1, middle Dino space, Trampler');
  await see(page, 'button', 'Column 2, middle Dino space, Raptor');
  await tap(page, /^Military/, 'tab');
  await see(page, 'button', 'Column 1, middle Dino space, Trampler');
  // Additional Dinos follow the arrows, too.
  await tap(page, 'Raptor arrives');
  await see(page, 'button', 'Column 2, middle Dino space, Raptor');
  await looksRight(page);
});

evening('a forgotten die is asked for, until somebody switches that reminder off', async ({ page }) => {
  await startPerseverance(page, { players: THREE, edition: 'Beta 2020' });
  await tap(page, /^Next turn/);
  await see(page, 'button', 'Emmy has not taken a die this turn.');
  await looksRight(page);
  await tap(page, 'Stop this reminder: Emmy has not taken a die this turn.');
  await see(page, 'button', 'Turn on again: Emmy has not taken a die this turn.');
  const sheet = find(page, 'dialog', 'Before the turn ends');
  await tap(sheet, 'Next turn');
  await seeTurn(page, 'Tomek');
  await tap(page, /^Next turn/);
  await seeTurn(page, 'Nina');

  await tap(page, MORE);
  await tap(page, 'Assembly');
  await seeText(page, '11 dice are still in the pool. The Assembly is held when it is empty.');
  await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
  await see(page, 'heading', 'Presence and majorities');
});

evening('drawn Officers first, then everybody settles, the last player first', async ({ page }) => {
  await startDrawn(page);
  await see(page, 'heading', 'First Settlement: Tomek');
  await looksRight(page);
  await tap(page, /^Protection/);
  await see(page, 'heading', 'First Settlement: Emmy');
  assert.ok(await find(page, 'button', /^Protection/).isDisabled());
  await tap(page, /^Military/);
  await see(page, 'heading', 'Zone of the extra Dissenter Settlement');
  await tap(page, /^Expansion/);
  await see(page, 'heading', 'On the table');
  await tap(page, 'The table is set');
  await see(page, 'button', /^Next turn/);
  await tap(page, MORE);
  await tap(page, 'Zones');
  await see(page, 'button', 'Protection, space 1: Tomek');
  await see(page, 'button', 'Expansion, space 2: Dissenters');
  await tap(page, 'Back');
  await see(bar(page), 'button', 'Undo');
});

async function startDrawn(page: Page): Promise<void> {
  await seatPlayers(page, TWO);
  await openOptions(page, 'Variants');
  await tap(page, 'Full', 'radio');
  await tap(find(page, 'radiogroup', 'Officers'), 'Random', 'radio');
  await tap(page, 'Done');
  await tap(page, 'Start the game');
}

async function readRest(page: Page, player: string, figure: string): Promise<string | null> {
  await find(page, 'group', player)
    .getByRole('button', { name: new RegExp(`^${player} `) })
    .click();
  await see(page, 'heading', player);
  const sheet = find(page, 'dialog', player);
  const value = await find(sheet, 'spinbutton', `${player}, ${figure}`).getAttribute('aria-valuenow');
  await tap(page, 'Close');
  await seeGone(page, 'heading', player);
  return value;
}
