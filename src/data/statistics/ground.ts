import type { SqlStatements } from '../driver';
import { gamesWhere, keptGames, keptSeats, seatsWhere, type ResultFilter, type Sql } from './resultFilter';

/** Who answers, and whether the sums that are kept can be read. */
export interface Source {
  readonly sql: Pick<SqlStatements, 'all' | 'get'>;
  readonly fresh: boolean;
}

/**
 * What a statement counts over: the sums that are kept, or where no sum can tell, the games themselves. Both have the
 * same columns, so there is one statement for both.
 */
export interface Ground {
  readonly kept: boolean;
  /** `FROM` it as `r`. */
  readonly games: string;
  /** What belongs to a game and refers to it by `cell_id`: `FROM` it as `p`. */
  of(what: 'seat' | 'role' | 'pair' | 'source' | 'seat_source'): string;
  /** Over `r`. */
  readonly whichGames: Sql;
  /** Over `p` and `r`: who sat in these games, guests too. */
  readonly whichSeats: Sql;
  /** Over the same: one player's own games. */
  own(player: string): Sql;
}

/**
 * `seats`: of a role, only the seats are wanted, which sums tell apart. Where it is about games in which somebody or some
 * role was played, only the games know.
 */
export function groundOf(
  { fresh }: Source,
  filter: ResultFilter,
  tells: 'games' | 'seats' | 'nothing' = 'games',
): Ground {
  const { player = null, role = null } = filter;
  const kept = fresh && tells !== 'nothing' && player === null && (role === null || tells === 'seats');
  const whichSeats = kept ? keptSeats(filter) : seatsWhere(filter);
  return {
    kept,
    games: kept ? 'cell' : 'game_counted',
    of: (what) => (kept ? `cell_${what}` : `${what}_counted`),
    whichGames: kept ? keptGames(filter) : gamesWhere(filter),
    whichSeats,
    own: (id) => ({ text: `p.player_id = ? AND ${whichSeats.text}`, params: [id, ...whichSeats.params] }),
  };
}

/** The same over single years instead of all of them. */
export function byYear({ text, params }: Sql): Sql {
  return { text: text.replace('r.year IS NULL', 'r.year IS NOT NULL'), params };
}
