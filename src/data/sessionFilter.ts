import type { SqlValue } from './driver';
import { searchWords } from './foldText';
import type { Sql } from './statistics/resultFilter';

/** Which games a list shows, finished or not; what is absent or null does not matter. */
export interface SessionFilter {
  readonly game?: string | null | undefined;
  /** A player of the roster who sat at it. */
  readonly player?: string | null | undefined;
  readonly group?: string | null | undefined;
  /** The year it was last played in, local time. */
  readonly year?: number | null | undefined;
  /** Words of its title, of the names at the table and of notes, in any order, with or without their accents. */
  readonly text?: string | null | undefined;
  readonly state?: 'finished' | 'unfinished' | null | undefined;
}

/** Over `session`; the bin is left out. What is in the index of the history is read only from there. */
export function sessionsWhere({ game, player, group, year, text, state }: SessionFilter): Sql {
  const pieces: Sql[] = [{ text: 'session.deleted_at IS NULL', params: [] }];
  const add = (sql: string, ...params: SqlValue[]) => pieces.push({ text: sql, params });
  if (game) add('session.game_id = ?', game);
  if (group) add('session.group_id = ?', group);
  if (state) add(`session.finished_at IS ${state === 'finished' ? 'NOT NULL' : 'NULL'}`);
  if (year)
    add('session.updated_at >= ? AND session.updated_at < ?', startOfYear(year), startOfYear(year + 1));
  if (player)
    add(
      'EXISTS (SELECT 1 FROM session_player WHERE session_player.session_id = session.id AND player_id = ?)',
      player,
    );
  const words = searchWords(text ?? '');
  if (words.length > 0)
    add(
      `EXISTS (SELECT 1 FROM record WHERE record.session_id = session.id
       AND ${words.map(() => 'instr(record.search, ?) > 0').join(' AND ')})`,
      ...words,
    );
  return {
    text: pieces.map((piece) => piece.text).join(' AND '),
    params: pieces.flatMap(({ params }) => params),
  };
}

export function startOfYear(year: number): number {
  return new Date(year, 0, 1).getTime();
}
