import type { Count, Counts, Phrase } from '@/engine';
import { dinosBy, type DinoCount } from './dinos';
import { say } from '../../say';
import { DINOS, type Dino } from '../../terms';

interface Asked<Id extends string> {
  /** Keeps the rows of several groups apart. */
  readonly id: Id;
  readonly group: Phrase;
  readonly value: DinoCount;
  /** A species of which there can be none is not asked for. */
  readonly most: DinoCount;
  readonly per?: string;
  /** One answer counts for all species. */
  readonly set?: string;
  note?(dino: Dino): Phrase | undefined;
}

type DinoId<Id extends string> = `${Id}:${Dino}`;

/** One stepper for each species. */
export function dinoFigures<Id extends string>(asked: Asked<Id>): readonly Count<DinoId<Id>>[] {
  const { id, group, value, most, per, set } = asked;
  return DINOS.filter((dino) => most[dino] > 0).map((dino) => {
    const note = asked.note?.(dino);
    return {
      id: `${id}:${dino}`,
      group,
      label: say(`dino.${dino}`),
      value: value[dino],
      track: { min: 0, max: most[dino] },
      ...(note && { note }),
      ...(per !== undefined && { per }),
      ...(set !== undefined && { set }),
    };
  });
}

/** The answers of a group; a species that was not asked for counts as none. */
export function dinosIn<Id extends string>(id: Id, counts: Partial<Counts<DinoId<Id>>>): DinoCount {
  return dinosBy((dino) => counts[`${id}:${dino}`] ?? 0);
}
