import type { RulesHalf } from '@/engine';
import { action } from '../moments/zoneEffects/rule';
import { assembly } from '../moments/assembly/rule';
import { combatRewards } from '../moments/dinoAttack/combatRewards';
import { dicePool } from '../moments/dice/rule';
import { dinoAttack } from '../moments/dinoAttack/rule';
import { finalScoring } from '../moments/finalScoring/rule';
import { influence } from '../moments/influence/rule';
import { officerScoring } from '../moments/assembly/officerScoring';
import { patrol } from '../moments/patrol/rule';
import { setup } from '../moments/setup/rule';
import { threat } from '../moments/threat/rule';

/** Episode 1 without a screen: every procedure of the rulebook from unknown JSON, and the words to explain it. */
export const rules: RulesHalf = {
  procedures: {
    setup,
    influence,
    'officer-scoring': officerScoring,
    'dino-attack': dinoAttack,
    'combat-rewards': combatRewards,
    assembly,
    'final-scoring': finalScoring,
    threat,
    patrol,
    'dice-pool': dicePool,
    action,
  },
};
