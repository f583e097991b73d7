import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { evening } from './support/evening';
import { addPlayer, bar, openOptions } from './support/pad';
import { see, seeText } from './support/see';
import { enterTotals, placeHordes, sayNumber, startSurvivors } from './support/survivors';
import { MORE, find, tap, tapTimes, write } from './support/tap';

const SPOT = /^Corner \d, .*: unknown$/;
const SKILLS = ['Combat', 'Civilized', 'Production'] as const;

/** What a Faction tile prints: the primary side, the secondary side, the Ability Cards. */
const MORETTIS = [
  [4, 1, 3],
  [2, 3, 2],
  [2, 1, 1],
] as const;
const OTHERS = [
  [1, 4, 2],
  [3, 1, 3],
  [1, 2, 1],
] as const;

evening('counted in taps: Survivors, the first set-up for two', async ({ app, note }) => {
  const page = await app.open('/');
  const taps = await countTaps(page);
  await tap(page, 'New game');
  await tap(page, /^Survivors/);
  await addPlayer(page, 'Emmy');
  await addPlayer(page, 'Tomek');
  await openOptions(page, 'Emmy’s Faction');
  await write(page, 'Which Faction?', 'Morettis');
  await readTile(page, MORETTIS);
  await tap(page, 'Done');
  await openOptions(page, 'Tomek’s Faction');
  await readTile(page, OTHERS);
  await sayNumber(page, 'Faces with one icon', 3);
  await sayNumber(page, 'Faces with two icons', 1);
  await tap(page, 'Done');
  await tap(page, 'Start the game');
  await placeHordes(page);
  await atMost('Survivors, first set-up with every printed number, two players', 34, taps, note);
});

evening('counted in taps: Survivors, the same table again', async ({ page, note }) => {
  await startSurvivors(page);
  await tap(bar(page), MORE);
  await tap(page, /^End the game here/);
  await see(page, 'heading', 'Lost together');
  await tap(page, 'Home');
  const taps = await countTaps(page);
  await tap(page, 'Same 2 players again');
  await tap(page, 'Start the game');
  await placeHordes(page);
  await atMost('Survivors, the same players again', 3, taps, note);
});

evening('counted in taps: Survivors, a turn by icons', async ({ page, note }) => {
  await startSurvivors(page);
  const taps = await countTaps(page);
  await drive(page);
  // Eighteen icons that nobody has seen: seven, five, and the rest.
  await tapSpots(page, 7);
  await tap(page, 'Civilized', 'radio');
  await tapSpots(page, 5);
  await tap(page, 'The rest: Production');
  await tap(page, 'Save');
  await seeText(page, /^Threat: /);
  await resolve(page);
  await atMost('Survivors, a turn by icons', 34, taps, note);
});

evening('counted in taps: Survivors, a turn by totals', async ({ page, note }) => {
  await startSurvivors(page);
  const taps = await countTaps(page);
  await drive(page);
  await enterTotals(page, 9, 4, 3);
  await resolve(page);
  await atMost('Survivors, a turn by totals', 18, taps, note);
});

async function readTile(page: Page, tile: readonly (readonly number[])[]): Promise<void> {
  for (const [i, part] of (['Primary side', 'Secondary side', 'Ability Cards'] as const).entries())
    for (const [k, skill] of SKILLS.entries()) await sayNumber(page, `${part}: ${skill}`, tile[i]?.[k] ?? 0);
}

async function drive(page: Page): Promise<void> {
  await tap(page, /^Travel/);
  await tap(page, /^Drive north:/);
  await tap(page, 'Drive and count');
  await see(page, 'heading', 'Count Challenges');
}

async function tapSpots(page: Page, count: number): Promise<void> {
  for (let tapped = 0; tapped < count; tapped += 1)
    await page.getByRole('button', { name: SPOT }).first().click();
}

/** A missed Threat, both Obstacles met, three Survivors as the Reward: nothing is left out. */
async function resolve(page: Page): Promise<void> {
  await tap(page, 'Resolve Encounter');
  await sayNumber(page, 'Combat', 1);
  await sayNumber(page, 'Civilized', 7);
  await sayNumber(page, 'Production', 8);
  await tap(page, 'Combat', 'radio');
  await tap(page, 'Herb: 8', 'radio');
  await see(page, 'heading', 'Reward');
  await tapTimes(page, 'Survivors: one more', 3);
  await tap(page, 'Save');
  await find(page, 'button', /^Travel on/).waitFor();
}
