import { field, text, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { ownWhere, seatsWhere, type ResultFilter, type Sql } from './resultFilter';
import { readTally, TALLY, type Tally } from './tally';

/** What somebody played, such as a leader: a role is known within its game only. */
export interface RoleTally extends Tally {
  readonly gameId: string;
  readonly role: string;
}

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
  return readRows('result', rows, readRole, (row) => row['role']).rows;
}

function readRole(at: At): RoleTally {
  return { gameId: text(field(at, 'game_id')), role: text(field(at, 'role')), ...readTally(at) };
}
