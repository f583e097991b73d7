import type { Seat } from '@/engine';
import type { SqlStatements, SqlValue } from './driver';
import { foldText } from './foldText';
import { shareOf, type GameResult } from './gameResult';
import { resolvePlayer } from './resolvePlayer';

/**
 * Raised when what is derived from a game changes its shape: every older record is then made anew at the next start.
 */
export const RECORD_VERSION = 1;

/** The whole table together, among the sources of points. */
export const WHOLE_TABLE = -1;

export interface SessionAbout {
  readonly id: string;
  readonly title: string;
  /** What somebody wrote about the game in the history. */
  readonly note: string;
  readonly seats: readonly Pick<Seat, 'id' | 'name'>[];
  /** What people wrote during the game. */
  readonly notes: readonly string[];
}

/** What a list finds a session by: its people and its words. One line each for what can change by itself. */
export async function writeAbout(tx: SqlStatements, about: SessionAbout, version: number): Promise<void> {
  const { id, note, title, seats, notes } = about;
  const rest = [...seats.map(({ name }) => name), ...notes];
  const search = [note, title, rest.join(' ')].map(foldText).join('\n');
  await tx.run(
    `INSERT INTO record (session_id, version, search) VALUES (?, ?, ?)
     ON CONFLICT (session_id) DO UPDATE SET version = excluded.version, search = excluded.search`,
    [id, version, search],
  );
  await tx.run('DELETE FROM session_player WHERE session_id = ?', [id]);
  for (const seat of seats) {
    const player = await resolvePlayer(tx, seat.id);
    if (player !== null)
      await tx.run(
        'INSERT INTO session_player (session_id, seat, player_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        [id, seat.id, player],
      );
  }
}

/** Puts the note or the title of a session into what it is found by, if it is recorded yet. */
export async function writeSearchLine(
  tx: SqlStatements,
  id: string,
  line: 'note' | 'title',
  text: string,
): Promise<void> {
  const row = await tx.get('SELECT search FROM record WHERE session_id = ?', [id]);
  if (row === null) return;
  const lines = String(row['search']).split('\n');
  lines[line === 'note' ? 0 : 1] = foldText(text);
  await tx.run('UPDATE record SET search = ? WHERE session_id = ?', [lines.join('\n'), id]);
}

/** In place of any earlier one. The session's own row says which game it is, when it ended and whether it counts. */
export async function writeResult(tx: SqlStatements, id: string, result: GameResult): Promise<void> {
  await removeResult(tx, id);
  const session = await tx.get('SELECT finished_at FROM session WHERE id = ?', [id]);
  const finishedAt = Number(session?.['finished_at']);
  await tx.run(
    `INSERT INTO result (session_id, counted, game_id, edition, scenario, cooperative, won, highest_wins,
       player_count, group_id, started_at, finished_at, month, minutes)
     SELECT id, deleted_at IS NULL, game_id, ?2, ?3, ?4, ?5, ?6, ?7, group_id, created_at, finished_at, ?8, ?9
     FROM session WHERE id = ?1`,
    [
      id,
      result.edition,
      result.scenario,
      Number(result.cooperative),
      result.won === null ? null : Number(result.won),
      Number(result.highestWins),
      result.players.length,
      monthOf(finishedAt),
      result.minutes,
    ],
  );
  const row = await tx.get('SELECT id FROM result WHERE session_id = ?', [id]);
  const resultId = Number(row?.['id']);
  await insert(tx, 'result_player', await playerRows(tx, resultId, finishedAt, result));
  await insert(tx, 'result_source', sourceRows(resultId, result));
}

export async function removeResult(tx: SqlStatements, id: string): Promise<void> {
  await tx.run('DELETE FROM result WHERE session_id = ?', [id]);
}

/**
 * A game whose people all belong to one group is that group's; guests do not matter. Where several groups fit, the
 * one that is complete counts. What a game once belongs to it keeps, whoever joins or leaves the group later.
 */
export async function assignGroups(tx: SqlStatements, session: string | null): Promise<void> {
  await tx.run(
    `UPDATE session SET group_id = (
       SELECT CASE WHEN count(*) = 1 THEN max(id)
                   WHEN sum(size = seated) = 1 THEN max(CASE WHEN size = seated THEN id END) END
       FROM (
         SELECT player_group.id,
           (SELECT count(*) FROM group_member WHERE group_id = player_group.id) AS size,
           (SELECT count(*) FROM session_player WHERE session_id = session.id) AS seated
         FROM player_group
         WHERE NOT EXISTS (
           SELECT 1 FROM session_player AS sat WHERE sat.session_id = session.id
           AND NOT EXISTS (
             SELECT 1 FROM group_member WHERE group_id = player_group.id AND player_id = sat.player_id
           )
         )
       )
     )
     WHERE group_id IS NULL AND finished_at IS NOT NULL AND (?1 IS NULL OR id = ?1)
     AND (SELECT count(*) FROM session_player WHERE session_id = session.id) >= 2`,
    [session],
  );
}

/** 202511: the month on the wall where the game ended. */
export function monthOf(time: number): number {
  const date = new Date(time);
  return date.getFullYear() * 100 + date.getMonth() + 1;
}

async function playerRows(
  tx: SqlStatements,
  resultId: number,
  finishedAt: number,
  result: GameResult,
): Promise<readonly (readonly SqlValue[])[]> {
  const rows: (readonly SqlValue[])[] = [];
  for (const [position, player] of result.players.entries()) {
    const { seat, name, colour, role, score, rank, winner, startPlayer } = player;
    rows.push([
      resultId,
      position,
      seat,
      await resolvePlayer(tx, seat),
      finishedAt,
      name,
      colour,
      role,
      score,
      rank,
      Number(winner),
      shareOf(result, player),
      Number(startPlayer),
    ]);
  }
  return rows;
}

function sourceRows(resultId: number, { players }: GameResult): readonly (readonly SqlValue[])[] {
  const table = new Map<string, number>();
  const rows: (readonly SqlValue[])[] = [];
  for (const [position, { sources }] of players.entries()) {
    const own = new Map<string, number>();
    for (const { source, points } of sources) {
      own.set(source, (own.get(source) ?? 0) + points);
      table.set(source, (table.get(source) ?? 0) + points);
    }
    rows.push(...[...own].map(([source, points]) => [resultId, position, source, points]));
  }
  return [...[...table].map(([source, points]) => [resultId, WHOLE_TABLE, source, points]), ...rows];
}

/** One statement: on the web each one is a message to the worker and back. */
async function insert(
  tx: SqlStatements,
  table: 'result_player' | 'result_source',
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const marks = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
  await tx.run(`INSERT INTO ${table} VALUES ${marks}`, rows.flat());
}
