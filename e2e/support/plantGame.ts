import type { Page } from 'playwright-core';

import { openNodeDriver } from '../../__tests__/support/nodeDriver';

import { BARE, replaceDatabase } from './plantDatabase';
import { see } from './see';
import { takeDatabase } from './takeDatabase';

/** A database in which somebody has just sat down, and the address of its table. */
interface Planted {
  readonly file: string;
  readonly path: string;
}

const planted = new Map<string, Planted>();
const growing = new Set<string>();

/**
 * Sits down by tapping, once for each set-up of a run; later evenings get a copy of what was stored then, and open the
 * app on it. Only where the app was never open: nothing is ever overwritten.
 */
export async function plantGame(page: Page, set: string, sitDown: () => Promise<void>): Promise<void> {
  const fresh = await isFresh(page);
  const ready = planted.get(set);
  if (fresh && ready) return plant(page, ready);
  await sitDown();
  if (!fresh || growing.has(set)) return;
  growing.add(set);
  planted.set(set, await grow(page));
}

/** A guest has no files to plant. */
async function isFresh(page: Page): Promise<boolean> {
  if (new URL(page.url()).pathname !== BARE) return false;
  return page.evaluate(() => isSecureContext && !('foothold.been-here' in localStorage));
}

async function plant(page: Page, { file, path }: Planted): Promise<void> {
  await replaceDatabase(page, file);
  await page.goto(new URL(path, page.url()).href);
}

/** Takes a copy, and comes back to the table. */
async function grow(page: Page): Promise<Planted> {
  await see(page, 'img', 'All saved');
  const table = page.url();
  await page.goto(new URL(BARE, table).href);
  const file = await takeDatabase(page);
  // A write that was cut short by leaving the table is in the journal: opened once, it is whole.
  await (await openNodeDriver(file)).close();
  await page.goto(table);
  return { file, path: new URL(table).pathname };
}
