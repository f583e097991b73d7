import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { eveningWithKills as evening } from './support/evening';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { killHere } from './support/killHere';
import { looksRight } from './support/looksRight';
import { bar, more, seeSaved } from './support/pad';
import { keepCard, letAppRoll, openStage, rollThreat, threaten } from './support/patrol';
import { readFigures, startPerseverance, THREE } from './support/perseverance1';
import { becomes, see, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

evening(
  'a Patrol of two stages: kept cards, a tapped die, an app roll, killed on the way, undone at once',
  async (table) => {
    const { app } = table;
    let { page } = table;
    const killed = async (heading: string) => (page = await killHere(app, page, heading));
    await startPerseverance(page, { players: THREE, tracking: 'Full', edition: 'Published 2021' });
    await openRest(page, 'Emmy');
    await tap(page, more('Emmy', 'Light Soldiers'));
    await tap(page, more('Emmy', 'Heavy Soldiers'));
    await tap(page, 'Close');

    await tap(page, MORE);
    await tap(page, 'Begin a Patrol');
    await see(page, 'heading', 'The Patrol card');
    for (const figure of ['Stages', 'Light Soldiers', 'Heavy Soldiers'])
      await tap(page, `${figure}: one more`);
    await killed('The Patrol card');
    await expectNoAxeViolations(page);
    await tap(page, 'Save');
    await see(page, 'button', /^Next turn/);

    await openStage(page, 1);
    await tap(page, 'Food: one more');
    await keepCard(page, 'L8');
    await killed('What does stage 1 give?');
    await expectNoAxeViolations(page);
    // What is missing is said at the button.
    await seeText(page, 'Card L8: which Threat?');
    await threaten(page, 'Card L8', 3);
    await seeText(page, 'Card L8: roll against 3');
    await rollThreat(page, 'Card L8', 2);
    await seeText(page, 'Too low: one is lost');
    await keepCard(page, 'H8');
    await seeText(page, 'Card H8: what does it give?');
    await killed('What does stage 1 give?');
    await tap(page, 'Card H8 gives: Valor +2', 'radio');
    await tap(page, 'Card H8: No Threat', 'radio');
    await tap(page, 'Continue to the second stage Now on the card: 1 Light Soldier and 1 Heavy Soldier');
    await threaten(page, 'Continue to the second stage', 5);
    await rollThreat(page, 'Continue to the second stage', 4);
    await seeText(page, 'Which Soldier is lost?');
    await killed('What does stage 1 give?');
    await tap(page, 'Light Soldier', 'radio');
    await expectNoAxeViolations(page);
    await looksRight(page);
    for (const line of [
      /Followers.*16.*\+6$/,
      /Valor.*2.*\+2$/,
      /Food.*3.*\+1$/,
      /Light on Patrol.*0.*−2$/,
      /Heavy on Patrol.*1/,
    ])
      await see(page, 'button', line);
    await tap(page, 'Save');
    const figures = async () => (await readFigures(page))['Emmy'];
    await becomes('Emmy', figures, [16, 0, 0, 2]);
    await becomes('the Patrol', () => readPatrol(page), {
      'Light on Patrol': '0',
      'Heavy on Patrol': '1',
      Food: '3',
    });
    await tap(bar(page), 'Undo');
    await becomes('Emmy, undone', figures, [10, 0, 0, 0]);
    await becomes('the Patrol', () => readPatrol(page), {
      'Light on Patrol': '2',
      'Heavy on Patrol': '1',
      Food: '2',
    });
    await tap(page, MORE);
    await tap(page, 'Redo');
    await becomes('Emmy, done again', figures, [16, 0, 0, 2]);

    await openStage(page, 2);
    await keepCard(page, 'H7');
    await threaten(page, 'Card H7', 6);
    await letAppRoll(page, 'Card H7');
    await seeText(page, 'A fair die, rolled once when you save');
    await killed('What does stage 2 give?');
    await tap(page, 'Save');
    await becomes('Emmy at the end', figures, [21, 0, 0, 2]);
    const rolled = await readRoll(page);
    await seeSaved(page);
    await tap(bar(page), 'Undo');
    await becomes('Emmy before the end', figures, [16, 0, 0, 2]);
    await tap(page, MORE);
    await tap(page, 'Redo');
    await becomes('Emmy at the end again', figures, [21, 0, 0, 2]);
    await tap(page, 'Timeline');
    await seeText(page, 'Emmy ends the Patrol');
    // Redo does not roll again.
    await becomes('the roll', () => readRoll(page), rolled);
  },
);

evening('quick actions in a few taps: killed on the way, refused at the control, undone', async (table) => {
  const { app } = table;
  let { page } = table;
  const killed = async (heading: string) => (page = await killHere(app, page, heading));
  await startPerseverance(page, { players: THREE, tracking: 'Full', edition: 'Published 2021' });
  const figures = async () => (await readFigures(page))['Emmy'];

  await tap(page, MORE);
  await tap(page, 'Zone Effect');
  await killed('Which effect?');
  await expectNoAxeViolations(page);
  await tap(page, /^Fortifications/);
  await killed('Fortifications: up to two');
  await expectNoAxeViolations(page);
  await tap(page, /^1 Story and 1 Scrap: a Wall and 2 Followers/, 'checkbox');
  await killed('Fortifications: up to two');
  // The Scrap is spent.
  await becomes(
    'whether it is out of reach',
    () => find(page, 'checkbox', /^1 Scrap: a Wall/).isDisabled(),
    true,
  );
  await tap(page, 'Where does the Wall go?');
  await killed('Where does the Wall go?');
  await expectNoAxeViolations(page);
  await tap(page, 'Military, Column 2, Wall', 'radio');
  await becomes('Emmy', figures, [12, 0, 0, 0]);
  await tap(bar(page), 'Undo');
  await becomes('Emmy, undone', figures, [10, 0, 0, 0]);

  await tap(page, MORE);
  await tap(page, 'Secondary Action');
  await killed('Which action?');
  await expectNoAxeViolations(page);
  await becomes(
    'whether it is out of reach',
    () => find(page, 'button', /^Take the Leader back/).isDisabled(),
    true,
  );
  await tap(page, 'Place 1 or 2 Soldiers');
  await killed('Soldier 1: which one?');
  await becomes('whether it is out of reach', () => find(page, 'radio', /^Heavy Soldier/).isDisabled(), true);
  await tap(page, 'Light Soldier', 'radio');
  await tap(page, 'Military, Column 1, top row, 1 Valor', 'radio');
  await becomes('Emmy', figures, [10, 0, 0, 1]);

  await tap(page, MORE);
  await tap(page, 'Zone Effect');
  await tap(page, /^Settle/);
  await killed('How many Settlements?');
  await tap(page, 'One, for 1 Food', 'radio');
  await tap(page, 'Sustenance, Space 2, 1 Vote', 'radio');
  await becomes('Emmy', figures, [10, 1, 0, 1]);

  await tap(page, MORE);
  await tap(page, 'Zone Effect');
  await tap(page, /^Training/);
  await killed('Training: up to three');
  await tap(page, /^A Light Soldier/, 'checkbox');
  await tap(page, 'Save');
  await tap(page, MORE);
  await tap(page, 'Secondary Action');
  await tap(page, /^Leader into a Community area/);
  await tap(page, 'Protection', 'radio');
  await tap(page, 'Another one, or none', 'radio');
  await tap(page, MORE);
  await tap(page, 'Secondary Action');
  await tap(page, 'Take the Leader back');
  await see(page, 'button', /^Next turn/);

  // Everybody reads the timeline: what was placed, but never what a Trap is made for.
  await tap(page, MORE);
  await tap(page, 'Defense areas');
  await tap(page, /^Military/, 'tab');
  await tap(page, 'Wall', 'radio');
  await tap(page, 'Nina', 'radio');
  await tap(page, 'Column 3, Wall, empty');
  await tap(page, 'Back');
  await tap(page, 'Timeline');
  await seeText(page, 'Military: Nina’s Wall placed');
  await seeText(page, 'Emmy: Leader back');
});

async function openRest(page: Page, player: string): Promise<void> {
  await find(page, 'group', player)
    .getByRole('button', { name: new RegExp(`^${player} `) })
    .click();
  await see(page, 'heading', player);
}

async function readPatrol(page: Page): Promise<Readonly<Record<string, string | null>>> {
  await openRest(page, 'Emmy');
  // The table behind it shows Food as well.
  const sheet = find(page, 'dialog', 'Emmy');
  const read: Record<string, string | null> = {};
  for (const figure of ['Light on Patrol', 'Heavy on Patrol', 'Food'])
    read[figure] = await find(sheet, 'spinbutton', `Emmy, ${figure}`).getAttribute('aria-valuenow');
  await tap(page, 'Close');
  return read;
}

/** What the app rolled for card H7, as shown. */
async function readRoll(page: Page): Promise<string> {
  const told = page.getByText(/Card H7: [1-6] against 6/).first();
  await told.waitFor();
  const [, roll = ''] = /Card H7: ([1-6]) against 6/.exec(await told.innerText()) ?? [];
  assert.match(roll, /^[1-6]$/);
  return roll;
}
