import type { Zone } from '../../terms';
import type { Move } from '../../session/command';

/** The effects of each Community area, as they are on the board. */
export const EFFECTS = {
  sustenance: ['rations', 'patrol', 'pub'],
  military: ['training'],
  expansion: ['politics', 'supply', 'settle'],
  protection: ['salvage', 'fortifications'],
} as const satisfies Record<Zone, readonly (Move['action'] | 'patrol')[]>;

export type EffectOfZone = (typeof EFFECTS)[Zone][number];

export function isEffectOf(zone: Zone, action: Move['action'] | 'patrol'): boolean {
  return (EFFECTS[zone] as readonly string[]).includes(action);
}
