import { assembly } from './assembly/assembly';
import { challengeCard } from './challengeCard';
import { dinoAttack } from './dinoAttack';
import { dinoDice } from './dinoDice';
import { dissenters } from './dissenters';
import { effect } from './effect';
import { finalScoring } from './final/finalScoring';
import { influence } from './influence';
import { patrolBegin } from './patrolBegin';
import { patrolStage } from './patrolStage';
import { secondary } from './secondary';
import { setupChecklist } from './setupChecklist';
import { lessTracking, stockTaking } from './stockTaking';
import { takeDie } from './takeDie';
import { threat } from './threat';

/** By their id. */
export const wizards = {
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
