import { andThen, text, type Read } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { row } from '../row';
import { ownWhere, seatsWhere, type ResultFilter, type Sql } from './resultFilter';
import { tally, TALLY } from './tally';

/** What somebody played, such as a leader: a role is known within its game only. */
const roleTally = andThen(row({ gameId: text, role: text }), () => tally);
export type RoleTally = Read<typeof roleTally>;

/** Guests play too: all seats count. Most played first. */
export function roles(sql: SqlDriver, filter: ResultFilter): Promise<readonly RoleTally[]> {
  return tallyRoles(sql, seatsWhere(filter));
}

export function rolesOf(sql: SqlDriver, player: string, filter: ResultFilter): Promise<readonly RoleTally[]> {
  return tallyRoles(sql, ownWhere(player, filter));
}

async function tallyRoles(sql: SqlDriver, where: Sql): Promise<readonly RoleTally[]> {
  const rows = await sql.all(
    `SELECT r.game_id, p.role, ${TALLY} FROM result_player AS p JOIN result AS r ON r.id = p.result_id
     WHERE ${where.text} AND p.role IS NOT NULL
     GROUP BY r.game_id, p.role ORDER BY games DESC, r.game_id, p.role`,
    where.params,
  );
  return readRows('result', rows, roleTally, (found) => found['role']).rows;
}
