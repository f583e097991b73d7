import type { RulesHalf } from '@/engine';
import { action } from './action';
import { assembly } from './assembly';
import { combatRewards } from './combatRewards';
import { dicePool } from './dicePool';
import { dinoAttack } from './dinoAttack';
import { finalScoring } from './finalScoring';
import { influence } from './influence';
import { officerScoring } from './officerScoring';
import { patrol } from './patrol';
import { setup } from './setup';
import { threat } from './threat';

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
