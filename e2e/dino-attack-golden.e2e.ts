import type { Page } from 'playwright-core';

import {
  actFor,
  attackZone,
  clearSpaces,
  goOn,
  hold,
  openAttack,
  putFigure,
  putRaptors,
  putWall,
  rollTrap,
  rollWall,
} from './support/dinoAttack';
import { evening, eveningWithKills } from './support/evening';
import { killHere } from './support/killHere';
import { bar, fillKeypad, holdFigure } from './support/pad';
import {
  goToBox,
  printOnCopy,
  readFigures,
  skipChecklist,
  startPerseverance,
  TWO,
} from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { find, tap, tapTimes } from './support/tap';

evening(
  'published golden cases by hand: a breach at the Dissenters, then rewards without one; one undo',
  async ({ page }) => {
    await startPerseverance(page, {
      players: TWO,
      edition: 'Published 2021',
      dissenters: 'Expansion',
      // Drawn ones would decide by luck who can pay for a pick.
      covered: ['Take the Leader back', '1 Light Soldier', 'Followers for fallen Soldiers'],
    });
    await setFigures(page, { Emmy: { Followers: 3 }, Tomek: { Followers: 0, Safeguard: 5 } });
    await openAttack(page);
    await attackZone(page, 'Sustenance');
    await putRaptors(page, [
      [1, 'near'],
      [1, 'middle'],
      [2, 'middle'],
      [3, 'middle'],
    ]);
    await putFigure(page, 3, 'bottom');
    await hold(page, 'Heavy');
    await putFigure(page, 1, 'top');
    await hold(page, 'Tomek', 'Light');
    await putWall(page, 2);
    await putFigure(page, 2, 'top');
    await hold(page, 'Leader');
    await putFigure(page, 2, 'bottom');
    await goOn(page, 'Walls');
    // A face that is none of the usual ones.
    await rollWall(page, 'Tomek', 2, 'Other…');
    await tapTimes(page, 'Column 2: Tomek, Safeguard: one more', 2);
    await goOn(page, 'Who lives in the Zone?');
    await seeText(page, /^Breach: /);
    await tap(page, 'Emmy');
    await tap(page, 'Dissenters');
    await goOn(page, 'Fight and breach');
    await tap(page, 'Show all');
    await see(page, 'img', /^Breach: .*Emmy loses 2 Followers/);
    await seeText(page, /^Tomek, Leader in column 2: kills 1 Raptor/);
    await seeText(page, 'A Raptor attacks a Dissenter Settlement: nobody pays.');
    await see(page, 'button', /^Emmy 2 picks, can’t afford any 2/);
    await see(page, 'button', /^Tomek Highest: 2 picks, one may be taken twice 3/);
    await goOn(page, 'Combat Rewards');
    await tap(page, 'Tomek takes no more');
    await see(page, 'button', /^Emmy Followers: 1 after this −2/);
    await see(page, 'button', /^Tomek Followers: 0 after this/);
    await see(page, 'button', /Safeguard: 6 after this \+1/);
    await tap(page, 'Save');
    await becomes('the table', () => readFigures(page), { Emmy: [1, 0, 0, 0], Tomek: [0, 0, 6, 0] });

    await setFigures(page, { Emmy: { Safeguard: 3, Valor: 1 }, Tomek: { Safeguard: 0 } });
    await openAttack(page);
    await attackZone(page, 'Expansion');
    await clearSpaces(page, [
      [1, 'middle'],
      [2, 'middle'],
      [3, 'near'],
      [3, 'middle'],
    ]);
    await putWall(page, 1);
    await putWall(page, 2);
    await goOn(page, 'Walls');
    await rollWall(page, 'Emmy', 1, 'Skull');
    await rollWall(page, 'Emmy', 2, 'Skull');
    // Nobody has to fight now.
    await see(page, 'heading', 'Who lives in the Zone?');
    await tapTimes(page, 'Emmy', 3);
    await tap(page, 'Emmy, dice in the Zone: one more');
    await goOn(page, 'Fight and breach');
    await goOn(page, 'Combat Rewards');
    await seeText(page, 'Nothing broke through: Breach tokens block nothing');
    await tap(page, /^Followers for Walls: Followers \+4 for 1 Safeguard and 1 Valor/, 'checkbox');
    await tap(page, /^Followers for Settlements and dice: Followers \+5 for 2 Safeguard/, 'checkbox');
    await see(page, 'button', /^Emmy Followers: 10 after this \+9/);
    await see(page, 'button', /Safeguard: 0 after this −3/);
    await see(page, 'button', /Valor: 0 after this −1/);
    await tap(page, 'Save');
    await becomes('the table', () => readFigures(page), { Emmy: [10, 0, 0, 0], Tomek: [0, 0, 0, 0] });
    await tap(bar(page), 'Undo');
    await becomes('undone', () => readFigures(page), { Emmy: [1, 0, 3, 1], Tomek: [0, 0, 0, 0] });
  },
);

eveningWithKills(
  'a beta golden case by hand, every Trap face and a breach, killed on every step of the wizard',
  async ({ page: first, app }) => {
    await goToBox(first, {
      players: TWO,
      edition: 'Beta 2020',
      dissenters: 'Expansion',
      covered: ['Place a Settlement', '1 Light Soldier', 'Followers for fallen Soldiers'],
    });
    await printOnCopy(first, 'Dino spaces per column in a Dangerous Zone', [3, 3, 3]);
    await tap(first, 'Start the game');
    await skipChecklist(first);
    await setFigures(first, { Emmy: { Followers: 1, Safeguard: 5 }, Tomek: { Followers: 5 } });
    await openAttack(first);
    await actFor(first, 'Emmy', 'Tomek');
    await attackZone(first, 'Protection');
    await tap(first, 'Protection: Dangerous', 'checkbox');

    let page = await killHere(app, first, 'Who is where?');
    await see(page, 'button', 'Tomek acts: change who');
    await see(page, 'tab', 'Protection: Dangerous, attacked before');
    await fillBetaArea(page);

    page = await killHere(app, page, 'Who is where?');
    await see(page, 'button', 'Column 2, near Dino space, Raptor, Emmy’s Trap');
    await see(page, 'button', 'Column 3, bottom row, Emmy’s Light');
    await goOn(page, 'Traps and Walls');
    await rollTrap(page, 'Emmy', 1, 'Works anyway: 2 Followers. Raptor Trap');
    await rollTrap(page, 'Tomek', 1, 'Fails anyway: 2 Followers. Raptor Trap');
    await rollTrap(page, 'Emmy', 2, 'Only works if it matches. Trampler Trap: Raptor stays');
    await rollWall(page, 'Emmy', 2, '1 Safeguard, skull');
    page = await killHere(app, page, 'Traps and Walls');
    await find(page, 'radio', 'Column 2: Emmy: 1 Safeguard, skull')
      .and(page.locator('[aria-checked=true]'))
      .waitFor();
    await seeText(page, 'Enter the roll for Emmy’s Wall, column 3.');
    await rollWall(page, 'Emmy', 3, '1 Safeguard, skull');
    page = await killHere(app, page, 'Who lives in the Zone?');
    await tap(page, 'Dissenters');
    page = await killHere(app, page, 'Who lives in the Zone?');
    await seeText(page, '1. Dissenters');
    await goOn(page, 'Fight and breach');
    page = await killHere(app, page, 'Fight and breach');
    await seeText(page, /^Tomek, Light Soldier in column 3: kills 1 Raptor, and falls/);
    await seeText(page, /^Breach: 1 Trampler and 1 Raptor broke through/);
    await see(page, 'button', /^Emmy Highest: 3 picks, one may be taken twice 5/);
    await goOn(page, 'Combat Rewards');
    await tap(page, 'Emmy takes no more');
    page = await killHere(app, page, 'Combat Rewards');
    await see(page, 'tab', 'Emmy: takes no more');
    await tap(page, 'All Dinos back to the supply', 'checkbox');
    page = await killHere(app, page, 'Combat Rewards');
    await find(page, 'checkbox', 'All Dinos back to the supply')
      .and(page.locator('[aria-checked=true]'))
      .waitFor();
    await see(page, 'button', /^Emmy Followers: 3 after this \+2/);
    await see(page, 'button', /^Tomek Followers: 3 after this −2/);
    await see(page, 'button', /Safeguard: 6 after this \+1/);
    await tap(page, 'Save');
    await becomes('the table', () => readFigures(page), { Emmy: [3, 0, 6, 0], Tomek: [3, 0, 0, 0] });
    await tap(bar(page), 'Undo');
    await becomes('undone', () => readFigures(page), { Emmy: [1, 0, 5, 0], Tomek: [5, 0, 0, 0] });
  },
);

async function fillBetaArea(page: Page): Promise<void> {
  await clearSpaces(page, [
    [2, 'middle'],
    [2, 'far'],
  ]);
  await putRaptors(page, [
    [1, 'middle'],
    [2, 'near'],
    [3, 'near'],
    [3, 'middle'],
    [3, 'far'],
  ]);
  // Tomek is active, so his pieces come first.
  await hold(page, 'Trap');
  await tap(page, 'Column 1, middle Dino space, Raptor');
  await putFigure(page, 2, 'top');
  await putFigure(page, 3, 'top');
  await hold(page, 'Emmy');
  await tap(page, 'Column 1, near Dino space, Trampler');
  await tap(page, 'Column 2, near Dino space, Raptor');
  await putWall(page, 2);
  await putWall(page, 3);
  await putFigure(page, 3, 'bottom');
}

type Wanted = Readonly<
  Record<string, Readonly<Partial<Record<'Followers' | 'Safeguard' | 'Valor', number>>>>
>;

async function setFigures(page: Page, wanted: Wanted): Promise<void> {
  for (const [player, figures] of Object.entries(wanted))
    for (const [figure, to] of Object.entries(figures)) {
      if (figure === 'Followers') await tap(page, `${player}, Followers`, 'spinbutton');
      else await holdFigure(page, `${player}, ${figure}`);
      await fillKeypad(page, `${to}`);
    }
}
