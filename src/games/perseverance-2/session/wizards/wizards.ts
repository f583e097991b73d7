import { assembly } from '../../moments/assembly/wizard';
import { adventureStage } from '../../moments/adventure/stageWizard';
import { breachTurn } from '../../moments/combat/breachTurnWizard';
import { combat } from '../../moments/combat/combatWizard';
import { counterattack } from '../../moments/combat/counterattackWizard';
import { dinoAttack } from '../../moments/dinoAttack/wizard';
import { finalScoring } from '../../moments/finalScoring/wizard';
import { lessTracking, stockTaking } from '../../moments/tracking/wizard';
import { adventureBegin } from '../../moments/adventure/beginWizard';
import { camp } from '../../moments/adventure/campWizard';
import { effect } from '../../moments/zoneEffects/wizard';
import { explore } from '../../moments/adventure/exploreWizard';
import { leader } from '../../moments/leader/wizard';
import { influence, perk } from '../../moments/influence/wizard';
import { outpost } from '../../moments/outpost/wizard';
import { setupChecklist } from '../../moments/setup/wizard';
import { takeDie } from '../../moments/dice/wizard';
import { turn } from '../../moments/turn/wizard';

/** By their id. */
export const wizards = {
  turn,
  setupChecklist,
  takeDie,
  effect,
  influence,
  explore,
  leader,
  perk,
  camp,
  adventureBegin,
  adventureStage,
  outpost,
  combat,
  counterattack,
  dinoAttack,
  breachTurn,
  assembly,
  finalScoring,
  stockTaking,
  lessTracking,
};
