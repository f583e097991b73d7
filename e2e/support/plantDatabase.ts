import type { JSHandle, Page } from 'playwright-core';

import type { OpenApp } from './openApp';
import { POOL_HEADER, poolFile } from './poolFile';
import { becomes } from './see';
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
  // The worker of the page before holds its files until it has ended, which a busy machine makes later.
  await becomes('the database of the page before', () => replaceOnce(replaced, address), 'replaced');
  await page.unroute(address);
}

function replaceOnce(file: JSHandle<FileSystemFileHandle>, address: string): Promise<'replaced' | 'held'> {
  return file.evaluate(
    async (held, [from, header]) => {
      const writable = await held.createWritable({ keepExistingData: true }).catch((error: DOMException) => {
        if (error.name === 'NoModificationAllowedError') return null;
        throw error;
      });
      if (writable === null) return 'held';
      const bytes = await (await fetch(from)).arrayBuffer();
      await writable.truncate(header);
      await writable.write({ type: 'write', position: header, data: bytes });
      await writable.close();
      return 'replaced';
    },
    [address, POOL_HEADER] as const,
  );
}
