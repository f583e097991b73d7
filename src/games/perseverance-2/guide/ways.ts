import type { GuideWay } from '@/engine';
import { opens } from '../../perseverance/guide/ways';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Names } from '../session/names';

const ICONS = {
  takeDie: 'die',
  effect: 'settlement',
  influence: 'influence',
  explore: 'search',
  leader: 'leader',
  adventureStage: 'patrol',
  breachTurn: 'skull',
  dinoAttack: 'raptor',
} as const;

export function openWizard(wizard: keyof typeof ICONS): GuideWay<Command, Names> {
  return opens(wizard, ICONS[wizard], say(`lesson.do.${wizard}`));
}

export const showPerks: GuideWay<Command, Names> = {
  id: 'perks',
  label: say('lesson.do.perks'),
  icon: 'influence',
  does: { kind: 'screen', screen: 'perks' },
};
