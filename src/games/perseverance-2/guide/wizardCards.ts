import type { GuideCard, IconName, Phrase } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Names, WizardId } from '../session/names';

type CardName = Parameters<typeof say>[0] extends infer Key
  ? Key extends `lesson.walk.${infer Name}1`
    ? Name
    : never
  : never;

/** Shown once, when such a wizard is opened for the first time. */
export const WIZARD_CARDS: Readonly<Partial<Record<WizardId, GuideCard<Command, Names>>>> = {
  setupChecklist: card('setupChecklist', 'check', 'setup', say('lesson.walk.setupChecklist2')),
  combat: card('combat', 'combat', 'combat', say('lesson.walk.combat2')),
  dinoAttack: card('dinoAttack', 'raptor', 'dino-attack', say('lesson.walk.dinoAttack2')),
  breachTurn: card('breachTurn', 'skull', 'breach-turn'),
  counterattack: card('counterattack', 'combat', 'counterattack', say('lesson.walk.counterattack2')),
  adventureBegin: card('adventureBegin', 'patrol', 'clear-area', say('lesson.walk.adventureBegin2')),
  adventureStage: card('adventureStage', 'patrol', 'resolve-adventure', say('lesson.walk.adventureStage2')),
  outpost: card('outpost', 'wall', 'outpost-effect'),
  assembly: card('assembly', 'votes', 'assembly', say('lesson.walk.assembly2')),
  finalScoring: card('finalScoring', 'finish', 'final-scoring'),
};

function card(
  name: CardName,
  icon: IconName,
  reference: Names['reference'],
  more?: Phrase,
): GuideCard<Command, Names> {
  return {
    id: `walk:${name}`,
    icon,
    title: say(`lesson.walk.${name}`),
    text: [say(`lesson.walk.${name}1`), ...(more ? [more] : [])],
    reference,
  };
}
