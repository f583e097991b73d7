import { flag, number, orElse, shapeOf, type Optional, type Shape } from '@/engine';
import { refuseOtherKeys } from './readFields';

/** A number that may be left out: then it is `absent`, 0 unless said otherwise. */
export function count(max?: number, absent = 0): Optional<number, number | null> {
  return orElse<number, number, number>(number(max === undefined ? {} : { max }), absent);
}

/** A flag that may be left out. */
export const optionalFlag: Optional<boolean, boolean | null> = orElse<boolean, boolean, boolean>(flag, false);

/** A map with these keys and no others; `null` counts as absent. */
export function onlyKeys<Out, In>(keys: readonly string[], map: Shape<Out, In>): Shape<Out, In> {
  return shapeOf((at) => {
    refuseOtherKeys(at, keys);
    return map(at);
  }, map.form);
}
