import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

/**
 * Copies the database that the browser has, with the journal of a write that was cut short, into a folder of Node.
 * The page is one of the same address without the app: nothing has opened the files since, and nothing has changed them.
 */
export async function takeDatabase(page: Page): Promise<string> {
  const files = await page.evaluate(async () => {
    // Each file of the pool begins with 4096 bytes that say which database it is.
    const HEADER = 4096;
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite');
    const found: { name: string; data: string }[] = [];
    for await (const handle of pool.values()) {
      if (handle.kind !== 'file') continue;
      const file = await (handle as FileSystemFileHandle).getFile();
      const head = new Uint8Array(await file.slice(0, HEADER).arrayBuffer());
      const path = new TextDecoder().decode(head.subarray(0, head.indexOf(0)));
      if (!path.startsWith('/foothold.db')) continue;
      const data = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(file.slice(HEADER));
      });
      found.push({ name: path.slice(1), data });
    }
    return found;
  });
  const folder = mkdtempSync(join(tmpdir(), 'taken-'));
  for (const { name, data } of files)
    writeFileSync(join(folder, name), Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
  return join(folder, 'foothold.db');
}
