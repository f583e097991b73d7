import type { Page } from 'playwright-core';

import { see, seeText } from './see';
import { MORE, tap } from './tap';

export type Column = 1 | 2 | 3 | 4;
export type DinoRow = 'near' | 'middle' | 'far';

/** From nothing: the Zone is asked for. */
export async function openAttack(page: Page): Promise<void> {
  await tap(page, MORE);
  await tap(page, 'Dino Attack');
  await see(page, 'heading', 'Which Zone is attacked?');
}

/** The grid is on the same page. */
export async function attackZone(page: Page, zone: string): Promise<void> {
  await tap(page, new RegExp(`^${zone} (Safe|Dangerous)`));
  await see(page, 'heading', 'Who is where?');
}

/** Somebody else than the player on turn pays for a breach. */
export async function actFor(page: Page, onTurn: string, player: string): Promise<void> {
  await tap(page, `${onTurn} acts: change who`);
  await tap(page.getByRole('dialog'), player);
  await see(page, 'button', `${player} acts: change who`);
}

/** Every space holds a Trampler until it is tapped. */
export async function putRaptors(page: Page, spaces: readonly (readonly [Column, DinoRow])[]): Promise<void> {
  for (const [column, row] of spaces) await tap(page, `Column ${column}, ${row} Dino space, Trampler`);
}

export async function clearSpaces(
  page: Page,
  spaces: readonly (readonly [Column, DinoRow])[],
): Promise<void> {
  await tap(page, 'Clear', 'checkbox');
  for (const [column, row] of spaces) await tap(page, `Column ${column}, ${row} Dino space, Trampler`);
  await tap(page, 'Clear', 'checkbox');
}

export async function putWall(page: Page, column: Column): Promise<void> {
  await tap(page, `Column ${column}, Wall, empty`);
}

export async function putFigure(page: Page, column: Column, row: 'top' | 'bottom'): Promise<void> {
  await tap(page, `Column ${column}, ${row} row, empty`);
}

/** Whose pieces come next, or which. */
export async function hold(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await tap(page, name, 'radio');
}

/**
 * Four players: a row of Raptors behind a row of Tramplers, two Traps, two Walls, five Soldiers. The piece in hand goes
 * wherever the finger taps.
 */
export async function fillArea(page: Page): Promise<void> {
  await tap(page, 'middle: whole row');
  await hold(page, 'Trap');
  await tap(page, 'Column 1, near Dino space, Trampler');
  await putFigure(page, 1, 'top');
  await hold(page, 'Heavy');
  await putFigure(page, 2, 'top');
  await hold(page, 'Nina');
  await tap(page, 'Column 2, near Dino space, Trampler');
  await putFigure(page, 3, 'top');
  await hold(page, 'Tomek');
  await putWall(page, 1);
  await putFigure(page, 3, 'bottom');
  await hold(page, 'Ola');
  await putWall(page, 3);
  await putFigure(page, 4, 'top');
  await seeText(page, 'Full: Dino Attack next');
}

/** The last roll that is missing goes on. */
export async function rollTrap(page: Page, player: string, column: Column, face: string): Promise<void> {
  await tap(page, new RegExp(`^${player}’s Trap, column ${column}: ${face}`), 'radio');
}

export async function rollWall(page: Page, player: string, column: Column, face: string): Promise<void> {
  await tap(page, `Column ${column}: ${player}: ${face}`, 'radio');
}

/** The button is named after the step it leads to. */
export async function goOn(page: Page, title: string): Promise<void> {
  await tap(page, title);
  await see(page, 'heading', title);
}
