/** A value per owner, in the order that lists of owners come out in. */
export type Standing = readonly (readonly [owner: string, value: number])[];

export interface RankGroup {
  /** The number that is announced: 1 for the best. */
  readonly rank: number;
  /** How many owners are ahead of this group. */
  readonly ahead: number;
  readonly value: number;
  readonly owners: readonly string[];
}

export interface RankOptions {
  /** `gap`: 1, 2, 2, 4 (a tie uses up the places below it). `dense`: 1, 2, 2, 3. */
  readonly ties: 'gap' | 'dense';
  /** Which way is better; most points by default. */
  readonly best?: 'highest' | 'lowest';
}

/** Groups of equals, best first. */
export function rank(standing: Standing, { ties, best = 'highest' }: RankOptions): readonly RankGroup[] {
  const values = [...new Set(standing.map(([, value]) => value))].sort((a, b) =>
    best === 'highest' ? b - a : a - b,
  );
  const groups: RankGroup[] = [];
  let ahead = 0;
  for (const value of values) {
    const owners = standing.filter(([, v]) => v === value).map(([owner]) => owner);
    groups.push({ rank: ties === 'gap' ? ahead + 1 : groups.length + 1, ahead, value, owners });
    ahead += owners.length;
  }
  return groups;
}

export interface Prize {
  readonly owner: string;
  readonly rank: number;
  readonly prize: number;
  /** The places whose prizes went into this one, counted from 0, and how many owners share their sum. */
  readonly places: readonly number[];
  readonly sharedBy: number;
}

/** Tied owners together take the prizes of all the places they fill, shared evenly and rounded down. */
export function splitPrizes(standing: Standing, prizes: readonly number[]): readonly Prize[] {
  return rank(standing, { ties: 'gap' }).flatMap((group) => {
    const places = group.owners.map((_, i) => group.ahead + i);
    const sum = places.reduce((total, place) => total + (prizes[place] ?? 0), 0);
    const prize = Math.floor(sum / group.owners.length);
    return group.owners.map((owner) => ({
      owner,
      rank: group.rank,
      prize,
      places,
      sharedBy: group.owners.length,
    }));
  });
}

/** Tied owners each take the prize of their rank in full; the next rank follows without a gap. */
export function friendlyPrizes(standing: Standing, prizes: readonly number[]): readonly Prize[] {
  return rank(standing, { ties: 'dense' }).flatMap((group) =>
    group.owners.map((owner) => ({
      owner,
      rank: group.rank,
      prize: prizes[group.rank - 1] ?? 0,
      places: [group.rank - 1],
      sharedBy: 1,
    })),
  );
}
