import type { SeatResult } from '@/data/gameResult';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import { groupOf, isKnown, ROSTER, type RandomGame } from './randomGames';

/** Every statistic once more, in plain TypeScript over plain lists. */
export interface Appearance {
  readonly game: RandomGame;
  readonly seat: SeatResult;
}

export function gamesIn(games: readonly RandomGame[], filter: ResultFilter): readonly RandomGame[] {
  const { player, role } = filter;
  return basics(games, filter).filter(
    ({ result }) =>
      (!player && !role) ||
      result.players.some((seat) => (!player || seat.seat === player) && (!role || seat.role === role)),
  );
}

export function seatsIn(games: readonly RandomGame[], filter: ResultFilter): readonly Appearance[] {
  const { player, role } = filter;
  return basics(games, filter)
    .filter(({ result }) => !player || result.players.some(({ seat }) => seat === player))
    .flatMap((game) => game.result.players.map((seat) => ({ game, seat })))
    .filter(({ seat }) => !role || seat.role === role);
}

function basics(games: readonly RandomGame[], filter: ResultFilter): readonly RandomGame[] {
  return games.filter(
    (game) =>
      !game.binned &&
      (!filter.game || game.gameId === filter.game) &&
      (!filter.edition || game.result.edition === filter.edition) &&
      (!filter.group || groupOf(game) === filter.group) &&
      (!filter.playerCount || game.result.players.length === filter.playerCount) &&
      (!filter.year || new Date(game.finishedAt).getFullYear() === filter.year),
  );
}

export function tally(rows: readonly Appearance[]) {
  return {
    games: rows.length,
    wins: sum(rows.map(shareOf)),
    average: mean(rows.map(({ seat }) => seat.score)),
    best: best(rows),
  };
}

export function best(rows: readonly Appearance[]): number | null {
  const pointsOf = (some: readonly Appearance[]) => present(some.map(({ seat }) => seat.score));
  const upward = rows.filter(({ game }) => game.result.highestWins);
  if (upward.length > 0) return pointsOf(upward).length > 0 ? Math.max(...pointsOf(upward)) : null;
  return pointsOf(rows).length > 0 ? Math.min(...pointsOf(rows)) : null;
}

export function standings(games: readonly RandomGame[], filter: ResultFilter) {
  const all = seatsIn(games, filter);
  return ROSTER.map((id) => ({ id, rows: all.filter(({ seat }) => seat.seat === id) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, rows }) => ({
      playerId: id,
      name: id,
      colour: 'sun',
      archived: false,
      ...tally(rows),
      averageRank: mean(rows.map(({ seat }) => seat.rank)),
      lastPlayedAt: Math.max(...rows.map(({ game }) => game.finishedAt)),
      streak: streak(rows),
    }));
}

export function streak(rows: readonly Appearance[]) {
  const runs = [0];
  for (const { seat } of inOrder(rows)) {
    if (seat.winner) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(0);
  }
  return { current: runs.at(-1) ?? 0, longest: Math.max(...runs) };
}

export function inOrder(rows: readonly Appearance[]): readonly Appearance[] {
  return [...rows].sort((a, b) => a.game.finishedAt - b.game.finishedAt || (a.game.id < b.game.id ? -1 : 1));
}

/** `all` is who they may have met: a filter by role is about the player's own role, not the opponent's. */
export function duels(rows: readonly Appearance[]) {
  return ROSTER.flatMap((opponentId) => {
    const met = rows
      .filter(({ game, seat }) => !game.result.cooperative && seat.seat !== opponentId)
      .flatMap(({ game, seat }) => {
        const other = game.result.players.find((one) => one.seat === opponentId);
        return other ? [[seat.rank, other.rank] as const] : [];
      });
    if (met.length === 0) return [];
    return [
      {
        opponentId,
        games: met.length,
        ahead: met.filter(([mine, theirs]) => mine < theirs).length,
        behind: met.filter(([mine, theirs]) => mine > theirs).length,
        level: met.filter(([mine, theirs]) => mine === theirs).length,
      },
    ];
  });
}

export function sources(rows: readonly Appearance[]) {
  const told = rows.filter(({ game }) => game.result.players.some((seat) => seat.sources.length > 0));
  return groups(
    told.flatMap(({ game, seat }) => seat.sources.map((source) => ({ gameId: game.gameId, ...source }))),
    ({ gameId, source }) => ({ gameId, source }),
  ).map(({ key, items }) => ({
    ...key,
    average:
      sum(items.map(({ points }) => points)) / told.filter(({ game }) => game.gameId === key.gameId).length,
  }));
}

export function roles(rows: readonly Appearance[]) {
  return groups(
    rows.filter(({ seat }) => seat.role !== null),
    ({ game, seat }) => ({ gameId: game.gameId, role: seat.role }),
  ).map(({ key, items }) => ({ ...key, ...tally(items) }));
}

export function lengths(games: readonly RandomGame[]) {
  const minutes = present(games.map(({ result }) => result.minutes));
  return {
    average: mean(minutes),
    shortest: minutes.length > 0 ? Math.min(...minutes) : null,
    longest: minutes.length > 0 ? Math.max(...minutes) : null,
  };
}

export function groups<T, K>(rows: readonly T[], keyOf: (row: T) => K): { key: K; items: readonly T[] }[] {
  const found = new Map<string, { key: K; items: T[] }>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = found.get(JSON.stringify(key)) ?? { key, items: [] };
    group.items.push(row);
    found.set(JSON.stringify(key), group);
  }
  return [...found.values()];
}

export function shareOf({ game, seat }: Appearance): number {
  if (!seat.winner) return 0;
  return game.result.cooperative ? 1 : 1 / game.result.players.filter(({ winner }) => winner).length;
}

export function knownPlayers(rows: readonly Appearance[]): number {
  return new Set(rows.map(({ seat }) => seat.seat).filter(isKnown)).size;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly (number | null)[]): number | null {
  const known = present(values);
  return known.length > 0 ? sum(known) / known.length : null;
}

function present(values: readonly (number | null)[]): readonly number[] {
  return values.filter((value) => value !== null);
}
