import { seeded } from '../seeded';

/** The same seed draws the same evening. */
export interface Draw {
  /** From 0 to `below` − 1. */
  number(below: number): number;
  chance(of: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function drawFrom(seed: number): Draw {
  const next = seeded(seed);
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    chance: (of) => next() < of,
    pick: (from) => from[number(from.length)] as (typeof from)[number],
  };
}
