import { readFileSync } from 'node:fs';

import type { JSHandle, Page } from 'playwright-core';

import type { OpenApp } from './openApp';
import { isFree, poolFile } from './poolFile';
import { poolHeader } from './poolHeader';

const NAME = 'foothold.db';
/** An image at the same address, without the app: nothing holds the files. */
export const BARE = '/favicon.ico';

/** The browser's database is from now on a file made in Node: years of games in a second. The caller opens it. */
export async function plantDatabase(app: OpenApp, file: string): Promise<void> {
  await replaceDatabase(await app.open(BARE), file);
}

/** On a page of the same address without the app; the app need not have been open before. */
export async function replaceDatabase(page: Page, file: string): Promise<void> {
  const address = new URL('/planted', page.url()).href;
  const body = Buffer.concat([poolHeader(NAME), readFileSync(file)]);
  await page.route(address, (route) => route.fulfill({ body, contentType: 'application/octet-stream' }));
  const place = (await poolFile(page, NAME)) ?? (await makePlace(page));
  await isFree(place);
  await place.evaluate(async (file, from) => {
    const writable = await file.createWritable();
    await writable.write(await (await fetch(from)).arrayBuffer());
    await writable.close();
  }, address);
  await page.unroute(address);
}

/** As after a visit that ended well; the app makes the other files of the pool itself. */
function makePlace(page: Page): Promise<JSHandle<FileSystemFileHandle>> {
  return page.evaluateHandle(async () => {
    for (const mark of ['foothold.been-here', 'foothold-left']) localStorage.setItem(mark, 'yes');
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite', { create: true });
    return pool.getFileHandle('planted', { create: true });
  });
}
