import type { GuideCard } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Names, WizardId } from '../session/names';

/** Shown once, when the wizard is opened for the first time. */
export const WIZARD_CARDS: Readonly<Partial<Record<WizardId, GuideCard<Command, Names>>>> = {
  setupChecklist: {
    id: 'walk:setupChecklist',
    icon: 'check',
    title: say('lesson.walk.setupChecklist'),
    text: [say('lesson.walk.setupChecklist1'), say('lesson.walk.setupChecklist2')],
    reference: 'setup',
  },
  dinoAttack: {
    id: 'walk:dinoAttack',
    icon: 'raptor',
    title: say('lesson.walk.dinoAttack'),
    text: [say('lesson.walk.dinoAttack1'), say('lesson.walk.dinoAttack2')],
    reference: 'dino-attack',
  },
  assembly: {
    id: 'walk:assembly',
    icon: 'votes',
    title: say('lesson.walk.assembly'),
    text: [say('lesson.walk.assembly1'), say('lesson.walk.assembly2')],
    reference: 'assembly',
  },
  finalScoring: {
    id: 'walk:finalScoring',
    icon: 'finish',
    title: say('lesson.walk.finalScoring'),
    text: [say('lesson.walk.finalScoring1')],
    reference: 'final-scoring',
  },
  patrolBegin: {
    id: 'walk:patrolBegin',
    icon: 'patrol',
    title: say('lesson.walk.patrolBegin'),
    text: [say('lesson.walk.patrolBegin1'), say('lesson.walk.patrolBegin2')],
    reference: 'patrol',
  },
  patrolStage: {
    id: 'walk:patrolStage',
    icon: 'patrol',
    title: say('lesson.walk.patrolStage'),
    text: [say('lesson.walk.patrolStage1'), say('lesson.walk.patrolStage2')],
    reference: 'resolve-patrol',
  },
};
