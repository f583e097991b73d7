import { COLOURS, unwrap, type Colour } from '@/engine';
import { createDatabase, type Database } from '@/data/database';
import type { GameResult, SeatResult } from '@/data/gameResult';
import { EDITIONS, LEADERS } from '@/games/perseverance-1/terms';
import { perseverance1 } from '@/games/perseverance-1';
import { logGame } from '@/state/logGame';

export interface ManyGames {
  readonly count: number;
  /** The same seed makes the same games. */
  readonly seed?: number;
  /** The newest of them; the others before that. */
  readonly until?: number;
  /** Days between two of them. */
  readonly every?: number;
}

const NAMES = ['Ana', 'Bo', 'Łucja', 'Jan', 'Zoë', 'Kuba', 'Ida', 'Ola'] as const;
const DAY = 24 * 60 * 60 * 1000;
const SEATS = 4;

/**
 * Years of finished evenings: eight people of a roster, two groups, four seats a game, and every source of points of
 * Perseverance 1. All in one transaction, straight into the tables, as fast as they can be made.
 */
export async function manyGames(
  data: Database,
  { count, seed = 1, until = 1_760_000_000_000, every = 1 }: ManyGames,
) {
  const pick = dice(seed);
  const people = NAMES.map((name, i) => ({ id: `player-${i}`, name, colour: COLOURS[i] ?? 'sun' }));
  for (const person of people) unwrap(await data.players.add({ ...person, at: 0 }));
  const ids = people.map(({ id }) => id);
  unwrap(await data.groups.put({ id: 'thursday', name: 'Thursday', members: ids.slice(0, 5) }));
  unwrap(await data.groups.put({ id: 'family', name: 'Family', members: ids.slice(3) }));
  await inOneGo(data, async (fast) => {
    for (let i = 0; i < count; i += 1) {
      const finishedAt = until - (count - i) * every * DAY + pick(6) * 3_600_000;
      const services = { data: fast, clock: () => until, makeId: () => `game-${String(i).padStart(6, '0')}` };
      const note = pick(20) === 0 ? `Evening ${i}, żurek and rain` : '';
      unwrap(
        await logGame(services, {
          gameId: perseverance1.id,
          title: '',
          note,
          finishedAt,
          result: oneGame(people, pick),
        }),
      );
    }
  });
}

/** One transaction around many: only the rows matter, not how long they take to be written. */
export async function inOneGo(data: Database, work: (fast: Database) => Promise<void>): Promise<void> {
  // Without room for all of it, every page that is written is written twice on the way.
  await data.sql.exec('PRAGMA cache_size = -131072');
  await data.sql.exec('BEGIN');
  await work(createDatabase({ ...data.sql, tx: (inside) => inside(data.sql) }));
  await data.sql.exec('COMMIT');
  await data.sql.exec('PRAGMA cache_size = -2000');
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
}

function oneGame(people: readonly Person[], pick: (below: number) => number): GameResult {
  const first = pick(people.length);
  const leader = pick(LEADERS.length);
  const seated = Array.from(
    { length: SEATS },
    (_, i) => people[(first + i * (1 + (first % 2))) % people.length],
  )
    .filter((person) => person !== undefined)
    .map(({ id, name, colour }, i) => {
      const sources = perseverance1.sources.map((source) => ({ source, points: pick(16) }));
      const score = sources.reduce((sum, { points }) => sum + points, 0);
      return { seat: id, name, colour, sources, score, role: LEADERS[(leader + i) % LEADERS.length] ?? null };
    });
  const players = seated.map((seat, i): SeatResult => {
    const rank = 1 + seated.filter(({ score }) => score > seat.score).length;
    return { ...seat, rank, winner: rank === 1, startPlayer: i === 0 };
  });
  return {
    edition: EDITIONS[pick(EDITIONS.length)] ?? null,
    scenario: null,
    cooperative: false,
    won: null,
    highestWins: true,
    minutes: 60 + pick(120),
    players,
  };
}

/** Repeatable luck (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
