import type { GameWidget } from '@/engine';
import type { WidgetName } from '../session/names';
import { AttackCommunity } from './attack/AttackCommunity';
import { AttackFight } from './attack/AttackFight';
import { AttackPosition } from './attack/AttackPosition';
import { AttackRewards } from './attack/AttackRewards';
import { AttackRolls } from './attack/AttackRolls';
import { PatrolStage } from './patrol/PatrolStage';
import { StockZone } from './stock/StockZone';

/** By the names that the steps of the wizards give. */
export const widgets: Readonly<Record<WidgetName, GameWidget>> = {
  attackCommunity: AttackCommunity,
  attackFight: AttackFight,
  attackPosition: AttackPosition,
  attackRewards: AttackRewards,
  attackRolls: AttackRolls,
  patrolStage: PatrolStage,
  stockZone: StockZone,
};
