import * as fc from 'fast-check';
import type { Database } from '@/data/database';
import type { BreakdownBy } from '@/data/statistics/breakdown';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import { createStatistics, type Statistics } from '@/data/statistics/statistics';
import { monthOf } from '@/data/writeRecord';
import { openMemory } from '../../support/memoryDatabase';
import * as naive from './naive';
import { addGames, groupOf, randomFilter, randomGames, ROSTER, type RandomGame } from './randomGames';

type Counted = Pick<Database, 'sql'> & { readonly statistics: Statistics };
type Law = (db: Counted, games: readonly RandomGame[], filter: ResultFilter) => Promise<void>;

/** Whatever was played, and however it is filtered. */
async function holds(law: Law): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      randomGames,
      fc.array(randomFilter, { minLength: 3, maxLength: 3 }),
      async (games, filters) => {
        const db = await openMemory();
        await addGames(db, games);
        for (const filter of [{}, ...filters])
          await law({ sql: db.sql, statistics: createStatistics(db.sql) }, games, filter);
        await db.close();
      },
    ),
    { numRuns: 25 },
  );
}

/** Sums of shares differ in the last digit by the order of adding; another test checks the order of groups. */
function same(actual: unknown, expected: unknown): void {
  expect(settle(actual)).toEqual(settle(expected));
}

function settle(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1e6) / 1e6;
  if (Array.isArray(value)) return value.map(settle).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, settle(inner)]));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

test('the overview counts games, people and time', () =>
  holds(async ({ statistics }, all, filter) => {
    const games = naive.gamesIn(all, filter);
    const times = games.map(({ finishedAt }) => finishedAt);
    same(await statistics.overview(filter), {
      games: games.length,
      players: naive.knownPlayers(naive.seatsIn(all, filter)),
      minutes: naive.sum(games.map(({ result }) => result.minutes ?? 0)),
      length: naive.lengths(games),
      firstAt: times.length > 0 ? Math.min(...times) : null,
      lastAt: times.length > 0 ? Math.max(...times) : null,
    });
  }));

test('standings: games, shared wins, averages, best and streaks of everybody', () =>
  holds(async ({ statistics }, all, filter) => {
    const found = await statistics.standings(filter);
    same(found, naive.standings(all, filter));
    const order = found.map(({ wins }) => Math.round(wins * 1e6));
    expect(order).toEqual([...order].sort((a, b) => b - a));
  }));

test('one player: all of it', () =>
  holds(async ({ statistics }, all, filter) => {
    for (const playerId of ROSTER) {
      const rows = naive.seatsIn(all, filter).filter(({ seat }) => seat.seat === playerId);
      const by = (keyOf: (row: naive.Appearance) => string) =>
        naive.groups(rows, keyOf).map(({ key, items }) => ({ key, ...naive.tally(items) }));
      same(await statistics.player(playerId, filter), {
        playerId,
        total: naive.tally(rows),
        averageRank: naive.mean(rows.map(({ seat }) => seat.rank)),
        streak: naive.streak(rows),
        length: naive.lengths(rows.map(({ game }) => game)),
        sources: naive.sources(rows),
        headToHead: naive.duels(rows).map((duel) => ({ playerId, ...duel })),
        byRole: naive.roles(rows),
        byPlayerCount: by(({ game }) => String(game.result.players.length)),
        byGame: by(({ game }) => game.gameId),
        byYear: by(({ game }) => String(new Date(game.finishedAt).getFullYear())),
        recent: naive.inOrder(rows).map(({ game, seat }) => ({
          sessionId: game.id,
          gameId: game.gameId,
          finishedAt: game.finishedAt,
          score: seat.score,
          rank: seat.rank,
          playerCount: game.result.players.length,
          winner: seat.winner,
        })),
      });
    }
    expect(await statistics.player('nobody', filter)).toBeNull();
  }));

test('who beats whom, each pair once', () =>
  holds(async ({ statistics }, all, filter) => {
    const rows = naive
      .gamesIn(all, filter)
      .flatMap((game) => game.result.players.map((seat) => ({ game, seat })));
    const pairs = ROSTER.flatMap((playerId) =>
      naive
        .duels(rows.filter(({ seat }) => seat.seat === playerId))
        .filter(({ opponentId }) => opponentId > playerId)
        .map((duel) => ({ playerId, ...duel })),
    );
    same(await statistics.headToHead(filter), pairs);
  }));

test('where points come from, per seat and game', () =>
  holds(async ({ statistics }, all, filter) => {
    const rows = filter.role
      ? naive.seatsIn(all, filter)
      : naive.gamesIn(all, filter).flatMap((game) => game.result.players.map((seat) => ({ game, seat })));
    same(await statistics.sources(filter), naive.sources(rows));
  }));

test('roles', () =>
  holds(async ({ statistics }, all, filter) => {
    same(await statistics.roles(filter), naive.roles(naive.seatsIn(all, filter)));
  }));

const KEYS: Readonly<Record<BreakdownBy, (game: RandomGame) => readonly [string | null, string | null]>> = {
  game: ({ gameId }) => [gameId, gameId],
  edition: ({ gameId, result }) => [gameId, result.edition],
  scenario: ({ gameId, result }) => [gameId, result.scenario],
  playerCount: ({ result }) => [null, String(result.players.length)],
  group: (game) => [null, groupOf(game)],
  month: ({ finishedAt }) => [null, String(monthOf(finishedAt))],
  year: ({ finishedAt }) => [null, String(new Date(finishedAt).getFullYear())],
};

test.each(Object.keys(KEYS) as BreakdownBy[])('games grouped by %s', (by) =>
  holds(async ({ statistics }, all, filter) => {
    const keyOf = KEYS[by];
    const seats = naive.seatsIn(all, filter);
    const expected = naive.groups(naive.gamesIn(all, filter), keyOf).map(({ key, items }) => {
      const rows = seats.filter(({ game }) => JSON.stringify(keyOf(game)) === JSON.stringify(key));
      return {
        gameId: key[0],
        key: key[1],
        games: items.length,
        average: naive.mean(rows.map(({ seat }) => seat.score)),
        winningAverage: naive.mean(rows.filter(({ seat }) => seat.winner).map(({ seat }) => seat.score)),
        best: naive.best(rows),
        length: naive.lengths(items),
      };
    });
    same(await statistics.breakdown(by, filter), expected);
  }),
);

test('won and lost together: by scenario, edition, role and number of players', () =>
  holds(async ({ statistics }, all, filter) => {
    const together = naive.gamesIn(all, filter).filter(({ result }) => result.cooperative);
    const count = (games: readonly RandomGame[]) => ({
      games: games.length,
      won: games.filter(({ result }) => result.won).length,
    });
    const by = (keyOf: (game: RandomGame) => string | null) =>
      naive
        .groups(together, (game) => ({ gameId: game.gameId, key: keyOf(game) }))
        .map(({ key, items }) => ({ ...key, ...count(items) }));
    const played = naive
      .seatsIn(all, filter)
      .filter(({ game, seat }) => game.result.cooperative && seat.role);
    same(await statistics.cooperative(filter), {
      ...count(together),
      byScenario: by(({ result }) => result.scenario),
      byEdition: by(({ result }) => result.edition),
      byPlayerCount: by(({ result }) => String(result.players.length)),
      byRole: naive
        .groups(played, ({ game, seat }) => ({ gameId: game.gameId, key: seat.role }))
        .map(({ key, items }) => ({ ...key, ...count([...new Set(items.map(({ game }) => game))]) })),
    });
  }));

test('each filter offers what there is, ignoring its own choice', () =>
  holds(async ({ statistics }, all, filter) => {
    const options = await statistics.options(filter);
    const keys = <T>(part: Partial<ResultFilter>, keysOf: (game: RandomGame) => readonly (T | null)[]) =>
      [...new Set(naive.gamesIn(all, { ...filter, ...part }).flatMap(keysOf))].filter((key) => key !== null);
    same(options, {
      games: keys({ game: null, edition: null, role: null }, ({ gameId }) => [gameId]),
      groups: keys({ group: null }, (game) => [groupOf(game)]),
      playerCounts: keys({ playerCount: null }, ({ result }) => [result.players.length]),
      years: keys({ year: null }, ({ finishedAt }) => [new Date(finishedAt).getFullYear()]),
      players: keys({ player: null }, ({ result }) =>
        result.players.map(({ seat }) => seat).filter((seat) => !seat.startsWith('guest')),
      ),
      editions: filter.game ? keys({ edition: null }, ({ result }) => [result.edition]) : [],
      roles: filter.game ? keys({ role: null }, ({ result }) => result.players.map(({ role }) => role)) : [],
    });
  }));
