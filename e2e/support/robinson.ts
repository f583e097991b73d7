import type { Page } from 'playwright-core';

import { addPlayer, openOptions } from './pad';
import { plantGame } from './plantGame';
import { see } from './see';
import { find, tap, write } from './tap';

/** Castaways on the beach, before the first Morale phase. */
export async function startIsland(page: Page, names: readonly string[] = ['Ana', 'Ben']): Promise<void> {
  await plantGame(page, `robinson ${names.join()}`, async () => {
    await page.goto(new URL('/new/robinson', page.url()).href);
    for (const name of names) await addPlayer(page, name);
    await openOptions(page, 'Scenario');
    await write(page, 'Which scenario?', 'Castaways');
    await write(page, 'Names of the starting items', 'Rum, Pipe');
    await tap(page, 'Done');
    await tap(page, 'Start the game');
    await see(page, 'heading', 'Set up the table');
    await tap(page, 'The table is set');
    await see(page, 'button', /^Morale phase/);
  });
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

/** The pawn that is up goes on this row of the plan, and the next ones after it. */
export async function put(page: Page, row: string, pawns = 1): Promise<void> {
  for (let placed = 0; placed < pawns; placed += 1)
    await find(page, 'group', row).getByRole('button').first().click();
}

/** As far as the app knows nothing is explored yet: the table says which tile lies there. */
export async function gatherOn(page: Page, row: string, tile: number): Promise<void> {
  const place = find(page, 'group', row);
  await tap(place, 'Another tile', 'radio');
  await tap(place, `Number of the island tile: ${tile}`, 'radio');
}

/** Ana gathers wood with both pawns on tile 3, Ben explores with both of his. */
export async function planTwoActions(page: Page): Promise<void> {
  await tap(page, /^Plan the actions/);
  await see(page, 'heading', 'Tap a pawn, then a row');
  await put(page, 'Gather wood', 2);
  await gatherOn(page, 'Gather wood', 3);
  await put(page, 'Explore', 2);
}
