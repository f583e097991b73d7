import { readJson } from '../badRow';
import type { SqlStatements } from '../driver';
import { loggedGame } from '../loggedGame';
import type { StoredGame } from './gathering';

/** How a game of a file compares with the one of the same id that is here. */
export type Verdict =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  /** Ours goes on where theirs ends. */
  | { readonly kind: 'behind' }
  /** Theirs goes on where ours ends: their entries from this position of the list are new. */
  | { readonly kind: 'ahead'; readonly from: number }
  /** Two histories of one game: they part after this many entries. */
  | { readonly kind: 'conflict'; readonly common: number; readonly ours: OurGame };

export interface OurGame {
  readonly entries: number;
  readonly updatedAt: number;
}

export type Reads = Pick<SqlStatements, 'all' | 'get'>;

export async function judgeGame(sql: Reads, { session, entries }: StoredGame): Promise<Verdict> {
  const id = String(session['id']);
  const row = await sql.get('SELECT * FROM session WHERE id = ?', [id]);
  if (row === null) return { kind: 'new' };
  const log = await sql.all('SELECT seq, body FROM whole_log WHERE session_id = ? ORDER BY seq', [id]);
  const ours = { entries: log.length, updatedAt: Number(row['updated_at']) };
  if (row['game_id'] !== session['game_id']) return { kind: 'conflict', common: 0, ours };
  if (log.length === 0 && entries.length === 0)
    return judgeWithoutLog(row['config'], session['config'], ours);
  if (row['config'] !== session['config']) return { kind: 'conflict', common: 0, ours };
  const shorter = Math.min(log.length, entries.length);
  for (let i = 0; i < shorter; i += 1)
    if (log[i]?.['seq'] !== entries[i]?.['seq'] || log[i]?.['body'] !== entries[i]?.['body'])
      return { kind: 'conflict', common: i, ours };
  if (entries.length > shorter) {
    // The log of a shared table grows only at the table: what goes on elsewhere is another game.
    const shared = await sql.get('SELECT 1 FROM share WHERE session_id = ?', [id]);
    return shared ? { kind: 'conflict', common: shorter, ours } : { kind: 'ahead', from: shorter };
  }
  return { kind: log.length > shorter ? 'behind' : 'same' };
}

/** Of a game logged after the fact the version written last counts; a game not played yet has one version. */
function judgeWithoutLog(config: unknown, theirs: unknown, ours: OurGame): Verdict {
  if (config === theirs) return { kind: 'same' };
  const [here, there] = [editedAt(config), editedAt(theirs)];
  if (here === null || there === null) return { kind: 'conflict', common: 0, ours };
  return there > here ? { kind: 'ahead', from: 0 } : { kind: 'behind' };
}

function editedAt(config: unknown): number | null {
  const logged = readJson(config, loggedGame);
  return logged.ok ? logged.value.editedAt : null;
}
