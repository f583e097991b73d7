import type { RuleCheck } from '@/engine';
import { attackCheck } from './attackCheck';
import { combatCheck } from './combatCheck';
import { influenceCheck } from './influenceCheck';
import { zoneCheck } from './zoneCheck';
import type { Names } from '../../session/names';

/** The procedures that tables argue about, each with figures of its own. */
export const checks: readonly RuleCheck<Names>[] = [influenceCheck, zoneCheck, combatCheck, attackCheck];
