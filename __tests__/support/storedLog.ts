import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryOf, field, list, read, unwrap, type AnyGame, type Entry } from '@/engine';

/** A game as it was written down when its events were of that version. */
export interface StoredLog {
  readonly config: unknown;
  readonly entries: readonly Entry<unknown>[];
}

const FIXTURES = path.join(process.cwd(), '__tests__', 'fixtures');

/** Every database that some version of the app wrote, with the number of its schema; the newest last. */
export const STORED_DATABASES = [
  { name: 'schema-1', schema: 1 },
  { name: 'schema-2', schema: 2 },
  { name: 'schema-3', schema: 3 },
  /** Acts with their command, drafts that are answers and nothing else. */
  { name: 'schema-3-acts-2', schema: 3 },
  /** A game that is shared, with a tap that is not at the table yet. */
  { name: 'schema-4', schema: 4 },
  /** A game that has left its table. */
  { name: 'schema-5', schema: 5 },
  /** Sums that are kept for the statistics. */
  { name: 'schema-6', schema: 6 },
] as const;
export const NEWEST_DATABASE = 'schema-6';

export function fixture(...names: readonly string[]): string {
  return path.join(FIXTURES, ...names);
}

/** The event versions for which a game has a stored log, oldest first. */
export function storedVersions(game: string): readonly number[] {
  return readdirSync(fixture(game))
    .flatMap((name) => /^log-v(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

export function readStoredLog(game: AnyGame, version: number): StoredLog {
  const raw: unknown = JSON.parse(readFileSync(fixture(game.id, `log-v${version}.json`), 'utf8'));
  return unwrap(
    read(raw, (at) => ({
      config: game.config(field(at, 'config')),
      entries: list(
        field(at, 'entries'),
        entryOf((event) => game.event(event)),
      ),
    })),
  );
}
