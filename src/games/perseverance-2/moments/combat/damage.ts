import { perkEffect, type PerkList } from '../../perks';
import type { Soldier } from '../../terms';
import type { DinoCount } from './dinos';
import type { Party } from './party';

/** Damage that a piece deals and Injuries that it can take, p. 23. */
export const STRENGTH = { light: 1, heavy: 2, leader: 2 } as const;
const TOUGHNESS = { trampler: 1, raptor: 1, shieldhead: 2 } as const satisfies Record<
  keyof DinoCount,
  number
>;

/** One sum, however it is spread over the Dinos (R18). */
export function damageBy({ light, heavy, leader }: Party): number {
  return light * STRENGTH.light + heavy * STRENGTH.heavy + (leader ? STRENGTH.leader : 0);
}

/** Trampler Expert takes Tramplers off the bill by itself (R16). */
export function damageNeeded({ trampler, raptor, shieldhead }: DinoCount, perks: PerkList): number {
  const tramplers = Math.max(0, trampler - perkEffect(perks, 'freeTramplers'));
  return tramplers * TOUGHNESS.trampler + raptor * TOUGHNESS.raptor + shieldhead * TOUGHNESS.shieldhead;
}

export function injuriesBy({ raptor, shieldhead }: DinoCount): number {
  return raptor + shieldhead;
}

/** Soldiers whose Injuries are cancelled for 1 Valor each. */
export function healed({ light, heavy }: Readonly<Record<Soldier, number>>): number {
  return light + heavy;
}
