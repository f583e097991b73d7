/**
 * Whether two values are the same JSON. The order of keys says nothing: what was read back from the disk has the order of
 * its shape, what was just decided that of the rules. A key without a value is none.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => sameJson(item, b[i]))
    );
  return holds(a, b) && Object.keys(b).every((key) => Object.hasOwn(a, key) || valueOf(b, key) === undefined);
}

function holds(a: object, b: object): boolean {
  return Object.keys(a).every((key) => sameJson(valueOf(a, key), valueOf(b, key)));
}

/** Own keys only: a player may be called anything. */
function valueOf(of: object, key: string): unknown {
  return Object.hasOwn(of, key) ? (of as Readonly<Record<string, unknown>>)[key] : undefined;
}
