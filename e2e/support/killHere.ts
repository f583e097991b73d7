import type { Page } from 'playwright-core';

import type { OpenApp } from './openApp';
import { see } from './see';

/** kill -9 on a step of a walk; the app comes back on that step. */
export async function killHere(app: OpenApp, page: Page, heading: string): Promise<Page> {
  await see(page, 'heading', heading);
  const path = new URL(page.url()).pathname;
  await seeDraftSaved(page);
  await app.kill();
  const again = await app.reopen(path);
  await see(again, 'heading', heading);
  return again;
}

/** What was answered so far is on the disk. */
export function seeDraftSaved(page: Page): Promise<void> {
  return see(page, 'img', 'Draft kept');
}
