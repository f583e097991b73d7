import type { ResultFilter } from '@/data/statistics/resultFilter';

/** The filter as written in an address, so that a reload or a link shows the same. */
export interface StatsParams {
  readonly game?: string | undefined;
  readonly edition?: string | undefined;
  readonly group?: string | undefined;
  readonly role?: string | undefined;
  readonly count?: string | undefined;
  readonly year?: string | undefined;
}

export const FILTER_KEYS = ['game', 'edition', 'role', 'group', 'count', 'year'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Anybody can write an address: what is not a number there filters nothing. */
export function readFilter({ game, edition, group, role, count, year }: StatsParams = {}): ResultFilter {
  return {
    game: game ?? null,
    group: group ?? null,
    // Editions and roles only mean something within their game.
    edition: game === undefined ? null : (edition ?? null),
    role: game === undefined ? null : (role ?? null),
    playerCount: readNumber(count),
    year: readNumber(year),
  };
}

export function isFiltered(filter: ResultFilter): boolean {
  return Object.values(filter).some((value) => value !== null && value !== undefined);
}

/** Another game drops what belonged to the last one. */
export function choose(key: FilterKey, value: string | undefined): StatsParams {
  return key === 'game' ? { game: value, edition: undefined, role: undefined } : { [key]: value };
}

export const NO_FILTER: StatsParams = {
  game: undefined,
  edition: undefined,
  group: undefined,
  role: undefined,
  count: undefined,
  year: undefined,
};

function readNumber(words: string | undefined): number | null {
  return words !== undefined && /^\d{1,4}$/.test(words) ? Number(words) : null;
}
