import { COLOURS, field, moment, oneOf, optional, text, type At, type Colour } from '@/engine';
import { readRows } from '../badRow';
import { groundOf, type Source } from './ground';
import type { ResultFilter } from './resultFilter';
import { NO_STREAK, streaks, type Streak } from './streaks';
import { amount, tally, TALLY, type Tally } from './tally';

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

export async function standings(source: Source, filter: ResultFilter): Promise<readonly PlayerStanding[]> {
  const on = groundOf(source, filter, 'seats');
  // Guests are not in the roster, and each evening's guest may be somebody else.
  const rows = await source.sql.all(
    `SELECT t.*, player.name, player.colour, player.archived_at FROM (
       SELECT p.player_id, ${TALLY}, CAST(sum(p.ranks) AS REAL) / sum(p.games) AS average_rank,
         max(p.last_at) AS last_played_at
       FROM ${on.of('seat')} AS p JOIN ${on.games} AS r ON r.id = p.cell_id
       WHERE p.player_id IS NOT NULL AND ${on.whichSeats.text} GROUP BY p.player_id
     ) AS t JOIN player ON player.id = t.player_id
     ORDER BY t.wins DESC, t.games DESC, player.name_key, t.player_id`,
    on.whichSeats.params,
  );
  const byPlayer = await streaks(source, filter, null);
  const read = (at: At): PlayerStanding => {
    const playerId = text(field(at, 'player_id'));
    return {
      playerId,
      name: text(field(at, 'name')),
      colour: oneOf(field(at, 'colour'), COLOURS),
      archived: optional(field(at, 'archived_at'), moment, null) !== null,
      averageRank: amount(field(at, 'average_rank')),
      lastPlayedAt: moment(field(at, 'last_played_at')),
      ...tally(at),
      streak: byPlayer.get(playerId) ?? NO_STREAK,
    };
  };
  return readRows('result', rows, read, (row) => row['player_id']).rows;
}
