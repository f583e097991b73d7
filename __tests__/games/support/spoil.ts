type Pick = <T>(items: readonly T[]) => T;
type Holder = Record<string, unknown> | unknown[];

export const ODDITIES: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'nobody',
  'constructor',
  '__proto__',
  0,
  -1,
  -0,
  0.5,
  7,
  25,
  1e9,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  {},
  [[]],
  { length: 3 },
  [null],
  () => 1,
  Symbol('odd'),
  10n,
];

/** One to three changes anywhere in the input. */
export function spoil(
  input: unknown,
  oddities: readonly unknown[],
  random: () => number,
  pick: Pick,
): unknown {
  let root = input;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const holders = holdersIn(root);
    if (holders.length === 0 || random() < 0.01) {
      root = copy(pick(oddities));
      continue;
    }
    const holder = pick(holders);
    const keys = Object.keys(holder);
    const key = keys.length > 0 ? pick(keys) : '0';
    const at = holder as Record<string, unknown>;
    const roll = random();
    if (roll < 0.5) at[key] = copy(pick(oddities));
    else if (roll < 0.65) delete at[key];
    else if (roll < 0.75) at[pick(['zed', 'constructor', 'dissenters', '3'])] = copy(pick(oddities));
    else if (roll < 0.85) at[key] = copy(pick(holders));
    else if (Array.isArray(holder)) holder.push(copy(pick(holder.length > 0 ? holder : [null])));
    else at[key] = typeof at[key] === 'number' ? at[key] + Math.floor(random() * 20) - 10 : `${key} and more`;
  }
  return root;
}

/** Every object and list of the input. */
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

/** Unlike structuredClone this also takes functions and symbols, which are among the oddities. */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}

/** A small seeded generator (mulberry32), so that a failure can be repeated. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
