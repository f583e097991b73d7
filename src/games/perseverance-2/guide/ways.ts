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

/** What is done on the page of the turn. */
const OF_TURN: ReadonlySet<string> = new Set(['takeDie', 'effect', 'influence', 'explore', 'leader']);

/** Opens the page or the wizard in which it is done. */
export function openWizard(wizard: keyof typeof ICONS): GuideWay<Command, Names> {
  const label = say(`lesson.do.${wizard}`);
  return { ...opens(OF_TURN.has(wizard) ? 'turn' : wizard, ICONS[wizard], label), id: wizard };
}

export const showPerks: GuideWay<Command, Names> = {
  id: 'perks',
  label: say('lesson.do.perks'),
  icon: 'influence',
  does: { kind: 'screen', screen: 'perks' },
};
