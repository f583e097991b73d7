import type { GuideCard, IconName } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Names } from '../session/names';

type Walked = 'dinoAttack' | 'assembly' | 'finalScoring' | 'patrolBegin' | 'patrolStage';

/** Shown once, when the wizard is opened for the first time; the set-up needs none: its list says everything. */
export const WIZARD_CARDS: Readonly<Record<Walked, GuideCard<Command, Names>>> = {
  dinoAttack: { ...card('dinoAttack', 'raptor', 'dino-attack'), sketch: 'attack' },
  assembly: { ...card('assembly', 'votes', 'assembly'), sketch: 'presence' },
  finalScoring: card('finalScoring', 'finish', 'final-scoring'),
  patrolBegin: card('patrolBegin', 'patrol', 'patrol'),
  patrolStage: card('patrolStage', 'patrol', 'resolve-patrol'),
};

function card(name: Walked, icon: IconName, reference: Names['reference']): GuideCard<Command, Names> {
  return {
    id: `walk:${name}`,
    icon,
    title: say(`lesson.walk.${name}`),
    line: say(`lesson.walk.${name}Line`),
    reference,
  };
}
