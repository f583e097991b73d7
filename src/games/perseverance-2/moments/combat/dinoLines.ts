import type { Explanation, ReviewLine } from '@/engine';
import type { DinoCount } from './dinos';
import { say } from '../../say';
import { DINOS } from '../../terms';

interface Moved {
  readonly player: string;
  readonly where: 'enclosure' | 'breach';
  readonly before: DinoCount;
  readonly after: DinoCount;
  readonly why: Explanation;
}

/** Dinos that came to a player or left: they are pieces, so no counter of the review shows them. */
export function dinoLines({ player, where, before, after, why }: Moved): readonly ReviewLine[] {
  return DINOS.filter((dino) => after[dino] !== before[dino]).map((dino) => ({
    player,
    label: say(`session.battle.in.${where}`, { dino: say(`dino.${dino}`) }),
    change: after[dino] - before[dino],
    total: after[dino],
    why,
  }));
}
