import type { RulesHalf, StringTree } from '@/engine';
import { en as app } from '@/i18n/en';
import { copy, generator, ODDITIES, spoil } from './spoil';
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
    const result = rules.procedures[procedure]?.headless(bad);
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
