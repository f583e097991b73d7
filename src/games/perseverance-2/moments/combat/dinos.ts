import { DINOS, type Dino } from '../../terms';

export type DinoCount = Readonly<Record<Dino, number>>;

export const NO_DINOS: DinoCount = { trampler: 0, raptor: 0, shieldhead: 0 };

export function dinosBy(countOf: (dino: Dino) => number): DinoCount {
  return { trampler: countOf('trampler'), raptor: countOf('raptor'), shieldhead: countOf('shieldhead') };
}

export function oneDino(dino: Dino | null): DinoCount {
  return dinosBy((kind) => (kind === dino ? 1 : 0));
}

export function allDinos(dinos: DinoCount): number {
  return dinos.trampler + dinos.raptor + dinos.shieldhead;
}

export function addDinos(a: DinoCount, b: DinoCount): DinoCount {
  return dinosBy((dino) => a[dino] + b[dino]);
}

export function takeDinos(from: DinoCount, taken: DinoCount): DinoCount {
  return dinosBy((dino) => from[dino] - taken[dino]);
}

/** The first species of which there are more than there may be. */
export function beyond(dinos: DinoCount, limit: DinoCount): Dino | undefined {
  return DINOS.find((dino) => dinos[dino] > limit[dino]);
}

export function speciesIn(dinos: DinoCount): readonly Dino[] {
  return DINOS.filter((dino) => dinos[dino] > 0);
}
