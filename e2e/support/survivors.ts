import type { Page } from 'playwright-core';

import { addPlayer, openOptions } from './pad';
import { plantGame } from './plantGame';
import { see } from './see';
import { find, tap, write } from './tap';

/** Two Factions, five dice each, two Combat cards for Emmy, the faces of a die counted; Hordes in the south. */
export async function startSurvivors(page: Page): Promise<void> {
  await plantGame(page, 'survivors', async () => {
    await page.goto(new URL('/new/survivors', page.url()).href);
    await addPlayer(page, 'Emmy');
    await addPlayer(page, 'Tomek');
    await openOptions(page, 'Emmy’s Faction');
    await write(page, 'Which Faction?', 'Morettis');
    await sayNumber(page, 'Primary side: Combat', 3);
    await sayNumber(page, 'Primary side: Production', 2);
    await sayNumber(page, 'Secondary side: Civilized', 2);
    await sayNumber(page, 'Ability Cards: Combat', 2);
    await tap(page, 'Done');
    await openOptions(page, 'Tomek’s Faction');
    await sayNumber(page, 'Primary side: Civilized', 2);
    await sayNumber(page, 'Faces with one icon', 2);
    await sayNumber(page, 'Faces with two icons', 1);
    await tap(page, 'Done');
    await tap(page, 'Start the game');
    await placeHordes(page);
  });
  await see(page, 'button', /^Travel/);
}

/** In the south, as suggested; who leads on offer stays. */
export async function placeHordes(page: Page): Promise<void> {
  await see(page, 'heading', 'Where are the three Hordes?');
  await tap(page, 'Set out');
  await see(page, 'button', /^Travel/);
}

/** One tap on the number itself. */
export function sayNumber(page: Page, what: string, to: number): Promise<void> {
  return tap(page, `${what}: ${to}`, 'radio');
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

/** One move, which leads to the Challenges at once; the leader on offer stays. */
export async function travelTo(page: Page, place: string): Promise<void> {
  await tap(page, /^Travel/);
  await see(page, 'heading', 'Where to?');
  await tap(page, new RegExp(`^Drive ${place}:`));
  await tap(page, 'Drive and count');
  await see(page, 'heading', 'Count Challenges');
}

/** Totals as the table counted them: Combat, Civilized, Production. */
export async function enterTotals(page: Page, ...totals: readonly [number, number, number]): Promise<void> {
  await tap(page, 'Enter the totals', 'radio');
  const names = ['Combat', 'Civilized', 'Production'] as const;
  for (const [i, name] of names.entries()) await sayNumber(page, name, totals[i] ?? 0);
  await tap(page, 'Save');
  await see(page, 'button', 'Resolve Encounter');
}
