import type { Explanation } from '@/engine';
import { DEFENSE } from '../../rules/dinoAttack';
import { say } from '../../say';
import type { Area } from '../state';

/** What a Cleared Area defends with before any Valor is spent, whoever owns it. */
export function explainDefense(area: Area): { readonly value: number; readonly steps: Explanation } {
  const standing = (['camp', 'outpost', 'watchtower'] as const).filter((one) => area[one] !== null);
  return {
    value: standing.reduce((sum, structure) => sum + DEFENSE[structure], 0),
    steps: [
      ...standing.map((structure) => ({
        rule: say(`session.structure.${structure}`),
        figure: `+${DEFENSE[structure]}`,
      })),
      { rule: say('screens.areas.valorToo') },
    ],
  };
}
