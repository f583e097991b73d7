import {
  added,
  each,
  entries,
  fail,
  flag,
  isAbsent,
  number,
  orElse,
  phrase,
  shapeOf,
  type At,
  type Optional,
  type Shape,
} from '@/engine';

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

function refuseOtherKeys(at: At, keys: readonly string[]): void {
  for (const [key, value] of entries(at)) {
    if (!keys.includes(key) && !isAbsent(value))
      fail(value.path, 'invalid-input', phrase('refusal.unknownKey', { key }));
  }
}

/** Some of these keys, such as the Zones whose tile somebody takes. */
export function someOf<const K extends string, Out, In>(
  keys: readonly K[],
  item: Shape<Out, In>,
): Shape<{ readonly [Key in K]?: Out }, { readonly [Key in K]?: In | undefined }> {
  return each(keys, added(item)) as unknown as Shape<
    { readonly [Key in K]?: Out },
    { readonly [Key in K]?: In | undefined }
  >;
}
