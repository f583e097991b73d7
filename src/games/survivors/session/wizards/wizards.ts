import { challenges } from './challenges';
import { encounter } from './encounter';
import { faces, leader, recount } from './quickWizards';
import { settle } from './settle';
import { setupChecklist } from './setupChecklist';
import { travel } from './travel';

/** By their id. */
export const wizards = {
  setupChecklist,
  travel,
  challenges,
  encounter,
  settle,
  leader,
  faces,
  recount,
};
