import { assembly } from './assembly/assembly';
import { adventureStage } from './adventure/adventureStage';
import { breachTurn } from './battle/breachTurn';
import { combat } from './battle/combat';
import { counterattack } from './battle/counterattack';
import { dinoAttack } from './battle/dinoAttack';
import { finalScoring } from './final/finalScoring';
import { lessTracking, stockTaking } from './level/stockTaking';
import { adventureBegin } from './quick/adventureBegin';
import { camp } from './quick/camp';
import { effect } from './quick/effect';
import { explore, leader } from './quick/explore';
import { influence, perk } from './quick/influence';
import { outpost } from './quick/outpost';
import { setupChecklist } from './quick/setupChecklist';
import { takeDie } from './quick/takeDie';

/** By their id. */
export const wizards = {
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
