import type { Page } from 'playwright-core';

import { addPlayer } from './pad';
import { see } from './see';
import { find, tap, tapTimes, write } from './tap';

/** Two Factions, five dice each, two Combat cards for Emmy, the faces of a die counted; Hordes in the south. */
export async function startSurvivors(page: Page): Promise<void> {
  await page.goto(new URL('/new/survivors', page.url()).href);
  await addPlayer(page, 'Emmy');
  await addPlayer(page, 'Tomek');
  await tap(page, 'Next: Faction of Emmy');
  await write(page, 'Which Faction?', 'Morettis');
  await tapTimes(page, 'Primary side: Combat: one more', 3);
  await tapTimes(page, 'Primary side: Production: one more', 2);
  await tapTimes(page, 'Secondary side: Civilized: one more', 2);
  await tapTimes(page, 'Ability Cards: Combat: one more', 2);
  await tap(page, 'Next: Faction of Tomek');
  await tapTimes(page, 'Primary side: Civilized: one more', 2);
  await tap(page, 'Next: The Skill dice');
  await tapTimes(page, 'Faces with one icon: one more', 2);
  await tapTimes(page, 'Faces with two icons: one more', 1);
  await tap(page, 'Start the game');
  await see(page, 'heading', 'Set up the table');
  await tap(page, 'Who leads first?');
  await tap(page, 'Emmy');
  for (const place of ['south-east', 'south', 'south-west']) await tap(page, `${place}: empty`, 'checkbox');
  await tap(page, 'Set out');
  await see(page, 'button', /^Travel/);
}

/** By the name of every dial, what it shows now. */
export function readDials(page: Page): Promise<Readonly<Record<string, number>>> {
  return find(page, 'group', 'Caravan')
    .getByRole('spinbutton')
    .evaluateAll((dials) =>
      Object.fromEntries(
        dials.map((dial) => [
          dial.getAttribute('aria-label') ?? '',
          Number(dial.getAttribute('aria-valuenow')),
        ]),
      ),
    );
}

/** One move; the leader on offer stays. */
export async function travelTo(page: Page, place: string): Promise<void> {
  await tap(page, /^Travel/);
  await see(page, 'heading', 'Who leads this turn?');
  await tap(page, 'Where to?');
  await tap(page, new RegExp(`^Caravan goes ${place}:`));
  await tap(page, 'Check');
  await tap(page, 'Save');
  await see(page, 'button', 'Count Challenges');
}

/** Totals as the table counted them: Combat, Civilized, Production. */
export async function enterTotals(page: Page, ...totals: readonly [number, number, number]): Promise<void> {
  await tap(page, 'Count Challenges');
  await tap(page, /^Enter the totals/);
  const names = ['Combat', 'Civilized', 'Production'] as const;
  for (const [i, name] of names.entries()) await tapTimes(page, `${name}: one more`, totals[i] ?? 0);
  await tap(page, 'Save');
  await see(page, 'button', 'Resolve Encounter');
}
