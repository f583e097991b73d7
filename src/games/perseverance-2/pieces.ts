import type { Track } from '@/engine';
import type { Asset, Officer, SecurityBonus, Soldier } from './terms';

/** What one player owns in all. */
export const PIECES = {
  soldiersOfAKind: 5,
  dice: 5,
  /** Settlements and Outposts together: an Outpost is marked with a Settlement piece. */
  settlements: 12,
  camps: 6,
  watchtowers: 3,
  /** On Officers and Perks together. */
  influence: 25,
  adventureCards: 28,
} as const;

export const NEUTRAL_DICE_IN_BOX = 13;
/** Of the most common species. */
export const DINOS_IN_BOX = 24;
export const INFLUENCE_SPACES = 4;

/** Four Dinos of one species; Perks make room for more and for a mix. */
export const ENCLOSURE = { dinos: 4, mostDinos: 9 } as const;

/** Valor stops at 6, Soldiers at the five of a kind that a player owns, nothing falls below 0. */
export const TRACKS: Readonly<Record<Asset, Track>> = {
  followers: { min: 0 },
  votes: { min: 0 },
  permanentVotes: { min: 0 },
  food: { min: 0 },
  scrap: { min: 0 },
  islandResource: { min: 0 },
  story: { min: 0 },
  glowberry: { min: 0 },
  lightSoldier: { min: 0, max: PIECES.soldiersOfAKind },
  heavySoldier: { min: 0, max: PIECES.soldiersOfAKind },
  valor: { min: 0, max: 6 },
};

export const START: Readonly<Record<Asset, number>> = {
  followers: 10,
  votes: 0,
  permanentVotes: 0,
  food: 1,
  scrap: 1,
  islandResource: 1,
  story: 1,
  glowberry: 2,
  lightSoldier: 1,
  heavySoldier: 0,
  valor: 1,
};

export const SOLDIER_ASSET = { light: 'lightSoldier', heavy: 'heavySoldier' } as const satisfies Record<
  Soldier,
  Asset
>;

export { SCORING_TILES } from '../perseverance/moments/assembly/scoringTiles';

export interface OfficerBonus {
  readonly asset: Asset;
  readonly amount: number;
}

const BONUSES: Readonly<Record<Exclude<Officer, 'chief-of-security'>, OfficerBonus>> = {
  'chief-mate': { asset: 'food', amount: 1 },
  'chief-steward': { asset: 'scrap', amount: 1 },
  'chief-engineer': { asset: 'glowberry', amount: 2 },
  captain: { asset: 'islandResource', amount: 1 },
};
const SECURITY: Readonly<Record<SecurityBonus, OfficerBonus>> = {
  valor: { asset: 'valor', amount: 2 },
  'light-soldier': { asset: 'lightSoldier', amount: 1 },
};

export function bonusOf(officer: Officer, security: SecurityBonus): OfficerBonus {
  return officer === 'chief-of-security' ? SECURITY[security] : BONUSES[officer];
}
