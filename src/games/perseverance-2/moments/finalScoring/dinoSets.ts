import { DINOS, type Dino } from '../../terms';
import type { DinoCount } from '../combat/dinos';

const SETS: Readonly<Record<Dino, { readonly pair: number; readonly triple: number }>> = {
  trampler: { pair: 3, triple: 5 },
  raptor: { pair: 4, triple: 7 },
  shieldhead: { pair: 5, triple: 8 },
};

export interface DinoSet {
  readonly dino: Dino;
  readonly pairs: number;
  readonly triples: number;
  readonly worth: number;
}

/** Captured Dinos in pairs and triples of a species, each in one set only, split as it pays best (R33). */
export function dinoSets(dinos: DinoCount): readonly DinoSet[] {
  return DINOS.map((dino) => bestSplit(dino, dinos[dino]));
}

export function worthOfSets(sets: readonly DinoSet[]): number {
  return sets.reduce((sum, { worth }) => sum + worth, 0);
}

function bestSplit(dino: Dino, count: number): DinoSet {
  const { pair, triple } = SETS[dino];
  let best: DinoSet = { dino, pairs: 0, triples: 0, worth: 0 };
  for (let triples = 0; 3 * triples <= count; triples++) {
    const pairs = Math.floor((count - 3 * triples) / 2);
    const worth = triples * triple + pairs * pair;
    if (worth > best.worth) best = { dino, pairs, triples, worth };
  }
  return best;
}
