import * as fc from 'fast-check';
import { COLOURS, unwrap } from '@/engine';
import type { Database } from '@/data/database';
import type { GameResult, SeatResult } from '@/data/gameResult';
import type { ResultFilter } from '@/data/statistics/resultFilter';

export const ROSTER = ['ana', 'bo', 'cid', 'dov', 'eva'] as const;
const GUESTS = ['guest-1', 'guest-2'] as const;
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  thursday: ['ana', 'bo', 'cid'],
  family: ['cid', 'dov'],
  pair: ['ana', 'bo'],
};

/** A finished game as somebody might log it. */
export interface RandomGame {
  readonly id: string;
  readonly gameId: string;
  readonly finishedAt: number;
  /** The group that was chosen; null leaves it to who played. */
  readonly group: string | null;
  readonly result: GameResult;
  readonly binned: boolean;
}

const seatOf = (seat: string): fc.Arbitrary<SeatResult> =>
  fc.record({
    seat: fc.constant(seat),
    name: fc.constant(seat.toUpperCase()),
    colour: fc.constantFrom(...COLOURS),
    role: fc.constantFrom(null, 'jack', 'keoni'),
    score: fc.option(fc.integer({ min: -20, max: 99 }), { freq: 5 }),
    rank: fc.integer({ min: 1, max: 4 }),
    winner: fc.boolean(),
    startPlayer: fc.boolean(),
    sources: fc.uniqueArray(
      fc.record({
        source: fc.constantFrom('votes', 'valor', 'land'),
        points: fc.integer({ min: -9, max: 30 }),
      }),
      { selector: ({ source }) => source },
    ),
  });

const resultOf: fc.Arbitrary<GameResult> = fc
  .shuffledSubarray([...ROSTER, ...GUESTS], { minLength: 1, maxLength: 5 })
  .chain((seats) =>
    fc.record({
      edition: fc.constantFrom(null, 'first', 'second'),
      scenario: fc.constantFrom(null, 'island'),
      cooperative: fc.boolean(),
      won: fc.constantFrom(null, true, false),
      highestWins: fc.boolean(),
      minutes: fc.option(fc.integer({ min: 0, max: 300 }), { freq: 4 }),
      players: fc.tuple(...seats.map(seatOf)),
    }),
  );

/** Few moments, so that games end at the same time, in two years. */
const MOMENTS = [1, 2, 3, 4].flatMap((day) => [new Date(2024, 11, 27 + day), new Date(2025, 3, day)]);

export const randomGames: fc.Arbitrary<readonly RandomGame[]> = fc
  .array(
    fc.record({
      gameId: fc.constantFrom('harbour', 'mill'),
      finishedAt: fc.constantFrom(...MOMENTS.map((date) => date.getTime())),
      group: fc.option(fc.constantFrom(...Object.keys(GROUPS)), { freq: 1 }),
      result: resultOf,
      binned: fc.nat(5).map((n) => n === 0),
    }),
    { maxLength: 14 },
  )
  .map((games) => games.map((game, i) => ({ ...game, id: `game-${String(i).padStart(2, '0')}` })));

const maybe = <T>(...values: readonly T[]) => fc.constantFrom(...values, null, null, null);

export const randomFilter: fc.Arbitrary<ResultFilter> = fc.record({
  game: maybe('harbour', 'mill'),
  edition: maybe('first'),
  group: maybe(...Object.keys(GROUPS)),
  player: maybe<string>(...ROSTER),
  role: maybe('jack'),
  playerCount: maybe(2, 3),
  year: maybe(2024, 2025),
});

/** Writes them down in this order, with the people of the roster and its groups. */
export async function addGames(db: Database, games: readonly RandomGame[]): Promise<void> {
  for (const id of ROSTER) unwrap(await db.players.add({ id, name: id, colour: 'sun', at: 0 }));
  for (const [id, members] of Object.entries(GROUPS)) unwrap(await db.groups.put({ id, name: id, members }));
  for (const { id, gameId, finishedAt, group, result, binned } of games) {
    unwrap(
      await db.sessions.logResult({
        id,
        gameId,
        title: '',
        note: '',
        groupId: group,
        finishedAt,
        result,
        summary: null,
        at: 1,
      }),
    );
    if (binned) await db.sessions.softDelete(id, 5);
  }
}

/** The rule for groups, written again by hand: everybody here from the roster is in it, and no other fits better. */
export function groupOf({ group, result }: RandomGame): string | null {
  if (group !== null) return group;
  const known = result.players.map(({ seat }) => seat).filter((seat) => isKnown(seat));
  if (known.length < 2) return null;
  const fitting = Object.entries(GROUPS).filter(([, members]) => known.every((id) => members.includes(id)));
  if (fitting.length === 1) return fitting[0]?.[0] ?? null;
  const complete = fitting.filter(([, members]) => members.length === known.length);
  return complete.length === 1 ? (complete[0]?.[0] ?? null) : null;
}

export function isKnown(seat: string): boolean {
  return ROSTER.some((id) => id === seat);
}
