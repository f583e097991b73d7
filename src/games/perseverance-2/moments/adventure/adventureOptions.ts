import type { AdventureOption } from '../../terms';

const PICKS = 2;

/**
 * Up to two different options of an Adventure Effect, p. 13. `hexes`: Combats on top of that, whatever was picked
 * (Adventurer).
 */
export function mayTake(taken: readonly AdventureOption[], option: AdventureOption, hexes: number): boolean {
  const after = [...taken, option];
  const often = (one: AdventureOption) => after.filter((each) => each === one).length;
  const picked = Math.max(0, often('combat') - hexes) + often('clear') + often('camp');
  return often('combat') <= 1 + hexes && often('clear') <= 1 && often('camp') <= 1 && picked <= PICKS;
}
