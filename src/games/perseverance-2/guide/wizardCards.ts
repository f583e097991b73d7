import type { GuideCard, IconName } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Names, WizardId } from '../session/names';

type CardName = Parameters<typeof say>[0] extends infer Key
  ? Key extends `lesson.walk.${infer Name}Line`
    ? Name
    : never
  : never;

/** Shown once, when such a wizard is opened for the first time; the set-up needs none: its list says everything. */
export const WIZARD_CARDS: Readonly<Partial<Record<WizardId, GuideCard<Command, Names>>>> = {
  combat: card('combat', 'combat', 'combat'),
  dinoAttack: { ...card('dinoAttack', 'raptor', 'dino-attack'), sketch: 'attack' },
  breachTurn: { ...card('breachTurn', 'skull', 'breach-turn'), sketch: 'breach' },
  counterattack: card('counterattack', 'combat', 'counterattack'),
  adventureBegin: { ...card('adventureBegin', 'patrol', 'clear-area'), sketch: 'outside' },
  adventureStage: { ...card('adventureStage', 'patrol', 'resolve-adventure'), sketch: 'adventure' },
  outpost: card('outpost', 'wall', 'outpost-effect'),
  assembly: { ...card('assembly', 'votes', 'assembly'), sketch: 'presence' },
  finalScoring: card('finalScoring', 'finish', 'final-scoring'),
};

function card(name: CardName, icon: IconName, reference: Names['reference']): GuideCard<Command, Names> {
  return {
    id: `walk:${name}`,
    icon,
    title: say(`lesson.walk.${name}`),
    line: say(`lesson.walk.${name}Line`),
    reference,
  };
}
