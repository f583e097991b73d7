import { challenges, recount } from '../../moments/encounter/challengesWizard';
import { encounter, faces, tiles } from '../../moments/encounter/wizard';
import { settle } from '../../moments/settle/wizard';
import { setupChecklist } from '../../moments/setup/wizard';
import { leader, travel } from '../../moments/travel/wizard';

/** By their id. */
export const wizards = {
  setupChecklist,
  travel,
  challenges,
  encounter,
  settle,
  leader,
  faces,
  tiles,
  recount,
};
