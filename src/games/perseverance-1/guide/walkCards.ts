import type { GuideCard } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';

/** Told once, when such a walk is opened for the first time. */
export const WALK_CARDS: Readonly<Partial<Record<string, GuideCard<Command>>>> = {
  setupChecklist: {
    id: 'walk:setupChecklist',
    icon: 'check',
    title: say('guide.walk.setupChecklist'),
    text: [say('guide.walk.setupChecklist1'), say('guide.walk.setupChecklist2')],
    reference: 'setup',
  },
  dinoAttack: {
    id: 'walk:dinoAttack',
    icon: 'raptor',
    title: say('guide.walk.dinoAttack'),
    text: [say('guide.walk.dinoAttack1'), say('guide.walk.dinoAttack2')],
    reference: 'dino-attack',
  },
  assembly: {
    id: 'walk:assembly',
    icon: 'votes',
    title: say('guide.walk.assembly'),
    text: [say('guide.walk.assembly1'), say('guide.walk.assembly2')],
    reference: 'assembly',
  },
  finalScoring: {
    id: 'walk:finalScoring',
    icon: 'finish',
    title: say('guide.walk.finalScoring'),
    text: [say('guide.walk.finalScoring1')],
    reference: 'final-scoring',
  },
  patrolBegin: {
    id: 'walk:patrolBegin',
    icon: 'patrol',
    title: say('guide.walk.patrolBegin'),
    text: [say('guide.walk.patrolBegin1'), say('guide.walk.patrolBegin2')],
    reference: 'patrol',
  },
  patrolStage: {
    id: 'walk:patrolStage',
    icon: 'patrol',
    title: say('guide.walk.patrolStage'),
    text: [say('guide.walk.patrolStage1'), say('guide.walk.patrolStage2')],
    reference: 'resolve-patrol',
  },
};
