import { createDatabase, type Database } from '@/data/database';
import { createDriver, type SqlBackEnd } from '@/data/driver';
import { migrate } from '@/data/migrations';
import { createNodeBackEnd, NODE_PRAGMAS } from './nodeDriver';

/** The newest tables in real SQLite, gone when closed. `wrap` may wrap the driver. */
export async function openMemory(wrap = (backEnd: SqlBackEnd) => backEnd): Promise<Database> {
  const sql = createDriver(wrap(createNodeBackEnd(':memory:')));
  for (const pragma of NODE_PRAGMAS) await sql.exec(`PRAGMA ${pragma}`);
  await migrate(sql);
  return createDatabase(sql);
}
