import type { Page } from 'playwright-core';

import { addPlayer } from './pad';
import { see } from './see';
import { tap, tapTimes, write } from './tap';

/** Two castaways on the beach, before the first Morale phase. */
export async function startIsland(page: Page): Promise<void> {
  await page.goto(new URL('/new/robinson', page.url()).href);
  for (const name of ['Ana', 'Ben']) await addPlayer(page, name);
  await tap(page, 'Next: Scenario');
  await write(page, 'Which scenario?', 'Castaways');
  await write(page, 'Names of the starting items', 'Rum, Pipe');
  await tap(page, 'Next: On your board and cards');
  await tap(page, 'Start the game');
  await see(page, 'heading', 'Set up the table');
  await tap(page, 'The table is set');
  await see(page, 'button', /^Morale phase/);
}

/** Morale needs no answer in round 1; what the camp tile shows is asked for once. */
export async function reachActions(page: Page): Promise<void> {
  await tap(page, /^Morale phase/);
  await tap(page, /^Production phase/);
  await see(page, 'heading', 'What does the camp tile show?');
  await tap(page, 'Save');
}

/** What the rules say is saved unchanged. */
export async function checkAndSave(page: Page): Promise<void> {
  await tap(page, 'Check');
  await see(page, 'heading', 'Check and save');
  await tap(page, 'Save');
}

/** Everything that the camp has, and everybody's wounds and tokens, by name. */
export function readIsland(page: Page): Promise<Readonly<Record<string, number>>> {
  return page
    .getByRole('spinbutton')
    .evaluateAll((figures) =>
      Object.fromEntries(
        figures.map((figure) => [
          figure.getAttribute('aria-label') ?? '',
          Number(figure.getAttribute('aria-valuenow')),
        ]),
      ),
    );
}

/** Ana gathers wood with both pawns on tile 3, Ben explores with both of his. */
export async function planTwoActions(page: Page): Promise<void> {
  await tap(page, /^Plan the actions/);
  await see(page, 'heading', 'Action 1: what is done?');
  await tap(page, /^Gathering.*wood/);
  await see(page, 'heading', 'Number of the island tile');
  await tapTimes(page, /one more$/, 2);
  await tap(page, 'What lies on tile 3?');
  // As far as the app knows, nothing is explored yet: the table says that it is.
  await tap(page, 'This tile lies face up', 'checkbox');
  await tap(page, 'Gathering: who takes it?');
  await tap(page, /^Ana/);
  await see(page, 'heading', 'Gathering: who else helps?');
  await tap(page, /^Ana.*one more$/);
  await tap(page, 'Action 2: what is done?');
  await tap(page, /^Exploration/);
  await tap(page, 'What about that space?');
  await tap(page, 'Exploration: who takes it?');
  await tap(page, /^Ben/);
  await see(page, 'heading', 'Exploration: who else helps?');
  await tap(page, /^Ben.*one more$/);
  await tap(page, 'Action 3: what is done?');
  await tap(page, /^That is the whole plan/);
  await see(page, 'heading', 'The plan');
}
