import type { Line } from '@/live/line';
import { Client } from 'pg';

/** A log as it is in the database, past every hub. */
export function readLogs(url: string): (table: string) => Promise<readonly Pick<Line, 'id' | 'hash'>[]> {
  return async (table) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const sql = 'SELECT id, hash FROM foothold.line WHERE table_id = $1 ORDER BY seq';
      return (await client.query<Pick<Line, 'id' | 'hash'>>(sql, [table])).rows;
    } finally {
      await client.end();
    }
  };
}
