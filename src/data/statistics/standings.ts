import { COLOURS, field, moment, oneOf, optional, text, whole, type At, type Colour } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { seatsWhere, type ResultFilter, type Sql } from './resultFilter';
import { NO_STREAK, streaks, type Streak } from './streaks';
import { amount, DEFEATS, tally, TALLY, type Tally } from './tally';

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
  const { text: seats, params } = seatsWhere(filter);
  // Guests are not in the roster, and each evening's guest may be somebody else.
  const where: Sql = { text: `p.player_id IS NOT NULL AND ${seats}`, params };
  const rows = await sql.all(
    `SELECT t.*, player.name, player.colour, player.archived_at FROM (
       SELECT p.player_id, ${TALLY}, ${DEFEATS}, avg(p.rank) AS average_rank, max(p.finished_at) AS last_played_at
       FROM result_player AS p JOIN result AS r ON r.id = p.result_id
       WHERE ${where.text} GROUP BY p.player_id
     ) AS t JOIN player ON player.id = t.player_id
     ORDER BY t.wins DESC, t.games DESC, player.name_key, t.player_id`,
    where.params,
  );
  const found = readRows('result', rows, readStanding, (row) => row['player_id']).rows;
  const defeats = new Map(found.map(({ standing, defeats: lost }) => [standing.playerId, lost]));
  const byPlayer = await streaks(sql, where, defeats);
  return found.map(({ standing }) => ({
    ...standing,
    streak: byPlayer.get(standing.playerId) ?? NO_STREAK,
  }));
}

function readStanding(at: At): { standing: Omit<PlayerStanding, 'streak'>; defeats: number } {
  const standing = {
    playerId: text(field(at, 'player_id')),
    name: text(field(at, 'name')),
    colour: oneOf(field(at, 'colour'), COLOURS),
    archived: optional(field(at, 'archived_at'), moment, null) !== null,
    averageRank: amount(field(at, 'average_rank')),
    lastPlayedAt: moment(field(at, 'last_played_at')),
    ...tally(at),
  };
  return { standing, defeats: whole(field(at, 'defeats')) };
}
