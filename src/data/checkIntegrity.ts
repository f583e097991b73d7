import type { SqlDriver } from './driver';

export interface IntegrityReport {
  /** What SQLite finds wrong, in its words: pages, indexes, rows that refer to nothing. */
  readonly found: readonly string[];
  /** Games whose log lacks an entry. */
  readonly holes: readonly { readonly id: string; readonly title: string; readonly gameId: string }[];
  readonly games: number;
  readonly entries: number;
}

const MOST = 20;

/** From the first page to the last, and every log from its first entry to its last. Changes nothing. */
export async function checkIntegrity(sql: SqlDriver): Promise<IntegrityReport> {
  const pages = await sql.all(`PRAGMA integrity_check(${MOST})`);
  const loose = await sql.all('PRAGMA foreign_key_check');
  const holes = await sql.all(
    `SELECT id, title, game_id FROM session WHERE id IN (
       SELECT session_id FROM entry GROUP BY session_id HAVING count(*) <> max(seq) + 1
     ) ORDER BY updated_at DESC LIMIT ${MOST}`,
  );
  const count = async (table: string) => Number((await sql.get(`SELECT count(*) AS n FROM ${table}`))?.['n']);
  return {
    found: [
      ...pages.map((row) => String(row['integrity_check'])).filter((line) => line !== 'ok'),
      ...loose.slice(0, MOST).map((row) => `${String(row['table'])} ${String(row['rowid'])}`),
    ],
    holes: holes.map((row) => ({
      id: String(row['id']),
      title: String(row['title']),
      gameId: String(row['game_id']),
    })),
    games: await count('session'),
    entries: await count('whole_log'),
  };
}

/** Of the database, in bytes. */
export async function databaseSize(sql: SqlDriver): Promise<number> {
  const pragma = async (name: string) => Number((await sql.get(`PRAGMA ${name}`))?.[name]);
  return (await pragma('page_count')) * (await pragma('page_size'));
}
