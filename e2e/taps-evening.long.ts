import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { attackZone, goOn, openAttack, putFigure, putWall } from './support/dinoAttack';
import { evening } from './support/evening';
import { FOUR, startPerseverance } from './support/perseverance1';
import { answerEach, turnUpTiles } from './support/scoring';
import { see, seeText } from './support/see';
import { find, tap } from './support/tap';

/**
 * A whole evening of Episode 1 for four, as the book has it: 14, 13 and 13 dice, an Assembly after each of them, an
 * attack whenever a Zone is full, and the end. Too long for every test run; `npm run taps` plays it.
 */
const DICE = [14, 13, 13];
const TURNS = [
  { effect: 'Rations', dinos: ['Trampler'] },
  { effect: 'Supply', dinos: ['Raptor'] },
  { effect: 'Salvage', dinos: ['Trampler', 'Raptor'] },
  { effect: 'Pub', dinos: [] },
] as const;
const OFFICERS = ['Chief Mate', 'Chief Steward', 'Chief of Security', 'Chief Engineer'];

evening('counted in taps: a whole evening of Episode 1 for four in Full tracking', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  const taps = await countTaps(page);
  await playEvening(page, async ({ effect, dinos }) => {
    await tap(page, new RegExp(`^${effect}`));
    for (const dino of dinos) {
      const button = find(page, 'button', dino);
      await button.waitFor();
      // Dinos without room are left out.
      if (await button.isEnabled()) await button.click();
    }
    await tap(page, `Confirm ${effect}`);
    await see(page, 'img', 'Effect: done');
    const attack = find(page, 'button', 'Dino Attack');
    if (!(await attack.isVisible())) return;
    await attack.click();
    await see(page, 'heading', 'Who is where?');
    await fight(page);
  });
  await tap(page, 'Final scoring');
  await see(page, 'heading', 'Who wins');
  await theEnd(page);
  await atMost('Episode 1, a whole evening of four, Full', 480, taps, note);
});

evening('counted in taps: a whole evening of Episode 1 for four in Essentials', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Essentials' });
  const taps = await countTaps(page);
  let played = 0;
  await playEvening(page, async ({ effect }) => {
    await tap(page, new RegExp(`^${effect}`));
    await see(page, 'img', 'Effect: done');
    played += 1;
    // As often as the same Dinos fill a Zone.
    if (played % 10 !== 0) return;
    await tap(page, 'Back to the table');
    await openAttack(page);
    await attackZone(page, 'Military');
    await tap(page, 'middle: whole row');
    await fight(page);
    await tap(page, /’s turn/);
  });
  await tap(page, 'Final scoring');
  await see(page, 'heading', 'What everybody has left');
  for (const player of Object.keys(FOUR)) {
    await tap(page, `${player}, Walls`, 'spinbutton');
    await tap(page, `${player}, Light Soldiers`, 'spinbutton');
  }
  await goOn(page, 'Who wins');
  await theEnd(page);
  await atMost('Episode 1, a whole evening of four, Essentials', 250, taps, note);
});

type Turn = (typeof TURNS)[number];

async function playEvening(page: Page, play: (turn: Turn) => Promise<void>): Promise<void> {
  await tap(page, /’s turn/);
  let turn = 0;
  for (const [round, dice] of DICE.entries()) {
    for (let die = 0; die < dice; die += 1) {
      const heading = find(page, 'heading', /’s turn$/);
      const whose = await heading.innerText();
      await play(TURNS[turn % TURNS.length] ?? TURNS[0]);
      await tap(page, new RegExp(`^${OFFICERS[turn % OFFICERS.length]}`));
      await see(page, 'img', 'Secondary Action: done');
      turn += 1;
      if (die === dice - 1) break;
      await tap(page, /^Next turn/);
      await heading.filter({ hasNotText: whose }).waitFor();
    }
    const heading = find(page, 'heading', /’s turn$/);
    const last = await heading.innerText();
    await tap(page, /^Assembly/);
    await turnUpTiles(page);
    await answerEach(page, /^Votes/, 'Ranking and Officers');
    await tap(page, 'Save');
    if (round === DICE.length - 1) return;
    // It ends the turn: the next player goes on.
    await heading.filter({ hasNotText: last }).waitFor();
  }
}

/** A Wall, which stays for the next attack, and two Soldiers of the player on turn. */
async function fight(page: Page): Promise<void> {
  const wall = find(page, 'button', /^Column 1, Wall, /).first();
  await wall.waitFor();
  if ((await wall.getAttribute('aria-label'))?.endsWith('empty')) await putWall(page, 1);
  for (const column of [1, 2] as const) await putFigure(page, column, 'top');
  await goOn(page, 'Walls');
  await find(page, 'radio', /^Column 1: \w+: 1 Safeguard$/).click();
  await goOnToSave(page);
}

/** Past what the app says about the fight; nobody takes a reward. */
async function goOnToSave(page: Page): Promise<void> {
  const onwards = find(page, 'button', /^(Fight and breach|Combat Rewards|\w+ takes no more)$/).first();
  const save = find(page, 'button', 'Save');
  await onwards.or(save).first().waitFor();
  while (await onwards.isVisible()) {
    const name = (await onwards.textContent()) ?? '';
    await onwards.click();
    await find(page, 'button', name).waitFor({ state: 'hidden' });
    await onwards.or(save).first().waitFor();
  }
  await save.click();
}

async function theEnd(page: Page): Promise<void> {
  await tap(page, 'Save');
  await tap(page, 'Back to the table');
  await seeText(page, 'Final result');
}
