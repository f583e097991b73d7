import { EFFECT_ZONES } from '../../outposts';
import { EFFECTS, type CityZone } from '../../terms';

/** As they are printed, Zone by Zone. */
export const WITH_ADVENTURE = ['adventure', ...EFFECTS] as const;
export type AnyEffect = (typeof WITH_ADVENTURE)[number];

/** Nothing of it is followed in Essentials. */
export const GOODS_ONLY: readonly AnyEffect[] = ['gather', 'pub', 'marketplace', 'salvage'];

export function zoneOf(name: AnyEffect): CityZone {
  return EFFECT_ZONES[name];
}
