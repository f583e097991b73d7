import { checksumOf } from './checksum';
import type { Values } from './format';
import type { StoredGame } from './gathering';
import { judgeGame, type OurGame, type Reads } from './judgeGame';
import type { RestoreWriter } from './restoreWriter';

export interface GameMark {
  readonly id: string;
  readonly title: string;
  readonly gameId: string;
}

export interface GameConflict extends GameMark {
  /** How many entries are the same in both. */
  readonly common: number;
  readonly ours: OurGame;
  readonly theirs: OurGame;
}

export interface GamesReport {
  readonly games: {
    readonly new: number;
    readonly same: number;
    /** Ours goes further than the file: it stays as it is. */
    readonly behind: number;
    /** How many of all these are in the bin here and stay there. */
    readonly inBin: number;
    /** Conflicts that were (or would be) added as games of their own. */
    readonly copied: number;
  };
  readonly updated: readonly (GameMark & { readonly entries: number })[];
  readonly conflicts: readonly GameConflict[];
}

export interface GameMerge {
  take(game: StoredGame): Promise<void>;
  report(): GamesReport;
}

export function createGameMerge(
  sql: Reads,
  pen: RestoreWriter,
  conflicts: 'keep-ours' | 'keep-both',
): GameMerge {
  const games = { new: 0, same: 0, behind: 0, inBin: 0, copied: 0 };
  const updated: (GameMark & { entries: number })[] = [];
  const found: GameConflict[] = [];

  async function take(game: StoredGame): Promise<void> {
    const verdict = await judgeGame(sql, game);
    switch (verdict.kind) {
      case 'new':
        games.new += 1;
        return insertGame(pen, await settled(sql, game));
      case 'same':
      case 'behind':
        games[verdict.kind] += 1;
        if (await isInBin(sql, game)) games.inBin += 1;
        return;
      case 'ahead': {
        const entries = game.entries.slice(verdict.from);
        updated.push({ ...markOf(game), entries: entries.length });
        return continueGame(pen, (await settled(sql, game)).session, entries);
      }
      case 'conflict':
        found.push({ ...markOf(game), common: verdict.common, ours: verdict.ours, theirs: about(game) });
        if (conflicts === 'keep-both') await addCopy(game);
    }
  }

  /** Its id follows from what it holds: the same history is not copied twice. */
  async function addCopy(game: StoredGame): Promise<void> {
    const copy = copyOf(game);
    if ((await judgeGame(sql, copy)).kind !== 'new') return;
    games.copied += 1;
    await insertGame(pen, await settled(sql, copy));
  }

  return { take, report: () => ({ games: { ...games }, updated, conflicts: found }) };
}

export async function insertGame(pen: RestoreWriter, { session, entries }: StoredGame): Promise<void> {
  await pen.insert('session', [session]);
  await pen.insert('entry', entries);
  // Writing an entry marks its game as just played; put its old time back.
  await pen.run('UPDATE session SET updated_at = ? WHERE id = ?', [
    session['updated_at'] ?? null,
    session['id'] ?? null,
  ]);
}

/**
 * What follows from the log comes with it. What a person wrote here stays: note, title and group are taken from theirs
 * only where we have none. A copy that was played on takes the game out of the bin, but never puts it there.
 */
async function continueGame(pen: RestoreWriter, session: Values, entries: readonly Values[]): Promise<void> {
  await pen.insert('entry', entries);
  const value = (name: string) => session[name] ?? null;
  // A result logged afterwards comes with its title; a game that was played keeps ours.
  const title = entries.length === 0 ? '?5' : "coalesce(nullif(title, ''), ?5)";
  await pen.run(
    `UPDATE session SET game_version = ?2, config = ?3, summary = ?4, title = ${title},
       note = coalesce(nullif(note, ''), ?6), group_id = coalesce(group_id, ?7),
       updated_at = max(updated_at, ?8), finished_at = ?9, deleted_at = iif(?10 IS NULL, NULL, deleted_at)
     WHERE id = ?1`,
    [
      'id',
      'game_version',
      'config',
      'summary',
      'title',
      'note',
      'group_id',
      'updated_at',
      'finished_at',
      'deleted_at',
    ].map(value),
  );
  // Without new entries (an edited result) nothing else marks the record as out of date.
  await pen.run('UPDATE record SET version = 0 WHERE session_id = ?', [value('id')]);
}

/** A game handed over comes without the group it had on the other phone. */
async function settled(sql: Reads, game: StoredGame): Promise<StoredGame> {
  const group = game.session['group_id'] ?? null;
  if (group === null) return game;
  if ((await sql.get('SELECT 1 FROM player_group WHERE id = ?', [group])) !== null) return game;
  return { ...game, session: { ...game.session, group_id: null } };
}

async function isInBin(sql: Reads, { session }: StoredGame): Promise<boolean> {
  const row = await sql.get('SELECT 1 FROM session WHERE id = ? AND deleted_at IS NOT NULL', [
    session['id'] ?? null,
  ]);
  return row !== null && session['deleted_at'] === null;
}

function copyOf({ session, entries }: StoredGame): StoredGame {
  const history = JSON.stringify([
    session['id'],
    session['config'],
    entries.map(({ seq, body }) => [seq, body]),
  ]);
  const hash = checksumOf(new TextEncoder().encode(history));
  const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return { session: { ...session, id }, entries: entries.map((entry) => ({ ...entry, session_id: id })) };
}

function markOf({ session }: StoredGame): GameMark {
  return { id: String(session['id']), title: String(session['title']), gameId: String(session['game_id']) };
}

function about({ session, entries }: StoredGame): OurGame {
  return { entries: entries.length, updatedAt: Number(session['updated_at']) };
}
