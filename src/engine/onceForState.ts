/** More than a page of a wizard asks for; a table that is looked at for an hour must not gather all of it. */
const MOST = 200;

/**
 * What is made of a state is made once, and kept as long as the state is: a page asks for the same tiles after every
 * tap, and they follow from the table, not from what was tapped. `key` names all else that counts.
 */
export function onceForState<State extends object, T>(): (state: State, key: string, make: () => T) => T {
  const kept = new WeakMap<State, Map<string, T>>();
  return (state, key, make) => {
    const known = kept.get(state) ?? new Map<string, T>();
    kept.set(state, known);
    return once(known, key, make);
  };
}

/** The oldest goes where there are too many. */
export function once<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  return made;
}
