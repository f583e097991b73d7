import type { GameWidget } from '@/engine';
import { AttackPosition } from './attack/AttackPosition';
import { AttackSettlements } from './attack/AttackSettlements';

/** By the names that the steps of the wizards give. */
export const widgets: Readonly<Record<string, GameWidget>> = {
  attackPosition: AttackPosition,
  attackSettlements: AttackSettlements,
};
