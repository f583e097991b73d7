import type { Explanation } from '@/engine';
import { DEFENSE } from '../../moments/dinoAttack/rule';
import { say } from '../../say';
import { STRUCTURES, type Structure } from '../../terms';
import type { Area } from '../state';

export type Standing = Readonly<Record<Structure, boolean>>;

export function standingOn(area: Area): Standing {
  return { camp: area.camp !== null, outpost: area.outpost !== null, watchtower: area.watchtower !== null };
}

export function defenseOf(standing: Standing): number {
  return STRUCTURES.reduce((sum, one) => sum + (standing[one] ? DEFENSE[one] : 0), 0);
}

/** What a Cleared Area defends with before any Valor is spent, no matter whose it is. */
export function explainDefense(area: Area): { readonly value: number; readonly steps: Explanation } {
  const standing = STRUCTURES.filter((one) => area[one] !== null);
  return {
    value: defenseOf(standingOn(area)),
    steps: [
      ...standing.map((structure) => ({
        rule: say(`session.structure.${structure}`),
        figure: `+${DEFENSE[structure]}`,
      })),
      { rule: say('screens.areas.valorToo') },
    ],
  };
}
