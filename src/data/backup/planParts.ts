import type { SqlDriver } from '../driver';
import { EVERYTHING, type Part } from './writeBackup';

/** How much one file may hold, well below what a restore takes. */
export interface PartSize {
  readonly rows: number;
  /** Estimated, on the high side. */
  readonly bytes: number;
}

const ONE_FILE: PartSize = { rows: 800_000, bytes: 150 * 1024 * 1024 };
const GAMES = 500;
/** The names around the values of a line. Quotes within a text are written with a backslash: at most twice its size. */
const LINE = 150;
const ESCAPED = 2;

/** A file too big to restore is no backup: the games are then split over several. */
export async function planParts(sql: SqlDriver, most: PartSize = ONE_FILE): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let open = EVERYTHING;
  let size: PartSize = { rows: 0, bytes: 0 };
  let last = '';
  for await (const game of sizesOf(sql)) {
    const isOver = size.rows + game.rows > most.rows || size.bytes + game.bytes > most.bytes;
    if (isOver && size.rows > 0) {
      parts.push({ ...open, upTo: last });
      open = { after: last, upTo: null };
      size = { rows: 0, bytes: 0 };
    }
    size = { rows: size.rows + game.rows, bytes: size.bytes + game.bytes };
    last = game.id;
  }
  // The last part has no upper end, so that a game begun meanwhile fits in.
  return [...parts, open];
}

async function* sizesOf(sql: SqlDriver): AsyncGenerator<PartSize & { readonly id: string }, void, undefined> {
  for (let after = ''; ;) {
    const rows = await sql.all(
      `SELECT id, 1 + (SELECT count(*) FROM entry WHERE session_id = session.id) AS rows,
         length(config) + length(summary) + length(note)
           + (SELECT coalesce(sum(length(body)), 0) FROM entry WHERE session_id = session.id) AS text
       FROM session WHERE id > ? ORDER BY id LIMIT ${GAMES}`,
      [after],
    );
    for (const row of rows) {
      const lines = Number(row['rows']);
      yield { id: String(row['id']), rows: lines, bytes: lines * LINE + Number(row['text']) * ESCAPED };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = String(last['id']);
  }
}
