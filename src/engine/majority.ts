import { rank, type Standing } from './ranking';

export interface Majority {
  /** Owners with the most, if that is more than nothing. */
  readonly first: readonly string[];
  /** Owners with the second most, if that is more than nothing; a tie for first does not hide them. */
  readonly second: readonly string[];
}

/** Who has the most and who the second most. Owners with nothing are never ranked. */
export function majority(standing: Standing): Majority {
  const [first, second] = rank(
    standing.filter(([, value]) => value > 0),
    { ties: 'dense' },
  );
  return { first: first?.owners ?? [], second: second?.owners ?? [] };
}
