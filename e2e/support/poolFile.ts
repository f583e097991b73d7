import type { JSHandle, Page } from 'playwright-core';

/** Each file of SQLite's pool begins with this many bytes that say which database it is. */
export const POOL_HEADER = 4096;

/**
 * The file that the browser has under this name. The page is one of the same address without the app, so that nothing
 * holds the files.
 */
export async function poolFile(page: Page, name: string): Promise<JSHandle<FileSystemFileHandle> | null> {
  const found = await page.evaluateHandle(
    async ([path, header]) => {
      const root = await navigator.storage.getDirectory();
      const pool = await root.getDirectoryHandle('expo-sqlite');
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
