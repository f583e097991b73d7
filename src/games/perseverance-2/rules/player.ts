import type { PerkList } from '../perks';
import { PIECES } from '../pieces';
import type { Asset } from '../terms';
import type { DinoCount } from './dinos';

/** Everything of a player that a rule may ask for; a procedure takes the part it needs. */
export interface Player extends Readonly<Record<Asset, number>> {
  readonly id: string;
  /** Cubes on Officers, spaces and pools together, not those on Perks. */
  readonly influence: number;
  /** In City Zones: the marker of an Outpost is none. */
  readonly settlements: number;
  readonly outposts: number;
  readonly camps: number;
  readonly watchtowers: number;
  /** In play: board and pool. */
  readonly dice: number;
  /** Cards completed or in progress. */
  readonly adventures: number;
  readonly handCards: number;
  readonly perks: PerkList;
  readonly enclosure: DinoCount;
}

/** Of the 25 cubes that Officers and Perks share. */
export function cubesLeft({ influence, perks }: Pick<Player, 'influence' | 'perks'>): number {
  return PIECES.influence - influence - perks.length;
}
