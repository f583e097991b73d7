import { field, optional, text, whole, type At } from '@/engine';
import { findRow, json, readRows, type BadRow, type Found } from './badRow';
import type { SqlDriver } from './driver';

/** What is known of a game without its log. Config and summary are the game's own: opaque JSON here. */
export interface SessionRecord {
  readonly id: string;
  readonly gameId: string;
  /** The game's `stateVersion` when the session was created. */
  readonly gameVersion: number;
  readonly config: unknown;
  readonly title: string;
  readonly createdAt: number;
  /** When the newest entry of its log was written. */
  readonly updatedAt: number;
  readonly finishedAt: number | null;
  readonly deletedAt: number | null;
  /** What a list shows of it (players, scores, progress), kept so that lists read no logs. */
  readonly summary: unknown;
}

export type NewSession = Pick<
  SessionRecord,
  'id' | 'gameId' | 'gameVersion' | 'config' | 'title' | 'createdAt' | 'summary'
>;

/** A place in the history. It stays right while games are added: pages neither repeat nor shift. */
export interface SessionCursor {
  readonly updatedAt: number;
  readonly id: string;
}

export interface SessionPage {
  readonly sessions: readonly SessionRecord[];
  readonly bad: readonly BadRow[];
  /** Where the next page begins, or null at the end. */
  readonly next: SessionCursor | null;
}

export interface Sessions {
  /** False if a session of this id is there already. */
  create(session: NewSession): Promise<boolean>;
  get(id: string): Promise<Found<SessionRecord>>;
  /** Newest first by `updatedAt`; what is in the bin is left out. */
  page(options: { readonly before?: SessionCursor | null; readonly limit: number }): Promise<SessionPage>;
  /** How many there are, the bin left out. */
  count(): Promise<number>;
  /** What is in the bin, last deleted first. */
  deleted(): Promise<{ readonly sessions: readonly SessionRecord[]; readonly bad: readonly BadRow[] }>;
  /** The game to continue in one tap. */
  latestUnfinished(): Promise<Found<SessionRecord>>;
  updateSummary(id: string, summary: unknown): Promise<boolean>;
  rename(id: string, title: string): Promise<boolean>;
  finish(id: string, at: number): Promise<boolean>;
  reopen(id: string): Promise<boolean>;
  softDelete(id: string, at: number): Promise<boolean>;
  restore(id: string): Promise<boolean>;
  /** For good, with its whole log. Only out of the bin: false for a session that was not soft-deleted before. */
  purge(id: string): Promise<boolean>;
}

export function createSessions(sql: SqlDriver): Sessions {
  const change = async (statement: string, params: readonly (string | number | null)[]) =>
    (await sql.run(statement, params)).changes > 0;

  return {
    create: (session) =>
      change(
        `INSERT INTO session (id, game_id, game_version, config, title, created_at, updated_at, summary)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        [
          session.id,
          session.gameId,
          session.gameVersion,
          JSON.stringify(session.config),
          session.title,
          session.createdAt,
          session.createdAt,
          JSON.stringify(session.summary ?? null),
        ],
      ),

    get: async (id) =>
      findRow('session', id, await sql.get('SELECT * FROM session WHERE id = ?', [id]), readSession),

    page: async ({ before = null, limit }) => {
      // One more than asked for says whether there is a next page. The row value comparison walks the index.
      const rows = before
        ? await sql.all(
            `SELECT * FROM session WHERE deleted_at IS NULL AND (updated_at, id) < (?, ?)
             ORDER BY updated_at DESC, id DESC LIMIT ?`,
            [before.updatedAt, before.id, limit + 1],
          )
        : await sql.all(
            `SELECT * FROM session WHERE deleted_at IS NULL
             ORDER BY updated_at DESC, id DESC LIMIT ?`,
            [limit + 1],
          );
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const { rows: sessions, bad } = readRows('session', shown, readSession);
      const next =
        rows.length > limit && last
          ? { updatedAt: Number(last['updated_at']), id: String(last['id']) }
          : null;
      return { sessions, bad, next };
    },

    count: async () =>
      Number((await sql.get('SELECT count(*) AS n FROM session WHERE deleted_at IS NULL'))?.['n']),

    deleted: async () => {
      const { rows: sessions, bad } = readRows(
        'session',
        await sql.all('SELECT * FROM session WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, id'),
        readSession,
      );
      return { sessions, bad };
    },

    latestUnfinished: async () => {
      const row = await sql.get(
        `SELECT * FROM session WHERE deleted_at IS NULL AND finished_at IS NULL
         ORDER BY updated_at DESC, id DESC LIMIT 1`,
      );
      return findRow('session', String(row?.['id']), row, readSession);
    },

    updateSummary: (id, summary) =>
      change('UPDATE session SET summary = ? WHERE id = ?', [JSON.stringify(summary ?? null), id]),
    rename: (id, title) => change('UPDATE session SET title = ? WHERE id = ?', [title, id]),
    finish: (id, at) =>
      change('UPDATE session SET finished_at = ? WHERE id = ? AND finished_at IS NULL', [at, id]),
    reopen: (id) => change('UPDATE session SET finished_at = NULL WHERE id = ?', [id]),
    softDelete: (id, at) =>
      change('UPDATE session SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL', [at, id]),
    restore: (id) => change('UPDATE session SET deleted_at = NULL WHERE id = ?', [id]),

    purge: (id) =>
      sql.tx(async (tx) => {
        // The mark opens the triggers that guard the log, for this session and until the end of this transaction.
        const mark = await tx.run(
          'INSERT INTO purge (session_id) SELECT id FROM session WHERE id = ? AND deleted_at IS NOT NULL',
          [id],
        );
        if (mark.changes === 0) return false;
        await tx.run('DELETE FROM entry WHERE session_id = ?', [id]);
        await tx.run('DELETE FROM snapshot WHERE session_id = ?', [id]);
        await tx.run('DELETE FROM draft WHERE session_id = ?', [id]);
        await tx.run('DELETE FROM session WHERE id = ?', [id]);
        await tx.run('DELETE FROM purge WHERE session_id = ?', [id]);
        return true;
      }),
  };
}

function readSession(at: At): SessionRecord {
  return {
    id: text(field(at, 'id')),
    gameId: text(field(at, 'game_id')),
    gameVersion: whole(field(at, 'game_version')),
    config: json(field(at, 'config')),
    title: String(field(at, 'title').value),
    createdAt: whole(field(at, 'created_at')),
    updatedAt: whole(field(at, 'updated_at')),
    finishedAt: optional(field(at, 'finished_at'), whole, null),
    deletedAt: optional(field(at, 'deleted_at'), whole, null),
    summary: json(field(at, 'summary')),
  };
}
