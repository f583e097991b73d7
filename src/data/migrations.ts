import type { SqlDriver } from './driver';

/** How many steps there are; a test counts them. */
export const SCHEMA_VERSION = 6;

export async function readVersion(sql: Pick<SqlDriver, 'get'>): Promise<number> {
  return Number((await sql.get('PRAGMA user_version'))?.['user_version']);
}

/**
 * All missing steps in one transaction: a file is never between two versions. They are fetched where one is missing: on a
 * first visit, and after an update.
 */
export async function migrate(sql: SqlDriver, given?: readonly string[]): Promise<void> {
  const newest = given?.length ?? SCHEMA_VERSION;
  const isOld = (await readVersion(sql)) < newest;
  const steps = given ?? (isOld ? (await import('./migrationSteps')).MIGRATIONS : []);
  await sql.tx(async (tx) => {
    const version = await readVersion(tx);
    for (const step of steps.slice(version)) await tx.exec(step);
    if (version < newest) await tx.exec(`PRAGMA user_version = ${newest}`);
  });
}
