import { number, text, type Read } from '@/engine';
import { readRows } from '../badRow';
import { row } from '../row';
import { groundOf, type Source } from './ground';
import type { ResultFilter } from './resultFilter';

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

const COUNTS = `p.player_id, p.opponent_id, sum(p.games) AS games, sum(p.ahead) AS ahead, sum(p.behind) AS behind,
  sum(p.level) AS level`;

/** Each pair once; at a table that plays together nobody beats anybody. */
export async function headToHead(source: Source, filter: ResultFilter): Promise<readonly Duel[]> {
  const on = groundOf(source, filter);
  const rows = await source.sql.all(
    `SELECT ${COUNTS} FROM ${on.games} AS r CROSS JOIN ${on.of('pair')} AS p ON p.cell_id = r.id
     WHERE ${on.whichGames.text} AND NOT r.cooperative AND p.opponent_id > p.player_id
     GROUP BY p.player_id, p.opponent_id ORDER BY p.player_id, p.opponent_id`,
    on.whichGames.params,
  );
  return readRows('result', rows, duel, (found) => found['player_id']).rows;
}

/** One player against everybody, most frequent opponents first. */
export async function duelsOf(
  source: Source,
  player: string,
  filter: ResultFilter,
): Promise<readonly Duel[]> {
  const on = groundOf(source, filter);
  const where = on.own(player);
  const rows = await source.sql.all(
    `SELECT ${COUNTS} FROM ${on.of('pair')} AS p JOIN ${on.games} AS r ON r.id = p.cell_id
     WHERE ${where.text} AND NOT r.cooperative AND p.opponent_id IS NOT NULL
     GROUP BY p.opponent_id ORDER BY games DESC, p.opponent_id`,
    where.params,
  );
  return readRows('result', rows, duel, (found) => found['opponent_id']).rows;
}
