import { shape, text, type Entry, type Read } from '@/engine';
import { createDatabase, type Database } from '../database';
import { createDriver, type SqlBackEnd, type SqlDriver } from '../driver';
import type { GameResult } from '../gameResult';
import { migrate } from '../migrations';

/** `connect` opens the same file each time; the file is new at the start of each check. */
export interface SuiteFile {
  connect(): Promise<SqlBackEnd>;
}

export interface SuiteCheck {
  readonly name: string;
  run(file: SuiteFile): Promise<void>;
}

export function check(
  name: string,
  run: (file: { sql: SqlDriver; reopen: () => Promise<SqlDriver> }) => Promise<void>,
): SuiteCheck {
  return {
    name,
    run: async (file) => {
      const opened: SqlDriver[] = [];
      const open = async () => {
        await opened.at(-1)?.close();
        const sql = createDriver(await file.connect());
        opened.push(sql);
        await sql.exec('PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA synchronous = FULL');
        return sql;
      };
      try {
        await run({ sql: await open(), reopen: open });
      } finally {
        await opened.at(-1)?.close();
      }
    },
  };
}

export function room(
  name: string,
  run: (room: { db: Database; restart: () => Promise<Database> }) => Promise<void>,
): SuiteCheck {
  return check(name, async ({ sql, reopen }) => {
    await migrate(sql);
    await run({ db: createDatabase(sql), restart: async () => createDatabase(await reopen()) });
  });
}

export const readNote = shape({ note: text });
type Note = Read<typeof readNote>;

export function act(at: number, note: string): Entry<Note> {
  return { kind: 'act', at, events: [{ note }] };
}

export function session(id: string, createdAt: number) {
  return {
    id,
    gameId: 'pad',
    gameVersion: 1,
    config: { seats: 3 },
    title: `Game ${id}`,
    createdAt,
    summary: null,
  };
}

/** The first of these won, ten points ahead of the next. */
export function result(...seats: readonly string[]): GameResult {
  return {
    edition: null,
    scenario: null,
    cooperative: false,
    won: null,
    highestWins: true,
    minutes: 60,
    players: seats.map((seat, i) => ({
      seat,
      name: seat.toUpperCase(),
      colour: 'sun',
      role: null,
      score: 100 - 10 * i,
      rank: i + 1,
      winner: i === 0,
      startPlayer: i === 0,
      sources: [{ source: 'points', points: 100 - 10 * i }],
    })),
  };
}

export function refusalOf(result: {
  readonly ok: boolean;
  readonly error?: { readonly code: string };
}): string | null {
  return result.error?.code ?? null;
}

export async function failure(promise: Promise<unknown>): Promise<string> {
  const outcome = await promise.then(
    () => null,
    (thrown: unknown) => (thrown as Error).message,
  );
  if (outcome === null) throw new Error('expected a failure, and it went through');
  return outcome;
}

export function same(actual: unknown, expected: unknown): void {
  const [a, b] = [canonical(actual), canonical(expected)];
  if (a !== b) throw new Error(`expected ${b.slice(0, 500)}\n     got ${a.slice(0, 500)}`);
}

/** Compares by content: key order differs between the bindings. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
