import { andThen, field, maybe, moment, number, shapeOf, text, whole, type Read } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { points } from '../gameResult';
import { resolvePlayer } from '../resolvePlayer';
import { row } from '../row';
import { duelsOf, type Duel } from './headToHead';
import { lengths, LENGTHS, type Lengths } from './lengths';
import { ownWhere, type ResultFilter, type Sql } from './resultFilter';
import { rolesOf, type RoleTally } from './roles';
import { sourcesOf, type SourceAverage } from './sources';
import { NO_STREAK, streaks, type Streak } from './streaks';
import { amount, DEFEATS, tally, TALLY, type Tally } from './tally';

/** A player's games, grouped by the game, the number of players or the like. */
const keyedTally = andThen(row({ key: text }), () => tally);
export type KeyedTally = Read<typeof keyedTally>;

/** One of a player's newest games, for a chart. */
const playedGame = row({
  sessionId: text,
  gameId: text,
  finishedAt: moment,
  score: maybe(points),
  rank: number(),
  playerCount: number(),
  winner: shapeOf((at) => at.value === 1),
});
export type PlayedGame = Read<typeof playedGame>;

export interface PlayerStatistics {
  /** Who it is today, if the id was merged into another. */
  readonly playerId: string;
  readonly total: Tally;
  readonly averageRank: number | null;
  readonly streak: Streak;
  readonly length: Lengths;
  readonly sources: readonly SourceAverage[];
  /** As this player sees it, most frequent opponents first. */
  readonly headToHead: readonly Duel[];
  readonly byRole: readonly RoleTally[];
  /** Number of players in digits. */
  readonly byPlayerCount: readonly KeyedTally[];
  readonly byGame: readonly KeyedTally[];
  readonly byYear: readonly KeyedTally[];
  /** Oldest first, the newest 50. */
  readonly recent: readonly PlayedGame[];
}

const RECENT = 50;
const NO_TALLY: Tally = { games: 0, wins: 0, average: null, best: null };
const FROM = 'FROM result_player AS p JOIN result AS r ON r.id = p.result_id';

export async function playerStatistics(
  sql: SqlDriver,
  id: string,
  filter: ResultFilter,
): Promise<PlayerStatistics | null> {
  const playerId = await resolvePlayer(sql, id);
  if (playerId === null) return null;
  const where = ownWhere(playerId, filter);
  const total = readRows(
    'result',
    await sql.all(
      `SELECT ${TALLY}, ${DEFEATS}, avg(p.rank) AS average_rank, ${LENGTHS} ${FROM} WHERE ${where.text} HAVING count(*) > 0`,
      where.params,
    ),
    (at) => ({
      tally: tally(at),
      defeats: whole(field(at, 'defeats')),
      averageRank: amount(field(at, 'average_rank')),
      length: lengths(at),
    }),
  ).rows[0];
  return {
    playerId,
    total: total?.tally ?? NO_TALLY,
    averageRank: total?.averageRank ?? null,
    streak:
      (await streaks(sql, where, new Map([[playerId, total?.defeats ?? 0]]))).get(playerId) ?? NO_STREAK,
    length: total?.length ?? { average: null, shortest: null, longest: null },
    sources: await sourcesOf(sql, playerId, filter),
    headToHead: await duelsOf(sql, playerId, filter),
    byRole: await rolesOf(sql, playerId, filter),
    byPlayerCount: await tallyBy(sql, 'CAST(r.player_count AS TEXT)', where),
    byGame: await tallyBy(sql, 'r.game_id', where),
    byYear: await tallyBy(sql, 'CAST(r.month / 100 AS TEXT)', where),
    recent: await recentGames(sql, where),
  };
}

async function tallyBy(sql: SqlDriver, key: string, where: Sql): Promise<readonly KeyedTally[]> {
  const rows = await sql.all(
    `SELECT ${key} AS key, ${TALLY} ${FROM} WHERE ${where.text} GROUP BY 1 ORDER BY length(key), key`,
    where.params,
  );
  return readRows('result', rows, keyedTally, (found) => found['key']).rows;
}

async function recentGames(sql: SqlDriver, where: Sql): Promise<readonly PlayedGame[]> {
  const rows = await sql.all(
    `SELECT r.session_id, r.game_id, r.finished_at, p.score, p.rank, r.player_count, p.winner ${FROM}
     WHERE ${where.text} ORDER BY p.finished_at DESC, p.result_id DESC, p.position DESC LIMIT ${RECENT}`,
    where.params,
  );
  return [...readRows('result', rows, playedGame, (found) => found['session_id']).rows].reverse();
}
