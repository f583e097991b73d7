import type { Resolution } from '../../session/command';
import type { Beast } from './hunt';

const NO_BEAST: Beast = { strength: 0, weaponLoss: 0, food: 0, fur: 0, palisadeLoss: 0 };

/** An action of which the table has seen nothing yet. */
export const UNSEEN: Resolution = {
  dice: null,
  rerolls: [],
  beast: NO_BEAST,
  temporaryBonus: 0,
  basket: false,
  sack: false,
  adventureExtra: 0,
  beasts: 0,
  terrain: null,
  discoveries: [],
  choose: null,
  deal: { wood: 0, food: 0, fur: 0, gainFood: 0, gainWood: 0, gainFur: 0, gainDetermination: 0 },
};
