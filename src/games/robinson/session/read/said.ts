import { field, type At } from '@/engine';

/** A field that came with a later version: where it was not written, there is none. */
export function said<Key extends string, T>(
  at: At,
  key: Key,
  reader: (at: At) => T,
): { readonly [K in Key]?: T } {
  const found = field(at, key);
  return found.value === undefined ? {} : ({ [key]: reader(found) } as { readonly [K in Key]: T });
}
