import type { JSHandle, Page } from 'playwright-core';

import { POOL_HEADER } from './poolHeader';
import { becomes } from './see';

/**
 * The file that the browser has under this name. The page is one of the same address without the app, so that nothing
 * holds the files.
 */
export async function poolFile(page: Page, name: string): Promise<JSHandle<FileSystemFileHandle> | null> {
  const found = await page.evaluateHandle(
    async ([path, header]) => {
      const root = await navigator.storage.getDirectory();
      // There is none before the first visit.
      const pool = await root.getDirectoryHandle('expo-sqlite').catch(() => null);
      if (pool === null) return null;
      for await (const handle of pool.values()) {
        if (handle.kind !== 'file') continue;
        const held = handle as FileSystemFileHandle;
        const head = new Uint8Array(await (await held.getFile()).slice(0, header).arrayBuffer());
        if (new TextDecoder().decode(head.subarray(0, head.indexOf(0))) === path) return held;
      }
      return null;
    },
    [`/${name}`, POOL_HEADER] as const,
  );
  return (await found.evaluate((file) => file !== null)) ? (found as JSHandle<FileSystemFileHandle>) : null;
}

/** The worker of the page before holds its files, and may still write, until it has ended: on a busy machine later. */
export function isFree(file: JSHandle<FileSystemFileHandle>): Promise<void> {
  const tryIt = () =>
    file.evaluate(async (held) => {
      const writable = await held.createWritable({ keepExistingData: true }).catch((error: DOMException) => {
        if (error.name === 'NoModificationAllowedError') return null;
        throw error;
      });
      await writable?.abort();
      return writable !== null;
    });
  return becomes('the database of the page before is free', tryIt, true);
}
