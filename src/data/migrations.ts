import type { SqlDriver } from './driver';
import { SCHEMA_1, SCHEMA_2, SCHEMA_3, SCHEMA_4, SCHEMA_5 } from './schema';

/** Step n brings a file of version n to version n + 1. Forward only: a published step is never edited. */
const MIGRATIONS: readonly string[] = [SCHEMA_1, SCHEMA_2, SCHEMA_3, SCHEMA_4, SCHEMA_5];

export const SCHEMA_VERSION = MIGRATIONS.length;

export async function readVersion(sql: Pick<SqlDriver, 'get'>): Promise<number> {
  return Number((await sql.get('PRAGMA user_version'))?.['user_version']);
}

/** All missing steps in one transaction: a file is never between two versions. */
export async function migrate(sql: SqlDriver, steps: readonly string[] = MIGRATIONS): Promise<void> {
  await sql.tx(async (tx) => {
    const version = await readVersion(tx);
    for (const step of steps.slice(version)) await tx.exec(step);
    if (version < steps.length) await tx.exec(`PRAGMA user_version = ${steps.length}`);
  });
}
