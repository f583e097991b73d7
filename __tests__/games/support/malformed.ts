import type { RulesHalf, StringTree } from '@/engine';
import { en as app } from '@/i18n/en';
import { keysOf, phrasesIn, unfold } from './words';

export interface MalformedOptions {
  readonly rules: RulesHalf;
  readonly cases: readonly { readonly procedure: string; readonly input: unknown }[];
  /** Every code that the contract names. */
  readonly codes: readonly string[];
  /** The strings of the game in each language. */
  readonly strings: readonly StringTree[];
  /** Words that mean something special in this game, besides what is odd everywhere. */
  readonly odd?: readonly unknown[];
  /** Fields that may be left out as a whole, so that a choice missing in them has no place in the input. */
  readonly leftOut?: readonly string[];
  readonly total: number;
  readonly seed: number;
}

/** Spoils golden inputs, and lists what was wrong with the answers; how many were refused says that it bit. */
export function tryMalformed({
  rules,
  cases,
  codes,
  strings,
  odd = [],
  leftOut = [],
  total,
  seed,
}: MalformedOptions): {
  readonly faults: readonly unknown[];
  readonly refused: number;
} {
  const known = strings.map((tree) => new Set([...keysOf(tree), ...keysOf({ input: app.input })]));
  const isKnown = (key: string) => known.every((keys) => keys.has(key));
  const oddities = [...ODDITIES, ...odd];
  const random = generator(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  let refused = 0;
  const faults: unknown[] = [];
  for (let i = 0; i < total; i++) {
    const { procedure, input } = pick(cases);
    const bad = spoil(copy(input), oddities, random, pick);
    const result = rules.procedures[procedure]?.(bad);
    if (!result) throw new Error(`no procedure ${procedure}`);
    if (result.ok) {
      if (result.value.explanation.length === 0) faults.push({ procedure, bad, why: 'no explanation' });
      if (i % 10 === 0)
        for (const { key } of phrasesIn(result.value.explanation))
          if (!isKnown(key)) faults.push({ procedure, key });
      continue;
    }
    refused++;
    const { code, path, message } = result.error;
    if (!codes.includes(code)) faults.push({ procedure, code });
    if (typeof path !== 'string' || !pointsInto(bad, path, leftOut))
      faults.push({ procedure, code, path, bad });
    for (const { key } of unfold(message)) if (!isKnown(key)) faults.push({ procedure, code, key });
  }
  return { faults, refused };
}

/** 100,000 brackets inside each other. */
export function bracketTower(): unknown {
  let tower: unknown = [];
  for (let i = 0; i < 100_000; i++) tower = i % 2 ? [tower] : { players: tower };
  return tower;
}

type Pick = <T>(items: readonly T[]) => T;
type Holder = Record<string, unknown> | unknown[];

const ODDITIES: readonly unknown[] = [
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
function spoil(input: unknown, oddities: readonly unknown[], random: () => number, pick: Pick): unknown {
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
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}

/** The path leads to a value, or to where it would be: all but its last step exist. */
function pointsInto(root: unknown, path: string, leftOut: readonly string[]): boolean {
  if (path === '') return true;
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const [top = ''] = steps;
  let value = root;
  for (const step of steps.slice(0, -1)) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<string, unknown>)[step];
    if (leftOut.includes(top) && (value === undefined || value === null)) return true;
  }
  return typeof value === 'object' && value !== null;
}

/** A small seeded generator (mulberry32), so that a failure can be repeated. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
