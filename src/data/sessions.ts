import type { Refusal, Result } from '@/engine';
import { findRow, readRows, type BadRow, type Found } from './badRow';
import type { SqlDriver, SqlStatements } from './driver';
import { logResult, recordLogged, type NewLoggedGame } from './logResult';
import { createSessionBin, type SessionBin } from './sessionBin';
import { sessionsWhere, type SessionFilter } from './sessionFilter';
import { sessionOptions, type SessionOptions } from './sessionOptions';
import {
  historyRow,
  sessionRow,
  type HistoryItem,
  type NewSession,
  type SessionRecord,
} from './sessionRecord';
import { RECORD_VERSION, writeAbout, writeSearchLine } from './writeRecord';

/** A place in the history. It stays right while games are added: pages neither repeat nor shift. */
export interface SessionCursor {
  readonly updatedAt: number;
  readonly id: string;
}

export interface SessionPage {
  readonly sessions: readonly HistoryItem[];
  readonly bad: readonly BadRow[];
  /** Where the next page begins, or null at the end. */
  readonly next: SessionCursor | null;
}

export interface Sessions extends SessionBin {
  /** False if a session of this id is there already. */
  create(session: NewSession): Promise<boolean>;
  get(id: string): Promise<Found<SessionRecord>>;
  /** Newest first by `updatedAt`; what is in the bin is left out. */
  page(options: {
    readonly before?: SessionCursor | null;
    readonly limit: number;
    readonly filter?: SessionFilter;
  }): Promise<SessionPage>;
  /** How many there are, the bin left out. */
  count(filter?: SessionFilter): Promise<number>;
  /** What the history can be filtered by. */
  options(): Promise<SessionOptions>;
  /** The game to continue in one tap; never one of `except`. */
  latestUnfinished(except?: readonly string[]): Promise<Found<SessionRecord>>;
  rename(id: string, title: string): Promise<boolean>;
  /** A note about the game, afterwards or meanwhile. */
  setNote(id: string, note: string): Promise<boolean>;
  setGroup(id: string, groupId: string | null): Promise<boolean>;
  /** A game that was played without the app, or a new version of one. */
  logResult(game: NewLoggedGame): Promise<Result<null, Refusal>>;
  /** Makes the result of such a game again from what its session keeps. */
  recordLogged(id: string): Promise<boolean>;
}

export function createSessions(sql: SqlDriver): Sessions {
  /** Search finds a game by this text, so both change together. */
  const rewrite = (id: string, line: 'title' | 'note', words: string) =>
    sql.tx(async (tx) => {
      const { changes } = await tx.run(`UPDATE session SET ${line} = ? WHERE id = ?`, [words, id]);
      await writeSearchLine(tx, id, line, words);
      return changes > 0;
    });

  return {
    ...createSessionBin(sql),

    create: async ({ seats, ...session }) => {
      if (seats === undefined) return insertSession(sql, session);
      return sql.tx(async (tx) => {
        if (!(await insertSession(tx, session))) return false;
        await writeAbout(tx, { ...session, note: '', seats, notes: [] }, RECORD_VERSION);
        return true;
      });
    },

    get: async (id) =>
      findRow('session', id, await sql.get('SELECT * FROM session WHERE id = ?', [id]), sessionRow),

    page: async ({ before = null, limit, filter = {} }) => {
      const where = sessionsWhere(filter);
      // The index of the history picks; only what is shown is read. The row value comparison uses that index.
      // One more than asked for says whether there is a next page.
      const rows = await sql.all(
        `SELECT session.*, r.id AS result_id, r.edition, r.scenario, r.cooperative, r.won, r.minutes
         FROM (
           SELECT session.rowid AS picked FROM session
           WHERE ${where.text} ${before ? 'AND (session.updated_at, session.id) < (?, ?)' : ''}
           ORDER BY session.updated_at DESC, session.id DESC LIMIT ?
         ) JOIN session ON session.rowid = picked LEFT JOIN result AS r ON r.session_id = session.id
         ORDER BY session.updated_at DESC, session.id DESC`,
        [...where.params, ...(before ? [before.updatedAt, before.id] : []), limit + 1],
      );
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const { rows: sessions, bad } = readRows('session', shown, historyRow);
      const next =
        rows.length > limit && last
          ? { updatedAt: Number(last['updated_at']), id: String(last['id']) }
          : null;
      return { sessions, bad, next };
    },

    count: async (filter = {}) => {
      const where = sessionsWhere(filter);
      const row = await sql.get(`SELECT count(*) AS n FROM session WHERE ${where.text}`, where.params);
      return Number(row?.['n']);
    },

    options: () => sessionOptions(sql),

    latestUnfinished: async (except = []) => {
      const row = await sql.get(
        `SELECT * FROM session WHERE deleted_at IS NULL AND finished_at IS NULL
           AND id NOT IN (SELECT value FROM json_each(?))
         ORDER BY updated_at DESC, id DESC LIMIT 1`,
        [JSON.stringify(except)],
      );
      return findRow('session', String(row?.['id']), row, sessionRow);
    },

    rename: (id, title) => rewrite(id, 'title', title),
    setNote: (id, note) => rewrite(id, 'note', note),
    setGroup: async (id, groupId) =>
      (await sql.run('UPDATE session SET group_id = ? WHERE id = ?', [groupId, id])).changes > 0,
    logResult: (game) => logResult(sql, game),
    recordLogged: (id) => recordLogged(sql, id),
  };
}

async function insertSession(sql: SqlStatements, session: Omit<NewSession, 'seats'>): Promise<boolean> {
  const { changes } = await sql.run(
    `INSERT INTO session (id, game_id, game_version, config, title, created_at, updated_at, summary, group_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      session.id,
      session.gameId,
      session.gameVersion,
      JSON.stringify(session.config),
      session.title,
      session.createdAt,
      session.createdAt,
      JSON.stringify(session.summary ?? null),
      session.groupId ?? null,
    ],
  );
  return changes > 0;
}
