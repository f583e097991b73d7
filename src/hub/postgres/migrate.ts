import type { Pool } from 'pg';
import { MIGRATIONS } from './migrations';

/** Any number, but the same for every hub. */
const LOCK = 0x666f6f74;

/** Brings the database up to date, in one transaction. Of hubs that start together one does it, the others wait. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('foothold.version') IS NOT NULL AS there`,
    );
    if (!rows[0]?.there) await client.query(FIRST);
    const found = await client.query<{ version: number }>('SELECT version FROM foothold.version');
    const version = found.rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) throw new Error('it was written by a newer Foothold');
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    if (version < MIGRATIONS.length)
      await client.query('UPDATE foothold.version SET version = $1', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (error) {
    failed = error as Error;
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release(failed);
  }
}

const FIRST = `
CREATE SCHEMA IF NOT EXISTS foothold;
CREATE TABLE foothold.version (version integer NOT NULL);
INSERT INTO foothold.version VALUES (0);
`;
