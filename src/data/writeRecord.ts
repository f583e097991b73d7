import type { Seat } from '@/engine';
import type { SqlStatements } from './driver';
import { foldText } from './foldText';
import { shareOf, type GameResult } from './gameResult';
import { resolved } from './resolvePlayer';

/**
 * Raised when what is derived from a game changes its shape: every older record is then made again at the next start.
 */
export const RECORD_VERSION = 1;

export interface SessionAbout {
  readonly id: string;
  readonly title: string;
  /** What somebody wrote about the game in the history. */
  readonly note: string;
  readonly seats: readonly Pick<Seat, 'id' | 'name'>[];
  /** What people wrote during the game. */
  readonly notes: readonly string[];
}

/** What a list finds a session by: its people and its words. One line each for what can change on its own. */
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
  await tx.run(
    `INSERT INTO session_player (session_id, seat, player_id)
     SELECT ?1, value, player_id FROM (SELECT value, ${resolved('value')} AS player_id FROM json_each(?2))
     WHERE player_id IS NOT NULL ON CONFLICT DO NOTHING`,
    [id, JSON.stringify(seats.map((seat) => seat.id))],
  );
}

/** Adds the note or the title of a session to its search text, if it is recorded yet. */
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

/**
 * Replaces any earlier one. The session's own row says which game it is, when it ended and whether it counts. Seats
 * and sources go in as one value each: on the web every statement is a message to the worker and back.
 */
export async function writeResult(tx: SqlStatements, id: string, result: GameResult): Promise<void> {
  await removeResult(tx, id);
  const session = await tx.get('SELECT finished_at FROM session WHERE id = ?', [id]);
  const points = sourcesOf(result);
  await tx.run(
    `INSERT INTO result (session_id, counted, game_id, edition, scenario, cooperative, won, highest_wins,
       player_count, group_id, started_at, finished_at, month, minutes, sourced)
     SELECT id, deleted_at IS NULL, game_id, ?2, ?3, ?4, ?5, ?6, ?7, group_id, created_at, finished_at, ?8, ?9, ?10
     FROM session WHERE id = ?1`,
    [
      id,
      result.edition,
      result.scenario,
      Number(result.cooperative),
      result.won === null ? null : Number(result.won),
      Number(result.highestWins),
      result.players.length,
      monthOf(Number(session?.['finished_at'])),
      result.minutes,
      Number(points.length > 0),
    ],
  );
  const seats = result.players.map((player) => [
    player.seat,
    player.name,
    player.colour,
    player.role,
    player.score,
    player.rank,
    Number(player.winner),
    shareOf(result, player),
    Number(player.startPlayer),
  ]);
  await tx.run(
    `INSERT INTO result_player (result_id, position, finished_at, player_id, seat, name, colour, role, score, rank,
       winner, share, start_player)
     SELECT r.id, j.key, r.finished_at, ${resolved("json_extract(j.value, '$[0]')")},
       ${seats[0]?.map((_, i) => `json_extract(j.value, '$[${i}]')`).join(', ')}
     FROM result AS r JOIN json_each(?2) AS j WHERE r.session_id = ?1`,
    [id, JSON.stringify(seats)],
  );
  if (points.length > 0) await writeSources(tx, id, points);
}

async function writeSources(tx: SqlStatements, id: string, points: readonly SeatPoints[]): Promise<void> {
  const written = JSON.stringify(points);
  await tx.run(
    `INSERT INTO source (game_id, name) SELECT DISTINCT r.game_id, json_extract(j.value, '$[1]')
     FROM result AS r JOIN json_each(?2) AS j WHERE r.session_id = ?1 ON CONFLICT DO NOTHING`,
    [id, written],
  );
  await tx.run(
    `INSERT INTO result_source (result_id, position, source_id, points)
     SELECT r.id, json_extract(j.value, '$[0]'), source.id, json_extract(j.value, '$[2]')
     FROM result AS r JOIN json_each(?2) AS j
     JOIN source ON source.game_id = r.game_id AND source.name = json_extract(j.value, '$[1]')
     WHERE r.session_id = ?1`,
    [id, written],
  );
  await tx.run(
    `INSERT INTO result_total (source_id, result_id, points)
     SELECT q.source_id, r.id, sum(q.points)
     FROM result AS r JOIN result_source AS q ON q.result_id = r.id WHERE r.session_id = ? GROUP BY q.source_id`,
    [id],
  );
}

export async function removeResult(tx: SqlStatements, id: string): Promise<void> {
  await tx.run('DELETE FROM result WHERE session_id = ?', [id]);
}

/**
 * A game whose people all belong to one group is that group's; guests do not matter. Where several groups fit, the
 * one that is complete counts. A game keeps its group, no matter who joins or leaves the group later.
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
     WHERE ${session === null ? '' : 'id = ? AND'} group_id IS NULL AND finished_at IS NOT NULL
     AND (SELECT count(*) FROM session_player WHERE session_id = session.id) >= 2`,
    session === null ? [] : [session],
  );
}

/** 202511: the local month in which the game ended. */
export function monthOf(time: number): number {
  const date = new Date(time);
  return date.getFullYear() * 100 + date.getMonth() + 1;
}

/** Position, source, points. */
type SeatPoints = readonly [number, string, number];

/** Each source once per seat. */
function sourcesOf({ players }: GameResult): readonly SeatPoints[] {
  return players.flatMap(({ sources }, position) => {
    const sums = new Map<string, number>();
    for (const { source, points } of sources) sums.set(source, (sums.get(source) ?? 0) + points);
    return [...sums].map(([source, points]) => [position, source, points] as const);
  });
}
