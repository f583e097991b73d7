import type { GameWidget } from '@/engine';
import type { WidgetName } from '../session/names';
import { AttackBegin } from './attack/AttackBegin';
import { AttackCommunity } from './attack/AttackCommunity';
import { AttackPosition } from './attack/AttackPosition';
import { AttackRewards } from './attack/AttackRewards';
import { StockZone } from './stock/StockZone';

/** By the names that the steps of the wizards give. */
export const widgets: Readonly<Record<WidgetName, GameWidget>> = {
  attackBegin: AttackBegin,
  attackCommunity: AttackCommunity,
  attackPosition: AttackPosition,
  attackRewards: AttackRewards,
  stockZone: StockZone,
};
