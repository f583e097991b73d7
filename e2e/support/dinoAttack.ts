import type { Page } from 'playwright-core';

import { see } from './see';
import { tap } from './tap';

export type Column = 1 | 2 | 3 | 4;
export type DinoRow = 'near' | 'middle' | 'far';

export async function openAttack(page: Page): Promise<void> {
  await tap(page, 'More');
  await tap(page, 'Dino Attack');
  await see(page, 'heading', 'Which Zone is attacked?');
}

/** A tap on the Zone goes on. */
export async function attackZone(page: Page, zone: string): Promise<void> {
  await tap(page, new RegExp(`^${zone} (Safe|Dangerous)`));
  await see(page, 'heading', 'Who stands where?');
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

/** The button is named after the step it leads to. */
export async function goOn(page: Page, title: string): Promise<void> {
  await tap(page, title);
  await see(page, 'heading', title);
}

export async function check(page: Page): Promise<void> {
  await tap(page, 'Check');
  await see(page, 'heading', 'Check and save');
}
