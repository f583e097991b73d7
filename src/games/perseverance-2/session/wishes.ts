import { added, each, flag, number, shape, type Shape } from '@/engine';
import { ASSETS, DINOS } from '../terms';

/** Any whole number: how far it may go is for the game to say, in words. */
export const wish = number({ min: Number.MIN_SAFE_INTEGER });

/** Some of these keys. */
export function someOf<K extends string, Out, In>(
  keys: readonly K[],
  item: Shape<Out, In>,
): Shape<{ readonly [Key in K]?: Out }, { readonly [Key in K]?: In | undefined }> {
  const fields = Object.fromEntries(keys.map((key) => [key, added(item)]));
  return shape(fields) as Shape<{ readonly [Key in K]?: Out }, { readonly [Key in K]?: In | undefined }>;
}

export const dinosWished = each(DINOS, wish);
export const partyWished = shape({ light: wish, heavy: wish, leader: flag });
/** What is printed on a card, of each asset. */
export const gainsWished = someOf(ASSETS, wish);
