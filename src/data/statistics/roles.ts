import { andThen, text, type Read } from '@/engine';
import { readRows } from '../badRow';
import { row } from '../row';
import { groundOf, type Ground, type Source } from './ground';
import type { ResultFilter, Sql } from './resultFilter';
import { tally, TALLY } from './tally';

/** What somebody played, such as a leader: a role is known within its game only. */
const roleTally = andThen(row({ gameId: text, role: text }), () => tally);
export type RoleTally = Read<typeof roleTally>;

/** Guests play too: all seats count. Most played first. */
export function roles(source: Source, filter: ResultFilter): Promise<readonly RoleTally[]> {
  const on = groundOf(source, filter, 'seats');
  return tallyRoles(source, on, on.whichSeats);
}

export function rolesOf(source: Source, player: string, filter: ResultFilter): Promise<readonly RoleTally[]> {
  const on = groundOf(source, filter, 'seats');
  return tallyRoles(source, on, on.own(player));
}

async function tallyRoles({ sql }: Source, on: Ground, where: Sql): Promise<readonly RoleTally[]> {
  const rows = await sql.all(
    `SELECT r.game_id, p.role, ${TALLY} FROM ${on.of('seat')} AS p JOIN ${on.games} AS r ON r.id = p.cell_id
     WHERE ${where.text} AND p.role IS NOT NULL
     GROUP BY r.game_id, p.role ORDER BY games DESC, r.game_id, p.role`,
    where.params,
  );
  return readRows('result', rows, roleTally, (found) => found['role']).rows;
}
