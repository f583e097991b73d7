/** Luck comes in from outside, so that the rules stay pure and a test can say what is rolled. */
export interface Chance {
  /** A whole number from 0 to just under `below`. */
  pick(below: number): number;
}

/** For a look ahead, which costs no luck: every die shows its first face, and nothing of it is kept. */
export const DRY_RUN: Chance = { pick: () => 0 };
