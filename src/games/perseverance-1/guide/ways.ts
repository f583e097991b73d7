import type { GuideWay } from '@/engine';
import { opens } from '../../perseverance/guide/ways';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Names } from '../session/names';

type Way = GuideWay<Command, Names>;

const ICONS = {
  takeDie: 'die',
  effect: 'food',
  influence: 'influence',
  secondary: 'leader',
  patrolStage: 'patrol',
  dinoAttack: 'raptor',
} as const;

/** What is done on the page of the turn. */
const OF_TURN: ReadonlySet<string> = new Set(['takeDie', 'effect', 'influence', 'secondary']);

/** Opens the page or the wizard in which it is done. */
export function toWizard(wizard: keyof typeof ICONS): Way {
  const label = say(`lesson.do.${wizard}`);
  return { ...opens(OF_TURN.has(wizard) ? 'turn' : wizard, ICONS[wizard], label), id: wizard };
}

export const showDefense: Way = {
  id: 'defense',
  label: say('lesson.do.defense'),
  icon: 'safeguard',
  does: { kind: 'screen', screen: 'defense' },
};
