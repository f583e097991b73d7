import { andThen, field, maybe, moment, number, shapeOf, text, type Read } from '@/engine';
import { readRows } from '../badRow';
import { points } from '../gameResult';
import { resolvePlayer } from '../resolvePlayer';
import { row } from '../row';
import { byYear, groundOf, type Source } from './ground';
import { duelsOf, type Duel } from './headToHead';
import { lengths, lengthsOver, type Lengths } from './lengths';
import type { ResultFilter } from './resultFilter';
import { rolesOf, type RoleTally } from './roles';
import { sourcesOf, type SourceAverage } from './sources';
import { NO_STREAK, streaks, type Streak } from './streaks';
import { amount, tally, TALLY, type Tally } from './tally';

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

export async function playerStatistics(
  source: Source,
  id: string,
  filter: ResultFilter,
): Promise<PlayerStatistics | null> {
  const { sql } = source;
  const playerId = await resolvePlayer(sql, id);
  if (playerId === null) return null;
  const on = groundOf(source, filter, 'seats');
  const where = on.own(playerId);
  const from = `FROM ${on.of('seat')} AS p JOIN ${on.games} AS r ON r.id = p.cell_id`;
  const tallyBy = async (key: string, which = where): Promise<readonly KeyedTally[]> => {
    const rows = await sql.all(
      `SELECT ${key} AS key, ${TALLY} ${from} WHERE ${which.text} GROUP BY 1 ORDER BY length(key), key`,
      which.params,
    );
    return readRows('result', rows, keyedTally, (found) => found['key']).rows;
  };
  const total = readRows(
    'result',
    await sql.all(
      `SELECT ${TALLY}, CAST(sum(p.ranks) AS REAL) / sum(p.games) AS average_rank, ${lengthsOver('p')} ${from}
       WHERE ${where.text} HAVING count(*) > 0`,
      where.params,
    ),
    (at) => ({ tally: tally(at), averageRank: amount(field(at, 'average_rank')), length: lengths(at) }),
  ).rows[0];
  return {
    playerId,
    total: total?.tally ?? NO_TALLY,
    averageRank: total?.averageRank ?? null,
    streak: (await streaks(source, filter, playerId)).get(playerId) ?? NO_STREAK,
    length: total?.length ?? { average: null, shortest: null, longest: null },
    sources: await sourcesOf(source, playerId, filter),
    headToHead: await duelsOf(source, playerId, filter),
    byRole: await rolesOf(source, playerId, filter),
    byPlayerCount: await tallyBy('CAST(r.player_count AS TEXT)'),
    byGame: await tallyBy('r.game_id'),
    byYear: await tallyBy('CAST(r.year AS TEXT)', byYear(where)),
    recent: await recentGames(source, playerId, filter),
  };
}

async function recentGames(
  source: Source,
  player: string,
  filter: ResultFilter,
): Promise<readonly PlayedGame[]> {
  const where = groundOf(source, filter, 'nothing').own(player);
  const rows = await source.sql.all(
    `SELECT r.session_id, r.game_id, r.last_at AS finished_at, p.score, p.rank, r.player_count, p.winner
     FROM result_player AS p JOIN game_counted AS r ON r.id = p.result_id
     WHERE ${where.text} ORDER BY p.finished_at DESC, p.result_id DESC, p.position DESC LIMIT ${RECENT}`,
    where.params,
  );
  return [...readRows('result', rows, playedGame, (found) => found['session_id']).rows].reverse();
}
