import { field, optional, text, whole, type At, type Refusal, type Result, type Seat } from '@/engine';
import { findRow, json, readRows, type BadRow, type Found } from './badRow';
import type { SqlDriver, SqlStatements, SqlValue } from './driver';
import { isLogged } from './loggedGame';
import { logResult, recordLogged, type NewLoggedGame } from './logResult';
import { sessionsWhere, type SessionFilter } from './sessionFilter';
import { sessionOptions, type SessionOptions } from './sessionOptions';
import { RECORD_VERSION, writeAbout, writeSearchLine } from './writeRecord';

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
  /** What somebody wrote about it in the history. */
  readonly note: string;
  readonly groupId: string | null;
  /** Logged after the fact: it has a result and no log, and cannot be opened as a table. */
  readonly logged: boolean;
}

export interface NewSession extends Pick<
  SessionRecord,
  'id' | 'gameId' | 'gameVersion' | 'config' | 'title' | 'createdAt' | 'summary'
> {
  /** Who sits at it: the history finds it by them at once. Without them it is found after the next start. */
  readonly seats?: readonly Seat[];
  /** The group that was sat down as one. */
  readonly groupId?: string | null;
}

/** A game as the history shows it; how it ended is null while it goes on. */
export interface HistoryItem extends SessionRecord {
  readonly outcome: {
    readonly edition: string | null;
    readonly scenario: string | null;
    readonly cooperative: boolean;
    readonly won: boolean | null;
    readonly minutes: number | null;
  } | null;
}

/** A place in the history. It stays right while games are added: pages neither repeat nor shift. */
export interface SessionCursor {
  readonly updatedAt: number;
  readonly id: string;
}

/** How long a deleted game can be brought back. */
export const BIN_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export interface SessionPage {
  readonly sessions: readonly HistoryItem[];
  readonly bad: readonly BadRow[];
  /** Where the next page begins, or null at the end. */
  readonly next: SessionCursor | null;
}

export interface Sessions {
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
  /** What is in the bin, last deleted first. */
  deleted(): Promise<{ readonly sessions: readonly SessionRecord[]; readonly bad: readonly BadRow[] }>;
  /** The game to continue in one tap. */
  latestUnfinished(): Promise<Found<SessionRecord>>;
  rename(id: string, title: string): Promise<boolean>;
  /** What somebody has to say about the game, afterwards or meanwhile. */
  setNote(id: string, note: string): Promise<boolean>;
  setGroup(id: string, groupId: string | null): Promise<boolean>;
  /** A game that was played without the app, or such a game once more, in other words. */
  logResult(game: NewLoggedGame): Promise<Result<null, Refusal>>;
  /** Makes the result of such a game anew from what it keeps of itself. */
  recordLogged(id: string): Promise<boolean>;
  softDelete(id: string, at: number): Promise<boolean>;
  restore(id: string): Promise<boolean>;
  /** For good, with its whole log. Only out of the bin: false for a session that was not soft-deleted before. */
  purge(id: string): Promise<boolean>;
  /** What has been in the bin for more than 30 days. Answers how many went. */
  purgeExpired(now: number): Promise<number>;
}

export function createSessions(sql: SqlDriver): Sessions {
  const change = async (statement: string, params: readonly SqlValue[]) =>
    (await sql.run(statement, params)).changes > 0;

  /** A game is found by what is written here, so both change together. */
  const rewrite = (id: string, line: 'title' | 'note', words: string) =>
    sql.tx(async (tx) => {
      const { changes } = await tx.run(`UPDATE session SET ${line} = ? WHERE id = ?`, [words, id]);
      await writeSearchLine(tx, id, line, words);
      return changes > 0;
    });

  const purge = (id: string) =>
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
    });

  return {
    create: async ({ seats, ...session }) => {
      if (seats === undefined) return insertSession(sql, session);
      return sql.tx(async (tx) => {
        if (!(await insertSession(tx, session))) return false;
        await writeAbout(tx, { ...session, note: '', seats, notes: [] }, RECORD_VERSION);
        return true;
      });
    },

    get: async (id) =>
      findRow('session', id, await sql.get('SELECT * FROM session WHERE id = ?', [id]), readSession),

    page: async ({ before = null, limit, filter = {} }) => {
      const where = sessionsWhere(filter);
      // The index of the history picks; only what is shown is read. The row value comparison walks that index.
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
      const { rows: sessions, bad } = readRows('session', shown, readHistoryItem);
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

    rename: (id, title) => rewrite(id, 'title', title),
    setNote: (id, note) => rewrite(id, 'note', note),
    setGroup: (id, groupId) => change('UPDATE session SET group_id = ? WHERE id = ?', [groupId, id]),
    logResult: (game) => logResult(sql, game),
    recordLogged: (id) => recordLogged(sql, id),
    softDelete: (id, at) =>
      change('UPDATE session SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL', [at, id]),
    restore: (id) => change('UPDATE session SET deleted_at = NULL WHERE id = ?', [id]),

    purge,
    purgeExpired: async (now) => {
      const rows = await sql.all('SELECT id FROM session WHERE deleted_at < ?', [now - BIN_DAYS * DAY]);
      for (const row of rows) await purge(String(row['id']));
      return rows.length;
    },
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

function readHistoryItem(at: At): HistoryItem {
  const said = (key: string) => Boolean(field(at, key).value);
  const finished = field(at, 'result_id').value !== null;
  return {
    ...readSession(at),
    outcome: finished
      ? {
          edition: optional(field(at, 'edition'), text, null),
          scenario: optional(field(at, 'scenario'), text, null),
          cooperative: said('cooperative'),
          won: field(at, 'won').value === null ? null : said('won'),
          minutes: optional(field(at, 'minutes'), whole, null),
        }
      : null,
  };
}

function readSession(at: At): SessionRecord {
  const config = json(field(at, 'config'));
  return {
    id: text(field(at, 'id')),
    gameId: text(field(at, 'game_id')),
    gameVersion: whole(field(at, 'game_version')),
    config,
    title: String(field(at, 'title').value),
    createdAt: whole(field(at, 'created_at')),
    updatedAt: whole(field(at, 'updated_at')),
    finishedAt: optional(field(at, 'finished_at'), whole, null),
    deletedAt: optional(field(at, 'deleted_at'), whole, null),
    summary: json(field(at, 'summary')),
    note: String(field(at, 'note').value),
    groupId: optional(field(at, 'group_id'), text, null),
    logged: isLogged(config),
  };
}
