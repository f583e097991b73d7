import type { RuleCheck } from '@/engine';
import { breachCheck } from './breachCheck';
import { influenceCheck } from './influenceCheck';
import { officersCheck } from './officersCheck';
import { threatCheck } from './threatCheck';
import { votesCheck } from './votesCheck';
import { zoneCheck } from './zoneCheck';
import type { Names } from '../../session/names';

/** The procedures that tables argue about, each with figures of its own. */
export const checks: readonly RuleCheck<Names>[] = [
  influenceCheck,
  zoneCheck,
  votesCheck,
  officersCheck,
  breachCheck,
  threatCheck,
];
