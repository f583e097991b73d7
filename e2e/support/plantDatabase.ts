import type { Page } from 'playwright-core';

import type { OpenApp } from './openApp';
import { POOL_HEADER, poolFile } from './poolFile';
import { storageIsOpen, wasOpen } from './storageIsOpen';

/**
 * Replaces the browser's database with a file made in Node: years of games in a second. The caller opens it.
 */
export async function plantDatabase(app: OpenApp, file: string): Promise<void> {
  // An image at the same address, without the app: nothing holds the files.
  const page = await app.open('/favicon.ico');
  // There must be a file to replace.
  if (!(await wasOpen(page))) {
    await storageIsOpen(await app.open('/'));
    await app.open('/favicon.ico');
  }
  await replaceDatabase(page, file);
}

/** On a page of the same address without the app. */
export async function replaceDatabase(page: Page, file: string): Promise<void> {
  const address = new URL('/planted', page.url()).href;
  await page.route(address, (route) =>
    route.fulfill({ path: file, contentType: 'application/octet-stream' }),
  );
  const replaced = await poolFile(page, 'foothold.db');
  if (!replaced) throw new Error('there is no database to take the place of');
  await replaced.evaluate(
    async (held, [from, header]) => {
      const bytes = await (await fetch(from)).arrayBuffer();
      const writable = await held.createWritable({ keepExistingData: true });
      await writable.truncate(header);
      await writable.write({ type: 'write', position: header, data: bytes });
      await writable.close();
    },
    [address, POOL_HEADER] as const,
  );
  await page.unroute(address);
}
