import type { Action } from '../../terms';

/** Building, arranging and resting happen on the camp tile, so its tokens count for them (ruling 39). */
export function happensInCamp(action: Action): boolean {
  return action === 'build' || action === 'arrange-camp' || action === 'rest';
}

/** A beast on the tile finds whoever acts there without a weapon, dice or not. */
export function prowlerWounds(beastOnTile: boolean, weaponLevel: number): 0 | 1 {
  return beastOnTile && weaponLevel === 0 ? 1 : 0;
}
