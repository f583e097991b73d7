import { assembly } from '../../moments/assembly/wizard';
import { challengeCard } from '../../moments/patrol/challengeCardWizard';
import { dinoAttack } from '../../moments/dinoAttack/wizard';
import { dinoDice } from '../../moments/dice/dinoDiceWizard';
import { dissenters } from '../../moments/assembly/dissentersWizard';
import { effect } from '../../moments/zoneEffects/wizard';
import { finalScoring } from '../../moments/finalScoring/wizard';
import { influence } from '../../moments/influence/wizard';
import { patrolBegin } from '../../moments/patrol/beginWizard';
import { patrolStage } from '../../moments/patrol/stageWizard';
import { secondary } from '../../moments/zoneEffects/secondaryWizard';
import { setupChecklist } from '../../moments/setup/wizard';
import { lessTracking, stockTaking } from '../../moments/tracking/wizard';
import { takeDie } from '../../moments/dice/wizard';
import { turn } from '../../moments/turn/wizard';
import { threat } from '../../moments/threat/wizard';

/** By their id. */
export const wizards = {
  turn,
  setupChecklist,
  influence,
  takeDie,
  challengeCard,
  patrolBegin,
  patrolStage,
  threat,
  dinoAttack,
  assembly,
  finalScoring,
  effect,
  secondary,
  dissenters,
  dinoDice,
  stockTaking,
  lessTracking,
};
