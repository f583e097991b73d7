/** The same seed draws the same evening. */
export interface Draw {
  /** From 0 to `below` − 1. */
  number(below: number): number;
  chance(of: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    chance: (of) => next() < of,
    pick: (from) => from[number(from.length)] as (typeof from)[number],
  };
}
