import type { AskedFigure, Phrase } from '@/engine';
import type { DinoCount } from '../../../rules/dinos';
import { say } from '../../../say';
import { DINOS, type Dino } from '../../../terms';

interface Asked<Draft> {
  /** Tells the rows of several groups apart. */
  readonly id: string;
  readonly group: Phrase;
  readonly value: DinoCount;
  /** A species of which there can be none is not asked for. */
  readonly most: DinoCount;
  note?(dino: Dino): Phrase | undefined;
  write(dinos: DinoCount): Draft;
}

/** One stepper for each species. */
export function dinoFigures<Draft>(asked: Asked<Draft>): readonly AskedFigure<Draft>[] {
  const { id, group, value, most, write } = asked;
  return DINOS.filter((dino) => most[dino] > 0).map((dino) => {
    const note = asked.note?.(dino);
    return {
      id: `${id}:${dino}`,
      group,
      label: say(`dino.${dino}`),
      value: value[dino],
      track: { min: 0, max: most[dino] },
      ...(note && { note }),
      write: (to: number) => write({ ...value, [dino]: to }),
    };
  });
}
