import type { Wizard } from '@/engine';
import type { Command } from '../command';
import type { State } from '../state';
import { challengesWalk } from './challenges';
import { encounterWalk } from './encounter';
import { facesWalk, leaderWalk, recountWalk } from './quickWalks';
import { settleWalk } from './settle';
import { setupChecklist } from './setupChecklist';
import { travel } from './travel';

export const wizards: readonly Wizard<State, Command, unknown>[] = [
  setupChecklist,
  travel,
  challengesWalk,
  encounterWalk,
  settleWalk,
  leaderWalk,
  facesWalk,
  recountWalk,
];
