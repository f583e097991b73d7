import type { Wizard } from '@/engine';
import type { Command } from '../command';
import type { State } from '../state';
import { challenges } from './challenges';
import { encounter } from './encounter';
import { faces, leader, recount } from './quickWizards';
import { settle } from './settle';
import { setupChecklist } from './setupChecklist';
import { travel } from './travel';

export const wizards: readonly Wizard<State, Command>[] = [
  setupChecklist,
  travel,
  challenges,
  encounter,
  settle,
  leader,
  faces,
  recount,
];
