import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { evening } from './support/evening';
import { addPlayer, bar, openOptions } from './support/pad';
import { see, seeText } from './support/see';
import { MORE, tap, write } from './support/tap';

/** Four castaways whose Scenario card is written down: no weather die before round 2. */
async function startFour(page: Page, tracking: 'Full' | 'Essentials'): Promise<void> {
  await page.goto(new URL('/new/robinson', page.url()).href);
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) await addPlayer(page, name);
  await openOptions(page, 'Scenario');
  await write(page, 'Which scenario?', 'Castaways');
  await write(page, 'Goal of the scenario', 'Light the signal fire');
  for (let round = 2; round <= 12; round += 1)
    await tap(page, `Rounds with the rain die: ${round}`, 'checkbox');
  await tap(page, tracking, 'radio');
  await tap(page, 'Done');
  await tap(page, 'Start the game');
  await tap(page, 'The table is set');
  await see(page, 'button', /^Morale phase/);
}

async function skipTo(page: Page, next: RegExp): Promise<void> {
  await tap(bar(page), MORE);
  await tap(page, 'Skip this phase');
  await see(page, 'button', next);
}

evening('counted in taps: a quiet Weather and a Night on the island', async ({ page, note }) => {
  await startFour(page, 'Full');
  await skipTo(page, /^Production phase/);
  await skipTo(page, /^Plan the actions/);
  await skipTo(page, /^Weather phase/);
  await seeText(page, 'No weather die this round, no tokens');
  const taps = await countTaps(page);
  await tap(page, /^Weather phase/);
  await see(page, 'button', /^Night phase/);
  await atMost('Robinson, quiet Weather', 1, taps, note);

  const more = await countTaps(page);
  await tap(page, /^Night phase/);
  await see(page, 'heading', 'What the night brings');
  await seeText(page, 'Light the signal fire');
  await tap(page, 'Save');
  await see(page, 'button', /^Event phase/);
  await atMost('Robinson, Night', 3, more, note);
});

evening('counted in taps: a round with actions on the board, four players', async ({ page, note }) => {
  await startFour(page, 'Essentials');
  await tap(page, /^Morale phase/);
  await tap(page, /^Production phase/);
  await tap(page, 'Save');
  await tap(page, /^Actions on the board/);
  await tap(page, 'Round done');
  await tap(page, /^Weather phase/);
  await tap(page, /^Night phase/);
  await tap(page, 'Save');
  await see(page, 'button', /^Event phase/);

  const taps = await countTaps(page);
  await tap(page, /^Event phase/);
  await tap(page, /^An adventure: Building/);
  await tap(page, /^Morale phase/);
  await tap(page, /^Production phase/);
  await tap(page, /^Actions on the board/);
  await tap(page, 'Wood', 'spinbutton');
  await tapTimesCell(page, 'Food', 2);
  await tap(page, 'Ana: Wounds', 'spinbutton');
  await tap(page, 'Cleo: Determination', 'spinbutton');
  await tap(page, 'Round done');
  await tap(page, /^Weather phase/);
  await tap(page, 'Rain clouds, dice and tokens: 2', 'radio');
  await seeText(page, /2 too many/);
  await tap(page, 'Save');
  await tap(page, /^Night phase/);
  await see(page, 'heading', 'What the night brings');
  await tap(page, 'Save');
  await see(page, 'button', /^Event phase/);
  await seeText(page, 'Round 3 of 12');
  await atMost('Robinson, a round with actions on the board, four players', 16, taps, note);
});

async function tapTimesCell(page: Page, name: string, times: number): Promise<void> {
  for (let tapped = 0; tapped < times; tapped += 1) await tap(page, name, 'spinbutton');
}
