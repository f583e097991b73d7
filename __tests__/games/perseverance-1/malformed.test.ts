import { en as app } from '@/i18n/en';
import { en } from '@/games/perseverance-1/strings/en';
import { pl } from '@/games/perseverance-1/strings/pl';
import cases from '../../golden/perseverance-1.json';
import { resolve } from './resolve';
import { keysOf, phrasesIn, unfold } from './words';

const CODES = new Set(
  `invalid-input out-of-range unknown-player dissenters-not-allowed duplicate-leader not-in-edition duplicate-officer
  zone-taken not-enough-influence ability-not-available not-affordable wrong-column-count wrong-row-count
  wrong-token-count no-dinos too-many-picks reward-blocked duplicate-pick no-settlement-left no-empty-space
  leader-not-on-board inconsistent-presence choice-required transition-not-last no-soldiers no-such-soldier wrong-draw
  not-drawn must-choose wrong-dice-total no-soldier-supply no-trap-left no-wall-left all-dice-in-play no-neutral-die
  same-zone space-locked space-taken not-bottommost`.split(/\s+/),
);
const KNOWN = [keysOf(en), keysOf(pl)].map((keys) => new Set([...keys, ...keysOf({ input: app.input })]));
const TOTAL = 100_000;

test(`${TOTAL} inputs that are not of the form: an answer or a refusal that says where, never a crash`, () => {
  const random = generator(20201005);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  let refused = 0;
  const faults: unknown[] = [];
  for (let i = 0; i < TOTAL; i++) {
    const { procedure, input } = pick(cases);
    const bad = spoil(copy(input), random, pick);
    const result = resolve(procedure, bad);
    if (result.ok) {
      if (result.value.explanation.length === 0) faults.push({ procedure, bad, why: 'no explanation' });
      if (i % 10 === 0)
        for (const { key } of phrasesIn(result.value.explanation))
          if (!KNOWN.every((keys) => keys.has(key))) faults.push({ procedure, key });
      continue;
    }
    refused++;
    const { code, path, message } = result.error;
    if (!CODES.has(code)) faults.push({ procedure, code });
    if (typeof path !== 'string' || !pointsInto(bad, path)) faults.push({ procedure, code, path, bad });
    for (const { key } of unfold(message))
      if (!KNOWN.every((keys) => keys.has(key))) faults.push({ procedure, code, key });
  }
  expect(faults.slice(0, 3)).toEqual([]);
  // Most spoilt inputs must be noticed: what is accepted was changed in a field nobody asks for, or to a legal value.
  expect(refused).toBeGreaterThan(TOTAL / 2);
}, 120_000);

test('a tower of brackets is refused, not climbed', () => {
  let tower: unknown = [];
  for (let i = 0; i < 100_000; i++) tower = i % 2 ? [tower] : { players: tower };
  for (const procedure of new Set(cases.map((golden) => golden.procedure)))
    expect(resolve(procedure, tower)).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
});

type Pick = <T>(items: readonly T[]) => T;
type Holder = Record<string, unknown> | unknown[];

const ODDITIES: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'dissenters',
  'neutral',
  'nobody',
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
function spoil(input: unknown, random: () => number, pick: Pick): unknown {
  let root = input;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const holders = holdersIn(root);
    if (holders.length === 0 || random() < 0.01) {
      root = copy(pick(ODDITIES));
      continue;
    }
    const holder = pick(holders);
    const keys = Object.keys(holder);
    const key = keys.length > 0 ? pick(keys) : '0';
    const at = holder as Record<string, unknown>;
    const roll = random();
    if (roll < 0.5) at[key] = copy(pick(ODDITIES));
    else if (roll < 0.65) delete at[key];
    else if (roll < 0.75) at[pick(['zed', 'dissenters', 'constructor', '3'])] = copy(pick(ODDITIES));
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
function pointsInto(root: unknown, path: string): boolean {
  if (path === '') return true;
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  let value = root;
  for (const step of steps.slice(0, -1)) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<string, unknown>)[step];
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
