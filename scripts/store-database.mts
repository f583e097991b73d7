/**
 * Keeps what the app stores today for the apps of tomorrow: a database with one of everything, and beside each one what is in
 * it. `npx tsx scripts/store-database.mts`, once for each way to store (a new name in STORED_DATABASES): what is already there
 * is never overwritten.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openNodeDatabase } from '../__tests__/support/nodeDriver';
import { readWorld } from '../__tests__/support/readWorld';
import { storeWorld } from '../__tests__/support/storeWorld';
import { fixture, NEWEST_DATABASE, STORED_DATABASES } from '../__tests__/support/storedLog';

const folder = mkdtempSync(join(tmpdir(), 'foothold-'));
try {
  if (!existsSync(fixture(`${NEWEST_DATABASE}.db`))) {
    const fresh = join(folder, 'fresh.db');
    const database = await openNodeDatabase(fresh);
    await storeWorld(database);
    await database.sql.exec('VACUUM');
    await database.close();
    copyFileSync(fresh, fixture(`${NEWEST_DATABASE}.db`));
    console.log(`stored ${NEWEST_DATABASE}.db`);
  }
  for (const { name } of STORED_DATABASES) {
    const world = fixture(`${name}.json`);
    if (existsSync(world)) continue;
    // Opening brings a file up to date: the kept one stays as it is.
    const copy = join(folder, `${name}.db`);
    copyFileSync(fixture(`${name}.db`), copy);
    const database = await openNodeDatabase(copy);
    writeFileSync(world, `${JSON.stringify(await readWorld(database))}\n`);
    await database.close();
    console.log(`stored ${name}.json`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
