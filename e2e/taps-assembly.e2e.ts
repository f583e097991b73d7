import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { evening } from './support/evening';
import { FOUR, readFigures, startPerseverance } from './support/perseverance1';
import { openWizard, startPerseverance2 } from './support/perseverance2';
import { answerEach, choose, goOn, turnUpTiles } from './support/scoring';
import { becomes, see, seeText } from './support/see';
import { MORE, find, tap } from './support/tap';

evening('an Assembly of four from what is tracked: at most 8 taps', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full', edition: 'Published 2021' });
  const taps = await openAssembly(page);
  await see(page, 'heading', 'Secret choice');
  await turnUpTiles(page);
  await answerEach(page, /^Votes/, 'Ranking and Officers');
  await see(page, 'button', /^Nina Followers: 25 after this \+15$/);
  await backAtTheTable(page);
  await becomes('Followers', () => followers(page, 'Nina'), 25);
  await atMost('an Assembly of four, tracked', 8, taps, note);
});

evening('the same unseen, with the phone: a cover and a choice for each', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full', edition: 'Published 2021' });
  const taps = await openAssembly(page);
  for (const player of Object.keys(FOUR)) await choose(page, player, /^Votes/);
  await see(page, 'heading', 'Ranking and Officers');
  await backAtTheTable(page);
  await becomes('Followers', () => followers(page, 'Nina'), 25);
  await atMost('the same, each choosing unseen with the phone', 10, taps, note);
});

evening('an Assembly of four from nothing: at most 16 taps', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
  const taps = await openAssembly(page);
  await see(page, 'heading', 'Presence and majorities');
  for (const cell of [
    'Expansion, Emmy, Presence',
    'Expansion, Emmy, Presence',
    'Expansion, Tomek, Presence',
    'Expansion, Total Settlements',
    'Protection, Ola, Presence',
    'Protection, Nina, Presence',
    'Chief Mate, Nina, Pieces in the best area',
    'Chief Steward, Emmy, Settlements on the board',
  ])
    await tap(page, cell, 'spinbutton');
  await turnUpTiles(page);
  await answerEach(page, /^Votes/, 'Ranking and Officers');
  await backAtTheTable(page);
  await see(page, 'heading', 'Assembly 2 of 3');
  await becomes('Followers', () => followers(page, 'Emmy'), 24);
  await atMost('an Assembly of four from nothing', 16, taps, note);
});

evening('an Assembly of Episode 2 from what is tracked: at most 8 taps', async ({ page, note }) => {
  const table = await startPerseverance2(page);
  const taps = await countTaps(page);
  await openWizard(page, table, 'assembly', 'Secret choice');
  await turnUpTiles(page);
  await answerEach(page, /^(Votes|2 Followers)/, 'Ranking and Officers');
  await tap(page, 'Save');
  await see(page, 'heading', 'Assembly 2 of 3');
  // The tap on the table that opens it was left out.
  await atMost('an Assembly of Episode 2, tracked', 7, taps, note);
});

evening('final scoring of four from what is tracked: at most 6 taps', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full', edition: 'Published 2021' });
  await holdAllAssemblies(page);
  const taps = await countTaps(page);
  await tap(page, 'Final scoring');
  await see(page, 'heading', 'Who wins');
  await endedBackAtTheTable(page);
  await atMost('final scoring of four, tracked', 6, taps, note);
});

evening('final scoring of four from nothing: at most 14 taps', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Essentials', edition: 'Published 2021' });
  await holdAllAssemblies(page);
  const taps = await countTaps(page);
  await tap(page, 'Final scoring');
  await see(page, 'heading', 'What everybody has left');
  for (const cell of [
    'Emmy, Light Soldiers',
    'Emmy, Walls',
    'Emmy, Food',
    'Tomek, Heavy Soldiers',
    'Tomek, Traps',
    'Tomek, Stories',
    'Nina, Light Soldiers',
    'Nina, Scrap',
    'Ola, Walls',
    'Ola, Heavy Soldiers on the Player board',
  ])
    await tap(page, cell, 'spinbutton');
  await goOn(page, 'Who wins');
  for (const row of [/^1\. /, /^\d\. Emmy/, /^\d\. Tomek/, /^\d\. Nina/, /^\d\. Ola/])
    await see(page, 'row', row);
  await endedBackAtTheTable(page);
  await atMost('final scoring of four from nothing', 14, taps, note);
});

/** While dice are in the pool it is behind "More" and asks first; once the pool is empty it is one tap in the bar. */
async function openAssembly(page: Page) {
  await tap(page, MORE);
  await tap(page, 'Assembly');
  const taps = await countTaps(page);
  await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
  return taps;
}

async function backAtTheTable(page: Page): Promise<void> {
  await tap(page, 'Save');
  await see(page, 'button', /^Next turn/);
}

async function endedBackAtTheTable(page: Page): Promise<void> {
  await tap(page, 'Save');
  await tap(page, 'Back to the table');
  await seeText(page, 'Final result');
}

/** Everybody takes the Votes, three times; what was counted last is right. */
async function holdAllAssemblies(page: Page): Promise<void> {
  for (let held = 0; held < 3; held += 1) {
    await tap(page, MORE);
    await tap(page, 'Assembly');
    await tap(find(page, 'dialog', 'Before you continue'), 'Assembly');
    await turnUpTiles(page);
    await answerEach(page, /^Votes/, 'Ranking and Officers');
    await tap(page, 'Save');
    await see(page, 'button', held < 2 ? /^Next turn/ : 'Final scoring');
  }
}

async function followers(page: Page, player: string): Promise<number | undefined> {
  return (await readFigures(page))[player]?.[0];
}
