import type { Page } from 'playwright-core';

import { seeSaved } from './pad';
import { replaceDatabase } from './plantDatabase';
import { storageIsOpen } from './storageIsOpen';
import { takeDatabase } from './takeDatabase';

/** A database in which somebody has just sat down, and the address of its table. */
interface Planted {
  readonly file: string;
  readonly path: string;
}

/** Kept with the profile: whether this browser has seen a game. */
const MARK = 'evening.started';

const planted = new Map<string, Planted>();
const growing = new Set<string>();

/**
 * Sits down by tapping, once for each set-up of a run; later evenings get a copy of what was stored then, which costs
 * a third. Only in a browser without games: nothing is ever overwritten.
 */
export async function plantGame(page: Page, set: string, sitDown: () => Promise<void>): Promise<void> {
  const fresh = await page.evaluate((mark) => {
    const isFresh = !(mark in localStorage);
    localStorage.setItem(mark, '');
    return isFresh;
  }, MARK);
  const ready = planted.get(set);
  if (fresh && ready) return plant(page, ready);
  await sitDown();
  if (!fresh || growing.has(set)) return;
  growing.add(set);
  planted.set(set, await grow(page));
}

async function plant(page: Page, { file, path }: Planted): Promise<void> {
  // There must be a file to replace.
  await storageIsOpen(page);
  await page.goto(new URL('/favicon.ico', page.url()).href);
  await replaceDatabase(page, file);
  await page.goto(new URL(path, page.url()).href);
}

/** Takes a copy, and comes back to the table. */
async function grow(page: Page): Promise<Planted> {
  await seeSaved(page);
  const table = page.url();
  await page.goto(new URL('/favicon.ico', table).href);
  const file = await takeDatabase(page);
  await page.goto(table);
  return { file, path: new URL(table).pathname };
}
