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

/** Opens the wizard in which it is done. */
export function toWizard(wizard: keyof typeof ICONS): Way {
  return opens(wizard, ICONS[wizard], say(`lesson.do.${wizard}`));
}

export const showDefense: Way = {
  id: 'defense',
  label: say('lesson.do.defense'),
  icon: 'safeguard',
  does: { kind: 'screen', screen: 'defense' },
};
