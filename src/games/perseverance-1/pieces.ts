import type { Track } from '@/engine';
import type { Asset, Soldier } from './terms';

export { assemblyCount, DISSENTER_DICE, NEUTRAL_DICE, playerCount } from '../perseverance/tableSize';

/** What one player owns in all. */
export const PIECES = {
  soldiersOfAKind: 5,
  dice: 5,
  settlements: 12,
  walls: 7,
  traps: 8,
  trapsOfAType: 4,
  influence: 15,
} as const;

/** Valor and Safeguard stop at 6; Followers stop at 0; nothing else is limited. */
export const TRACKS = {
  followers: { min: 0 },
  safeguard: { min: 0, max: 6 },
  valor: { min: 0, max: 6 },
} as const satisfies Partial<Record<Asset, Track>>;

export const SOLDIER_ASSET = { light: 'lightSoldier', heavy: 'heavySoldier' } as const satisfies Record<
  Soldier,
  Asset
>;

/** Settlement spaces 1–6, and 7–10 once the Zone is Dangerous. */
export const SETTLEMENT_SPACES = { safe: 6, dangerous: 10 } as const;

/** Dino rows: the third is covered until the Zone is Dangerous. */
export const DINO_ROWS = { safe: 2, dangerous: 3 } as const;

/** Only the four-player side of the board has a fourth column (R1). */
export function columnCount(players: number): 3 | 4 {
  return players === 4 ? 4 : 3;
}
