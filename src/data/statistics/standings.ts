import { COLOURS, field, oneOf, optional, text, whole, type At, type Colour } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { seatsWhere, type ResultFilter, type Sql } from './resultFilter';
import { NO_STREAK, streaks, type Streak } from './streaks';
import { amount, readTally, TALLY, type Tally } from './tally';

export interface PlayerStanding extends Tally {
  readonly playerId: string;
  /** As the roster calls them today. */
  readonly name: string;
  readonly colour: Colour;
  readonly archived: boolean;
  readonly averageRank: number;
  readonly lastPlayedAt: number;
  readonly streak: Streak;
}

export async function standings(sql: SqlDriver, filter: ResultFilter): Promise<readonly PlayerStanding[]> {
  const where = seatsWhere(filter);
  // Guests are nobody of the roster, and each evening's guest may be another one.
  const known: Sql = { text: `p.player_id IS NOT NULL AND ${where.text}`, params: where.params };
  return standingsOf(sql, known);
}

export async function standingsOf(sql: SqlDriver, where: Sql): Promise<readonly PlayerStanding[]> {
  const rows = await sql.all(
    `SELECT t.*, player.name, player.colour, player.archived_at FROM (
       SELECT p.player_id, ${TALLY}, avg(p.rank) AS average_rank, max(p.finished_at) AS last_played_at
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${where.text} GROUP BY p.player_id
     ) AS t JOIN player ON player.id = t.player_id
     ORDER BY t.wins DESC, t.games DESC, player.name_key, t.player_id`,
    where.params,
  );
  const byPlayer = await streaks(sql, where);
  return readRows('result', rows, readStanding, (row) => row['player_id']).rows.map((standing) => ({
    ...standing,
    streak: byPlayer.get(standing.playerId) ?? NO_STREAK,
  }));
}

function readStanding(at: At): Omit<PlayerStanding, 'streak'> {
  return {
    playerId: text(field(at, 'player_id')),
    name: text(field(at, 'name')),
    colour: oneOf(field(at, 'colour'), COLOURS),
    archived: optional(field(at, 'archived_at'), whole, null) !== null,
    averageRank: amount(field(at, 'average_rank')),
    lastPlayedAt: whole(field(at, 'last_played_at')),
    ...readTally(at),
  };
}
