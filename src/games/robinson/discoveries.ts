import type { Goods } from './terms';

export type FollowUp =
  'ignore-rain' | 'draw-treasure' | 'building-pawn' | 'heal' | 'item-cure' | 'see-scenario';

interface TokenRow {
  readonly needs?: 'pot' | 'shelter' | 'weapon';
  readonly gains?: Partial<Goods>;
  readonly weapon?: number;
  readonly palisade?: number;
  readonly morale?: number;
  /** What is left to do elsewhere. */
  readonly then?: FollowUp;
}

/** The Discovery tokens: what one needs, and what it does when it is used. */
export const DISCOVERIES = {
  palisade: { needs: 'shelter', palisade: 1 },
  weapon: { weapon: 1 },
  'ignore-rain': { then: 'ignore-rain' },
  treasure: { then: 'draw-treasure' },
  morale: { morale: 1 },
  wood: { gains: { wood: 1 } },
  'building-pawn': { then: 'building-pawn' },
  food: { gains: { food: 2 } },
  prey: { needs: 'weapon', gains: { fur: 1, food: 1 } },
  'pot-heal': { needs: 'pot', then: 'heal' },
  'pot-weapon': { needs: 'pot', weapon: 2 },
  'pot-cure': { needs: 'pot', then: 'item-cure' },
  'pot-morale': { needs: 'pot', morale: 1 },
  scenario: { then: 'see-scenario' },
} as const satisfies Record<string, TokenRow>;

export type DiscoveryToken = keyof typeof DISCOVERIES;
export const DISCOVERY_TOKENS = Object.keys(DISCOVERIES) as readonly DiscoveryToken[];

/** The row of a token, with every column. */
export function effectOf(token: DiscoveryToken): TokenRow {
  return DISCOVERIES[token];
}
