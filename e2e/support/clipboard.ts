import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { settled } from './see';

/** Evenings that share a browser share its clipboard, too: one after the other. */
let turn: Promise<unknown> = Promise.resolve();

/** What the app puts there when this is done. */
export function copied(page: Page, copy: () => Promise<void>): Promise<string> {
  const mine = turn.then(() => copyAlone(page, copy));
  turn = mine.catch(() => undefined);
  return mine;
}

async function copyAlone(page: Page, copy: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  const text = await settled(read, (found) => found !== '');
  assert.notEqual(text, '', 'nothing was copied');
  return text;
}
