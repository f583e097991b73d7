/**
 * Keeps what the app stores today for the apps of tomorrow: a database of the newest schema with one of everything,
 * and beside each one what is in it. `npx tsx scripts/store-database.mts`, once for each version of the schema: what is
 * already there is never overwritten.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SCHEMA_VERSION } from '../src/data/migrations';
import { openNodeDatabase } from '../__tests__/support/nodeDriver';
import { readWorld } from '../__tests__/support/readWorld';
import { storeWorld } from '../__tests__/support/storeWorld';
import { fixture } from '../__tests__/support/storedLog';

const folder = mkdtempSync(join(tmpdir(), 'foothold-'));
try {
  if (!existsSync(fixture(`schema-${SCHEMA_VERSION}.db`))) {
    const fresh = join(folder, 'fresh.db');
    const database = await openNodeDatabase(fresh);
    await storeWorld(database);
    await database.sql.exec('VACUUM');
    await database.close();
    copyFileSync(fresh, fixture(`schema-${SCHEMA_VERSION}.db`));
    console.log(`stored schema-${SCHEMA_VERSION}.db`);
  }
  for (let version = 1; version <= SCHEMA_VERSION; version += 1) {
    const told = fixture(`schema-${version}.json`);
    if (existsSync(told)) continue;
    // Opening brings a file up to date: the kept one stays as it is.
    const copy = join(folder, `${version}.db`);
    copyFileSync(fixture(`schema-${version}.db`), copy);
    const database = await openNodeDatabase(copy);
    writeFileSync(told, `${JSON.stringify(await readWorld(database))}\n`);
    await database.close();
    console.log(`stored schema-${version}.json`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
