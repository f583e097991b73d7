import type { OpenApp } from './openApp';
import { storageIsOpen, wasOpen } from './storageIsOpen';

/**
 * Puts a database file, made in Node, in place of the one that the browser has: years of games in a second. It is
 * opened by whoever called.
 */
export async function plantDatabase(app: OpenApp, file: string): Promise<void> {
  // A picture of the same address, without the app: nothing holds the files.
  const page = await app.open('/favicon.ico');
  // There must be a file to take the place of.
  if (!(await wasOpen(page))) {
    await storageIsOpen(await app.open('/'));
    await app.open('/favicon.ico');
  }
  const address = `${app.url}/planted`;
  await page.route(address, (route) =>
    route.fulfill({ path: file, contentType: 'application/octet-stream' }),
  );
  await page.evaluate(async (from) => {
    // Each file of the pool begins with 4096 bytes that say which database it is.
    const HEADER = 4096;
    const bytes = await (await fetch(from)).arrayBuffer();
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite');
    let planted = 0;
    for await (const handle of pool.values()) {
      if (handle.kind !== 'file') continue;
      const held = handle as FileSystemFileHandle;
      const head = new Uint8Array(await (await held.getFile()).slice(0, HEADER).arrayBuffer());
      const path = new TextDecoder().decode(head.subarray(0, head.indexOf(0)));
      if (path !== '/foothold.db') continue;
      const writable = await held.createWritable({ keepExistingData: true });
      await writable.truncate(HEADER);
      await writable.write({ type: 'write', position: HEADER, data: bytes });
      await writable.close();
      planted += 1;
    }
    if (planted !== 1) throw new Error(`${planted} databases of that name`);
  }, address);
  await page.unroute(address);
}
