import { number, text, type Read } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { row } from '../row';
import { gamesWhere, ownWhere, type ResultFilter } from './resultFilter';

/** Two people of the roster in the games they played against each other, as the first sees it. */
const duel = row({
  playerId: text,
  opponentId: text,
  games: number(),
  /** How often the first was ahead of, behind, or level with the other. */
  ahead: number(),
  behind: number(),
  level: number(),
});
export type Duel = Read<typeof duel>;

const COUNTS = `count(*) AS games, sum(p.rank < o.rank) AS ahead, sum(p.rank > o.rank) AS behind,
  sum(p.rank = o.rank) AS level`;

/** Each pair once; at a table that plays together nobody beats anybody. */
export async function headToHead(sql: SqlDriver, filter: ResultFilter): Promise<readonly Duel[]> {
  const where = gamesWhere(filter);
  const rows = await sql.all(
    `SELECT p.player_id AS player_id, o.player_id AS opponent_id, ${COUNTS}
     FROM result AS r JOIN result_player AS p ON p.result_id = r.id
     JOIN result_player AS o ON o.result_id = p.result_id AND o.player_id > p.player_id
     WHERE ${where.text} AND NOT r.cooperative
     GROUP BY p.player_id, o.player_id ORDER BY p.player_id, o.player_id`,
    where.params,
  );
  return readRows('result', rows, duel, (found) => found['player_id']).rows;
}

/** One player against everybody, most frequent opponents first. */
export async function duelsOf(
  sql: SqlDriver,
  player: string,
  filter: ResultFilter,
): Promise<readonly Duel[]> {
  const where = ownWhere(player, filter);
  const rows = await sql.all(
    `SELECT p.player_id AS player_id, o.player_id AS opponent_id, ${COUNTS}
     FROM result_player AS p JOIN result AS r ON r.id = p.result_id
     JOIN result_player AS o ON o.result_id = p.result_id AND o.player_id <> p.player_id
     WHERE ${where.text} AND NOT r.cooperative
     GROUP BY o.player_id ORDER BY games DESC, o.player_id`,
    where.params,
  );
  return readRows('result', rows, duel, (found) => found['opponent_id']).rows;
}
