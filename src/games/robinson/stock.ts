import { moveOnTrack } from '@/engine';
import type { Larder } from './terms';

export interface Taken {
  readonly left: number;
  readonly taken: number;
  /** What was asked for and is not there: a wound each, as a rule. */
  readonly missing: number;
}

/** Cubes or levels, as far as there are any. */
export function take(held: number, wanted: number): Taken {
  const { value, lost } = moveOnTrack({ min: 0 }, held, -wanted);
  return { left: value, taken: held - value, missing: lost };
}

export interface FoodTaken {
  readonly left: Larder;
  readonly taken: Larder;
  readonly missing: number;
}

/** Perishable food goes first: it would rot (ruling 19). */
export function takeFood(larder: Larder, wanted: number): FoodTaken {
  const fresh = take(larder.food, wanted);
  const kept = take(larder.nonPerishable, fresh.missing);
  return {
    left: { food: fresh.left, nonPerishable: kept.left },
    taken: { food: fresh.taken, nonPerishable: kept.taken },
    missing: kept.missing,
  };
}
