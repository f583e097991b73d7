import { majority, type Standing } from '@/engine';

/** What the holder of a Zone's tile takes of it. */
export const TILE_CHOICES = ['production', 'votes'] as const;
export type TileChoice = (typeof TILE_CHOICES)[number];

/** A Zone as the Assembly counts it. */
export interface CountedZone {
  /** Everybody's and the Dissenters'; outside the wall Outposts take their place. */
  readonly settlements: number;
  /** Of everybody who takes part. */
  readonly presence: Standing;
}

export interface Contest {
  /** Owners with the most Presence, if above 0. */
  readonly first: readonly string[];
  /** Owners with the second most, only when one owner alone is first: without a tile there is no second place. */
  readonly second: readonly string[];
  /** Who takes the Zone's tile. */
  readonly holder: string | null;
  /** Who takes half of what was not chosen: tied for second, nobody does. */
  readonly runnerUp: string | null;
  /** The two who share the Votes; three or more tied get nothing. */
  readonly sharing: readonly string[];
}

/** The majority of one Zone at an Assembly. */
export function contestZone(presence: Standing): Contest {
  const { first, second } = majority(presence);
  const sole = first.length === 1;
  return {
    first,
    second: sole ? second : [],
    holder: sole ? (first[0] ?? null) : null,
    runnerUp: sole && second.length === 1 ? (second[0] ?? null) : null,
    sharing: first.length === 2 ? first : [],
  };
}

/** Two, and everybody's Settlements. */
export function populationOf(settlements: number): number {
  return 2 + settlements;
}

/** Half is always rounded down. */
export function halfVotes(population: number): number {
  return Math.floor(population / 2);
}
