import { listOf, number, text, type Read } from '@/engine';
import { readRows } from './badRow';
import type { SqlDriver } from './driver';
import { jsonOf, row } from './row';
import { startOfYear } from './sessionFilter';

/** What the games in the history can be filtered by, finished or not, the bin left out. */
const optionsRow = row({
  games: jsonOf(listOf(text)),
  /** Newest first. */
  years: jsonOf(listOf(number())),
});
export type SessionOptions = Read<typeof optionsRow>;

export async function sessionOptions(sql: SqlDriver): Promise<SessionOptions> {
  const ends = await sql.get(
    `SELECT (SELECT min(updated_at) FROM session WHERE deleted_at IS NULL) AS first,
       (SELECT max(updated_at) FROM session WHERE deleted_at IS NULL) AS last`,
  );
  if (ends === null || ends['first'] === null) return { games: [], years: [] };
  const newest = new Date(Number(ends['last'])).getFullYear();
  const oldest = new Date(Number(ends['first'])).getFullYear();
  // Years are local: only this side knows when they begin.
  const years = Array.from({ length: Math.min(newest - oldest + 1, MOST_YEARS) }, (_, i) => newest - i);
  const rows = await sql.all(
    `SELECT (SELECT json_group_array(game_id) FROM
         (SELECT DISTINCT game_id FROM session WHERE deleted_at IS NULL ORDER BY game_id)) AS games,
       (SELECT json_group_array(json_extract(value, '$[0]')) FROM json_each(?) WHERE EXISTS (
         SELECT 1 FROM session WHERE deleted_at IS NULL
         AND updated_at >= json_extract(value, '$[1]') AND updated_at < json_extract(value, '$[2]'))) AS years`,
    [JSON.stringify(years.map((year) => [year, startOfYear(year), startOfYear(year + 1)]))],
  );
  const { rows: read } = readRows('session', rows, optionsRow);
  return read[0] ?? { games: [], years: [] };
}

/** A clock that was wrong once must not make a list of thousands. */
const MOST_YEARS = 100;
