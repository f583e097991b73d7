import type { Page } from 'playwright-core';

import type { OpenApp } from './openApp';
import { see } from './see';

/** Browsers that were killed before. */
const killed = new WeakSet<OpenApp>();

/**
 * The app is ended on a step of a wizard and comes back on that step: the first time of an evening by kill -9 of the
 * whole browser, which takes a second, then only the page is reloaded. `npm run faults` kills every time.
 */
export async function killHere(app: OpenApp, page: Page, heading: string): Promise<Page> {
  await see(page, 'heading', heading);
  const path = new URL(page.url()).pathname;
  await seeDraftSaved(page);
  const again = killed.has(app) ? await reload(page) : await killAndReopen(app, path);
  killed.add(app);
  await see(again, 'heading', heading);
  return again;
}

async function killAndReopen(app: OpenApp, path: string): Promise<Page> {
  await app.kill();
  return app.reopen(path);
}

async function reload(page: Page): Promise<Page> {
  await page.reload();
  return page;
}

/** What was answered so far is on the disk. */
export function seeDraftSaved(page: Page): Promise<void> {
  return see(page, 'img', 'Draft saved');
}
