import { challenges } from '../../moments/encounter/challengesWizard';
import { encounter } from '../../moments/encounter/wizard';
import { faces, leader, recount } from './quickWizards';
import { settle } from '../../moments/settle/wizard';
import { setupChecklist } from '../../moments/setup/wizard';
import { travel } from '../../moments/travel/wizard';

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
