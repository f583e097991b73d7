import { andThen, listOf, maybe, moment, number, shape, shapeOf, text, type Read, type Seat } from '@/engine';
import { findRow, readRows, type BadRow, type Found } from './badRow';
import type { SqlDriver } from './driver';
import { seatResult, type GameResult } from './gameResult';
import { jsonOf, row, said, saidOrNull, words } from './row';
import { gamesWhere, type ResultFilter } from './statistics/resultFilter';
import { assignGroups, RECORD_VERSION, removeResult, writeAbout, writeResult } from './writeRecord';

/** What follows from a session's log, to be written down in one go. */
export interface SessionProgress {
  readonly id: string;
  /** How long the log was when this was made: if the log on the disk has another length, this is not kept. */
  readonly length: number;
  readonly summary: unknown;
  readonly seats: readonly Seat[];
  /** How it ended, or null while it goes on. */
  readonly ending: {
    /** When; a game that was finished before keeps its time. */
    readonly at: number;
    readonly result: GameResult;
    /** What people wrote during the game: search finds it by that. */
    readonly notes: readonly string[];
  } | null;
}

const inRoster = shape({
  /** Who it is in the roster today; null for a guest. */
  playerId: maybe(text),
  /** Share of the win: 1, or less where it is shared. */
  share: shapeOf((at) => Number(at.value)),
});
const storedSeat = andThen(seatResult, () => inRoster);

const resultRow = row({
  sessionId: text,
  gameId: text,
  title: words,
  note: words,
  groupId: maybe(text),
  startedAt: moment,
  finishedAt: moment,
  edition: maybe(text),
  scenario: maybe(text),
  cooperative: said,
  won: saidOrNull,
  highestWins: said,
  minutes: maybe(number()),
  players: jsonOf(listOf(storedSeat)),
});
export type StoredResult = Read<typeof resultRow>;

export interface ResultCursor {
  readonly finishedAt: number;
  readonly sessionId: string;
}

export interface ResultPage {
  readonly results: readonly StoredResult[];
  readonly bad: readonly BadRow[];
  readonly next: ResultCursor | null;
}

export interface Results {
  /** The figures of a session, whether it is finished, and if so its result: all or nothing. False if not kept. */
  save(progress: SessionProgress): Promise<boolean>;
  /** Also of a game in the bin. */
  get(sessionId: string): Promise<Found<StoredResult>>;
  /** Whole results, newest first, the bin left out: for tables and other programs. */
  page(options: {
    readonly filter?: ResultFilter;
    readonly before?: ResultCursor | null;
    readonly limit: number;
  }): Promise<ResultPage>;
  /** Sessions whose record is missing or out of date, also in the bin, in the order of their ids after `after`. */
  missing(options: { readonly after?: string; readonly limit: number }): Promise<readonly string[]>;
}

export function createResults(sql: SqlDriver): Results {
  return {
    save: ({ id, length, summary, seats, ending }) =>
      sql.tx(async (tx) => {
        const known = await tx.get(
          `SELECT title, note, (SELECT count(*) FROM whole_log WHERE session_id = session.id) AS length,
             EXISTS (SELECT 1 FROM record WHERE session_id = session.id) AS recorded
           FROM session WHERE id = ?`,
          [id],
        );
        if (known === null || Number(known['length']) !== length) return false;
        await tx.run(
          `UPDATE session SET summary = ?2, finished_at = CASE WHEN ?3 IS NULL THEN NULL ELSE coalesce(finished_at, ?3) END
           WHERE id = ?1`,
          [id, JSON.stringify(summary ?? null), ending?.at ?? null],
        );
        const about = { id, title: String(known['title']), note: String(known['note']), seats };
        if (ending === null) {
          await removeResult(tx, id);
          // The seats are the same: while the game goes on, search has nothing new to find it by.
          if (known['recorded'] !== 1) await writeAbout(tx, { ...about, notes: [] }, RECORD_VERSION);
          else await tx.run('UPDATE record SET version = ? WHERE session_id = ?', [RECORD_VERSION, id]);
          return true;
        }
        await writeAbout(tx, { ...about, notes: ending.notes }, RECORD_VERSION);
        await writeResult(tx, id, ending.result);
        await assignGroups(tx, id);
        return true;
      }),

    get: async (sessionId) =>
      findRow(
        'result',
        sessionId,
        await sql.get(`SELECT ${COLUMNS} WHERE r.session_id = ?`, [sessionId]),
        resultRow,
      ),

    page: async ({ filter = {}, before = null, limit }) => {
      const where = gamesWhere(filter);
      const rows = await sql.all(
        `SELECT ${COLUMNS} WHERE ${where.text} ${before ? 'AND (r.finished_at, r.session_id) < (?, ?)' : ''}
         ORDER BY r.finished_at DESC, r.session_id DESC LIMIT ?`,
        [...where.params, ...(before ? [before.finishedAt, before.sessionId] : []), limit + 1],
      );
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const { rows: results, bad } = readRows('result', shown, resultRow, (found) => found['session_id']);
      const next =
        rows.length > limit && last
          ? { finishedAt: Number(last['finished_at']), sessionId: String(last['session_id']) }
          : null;
      return { results, bad, next };
    },

    missing: async ({ after = '', limit }) => {
      const rows = await sql.all(
        `SELECT id FROM session WHERE id > ?1 AND NOT EXISTS
           (SELECT 1 FROM record WHERE session_id = session.id AND version = ?2)
         ORDER BY id LIMIT ?3`,
        [after, RECORD_VERSION, limit],
      );
      return rows.map((found) => String(found['id']));
    },
  };
}

/** One row per game, its seats and their points inside as JSON. */
const COLUMNS = `r.*, s.title, s.note, (
    SELECT json_group_array(json_object(
      'seat', seat, 'name', name, 'colour', colour, 'role', role, 'score', score, 'rank', rank,
      'winner', json(iif(winner, 'true', 'false')), 'startPlayer', json(iif(start_player, 'true', 'false')),
      'playerId', player_id, 'share', share,
      'sources', (SELECT json_group_array(json_object('source', source.name, 'points', q.points))
        FROM result_source AS q JOIN source ON source.id = q.source_id
        WHERE q.result_id = p.result_id AND q.position = p.position)))
    FROM (SELECT * FROM result_player WHERE result_id = r.id ORDER BY position) AS p
  ) AS players
  FROM result AS r JOIN session AS s ON s.id = r.session_id`;
