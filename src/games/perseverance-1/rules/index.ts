import { procedure, type RulesHalf } from '@/engine';
import { action } from './action';
import { assembly } from './assembly';
import { combatRewards } from './combatRewards';
import { dicePool } from './dicePool';
import { dinoAttack } from './dinoAttack';
import { finalScoring } from './finalScoring';
import { influence } from './influence';
import { readAction } from './input/readAction';
import { readAssembly } from './input/readAssembly';
import { readCombatRewards } from './input/readCombatRewards';
import { readDicePool } from './input/readDicePool';
import { readDinoAttack } from './input/readDinoAttack';
import { readFinalScoring } from './input/readFinalScoring';
import { readInfluence } from './input/readInfluence';
import { readOfficerScoring } from './input/readOfficerScoring';
import { readPatrol } from './input/readPatrol';
import { readSetup } from './input/readSetup';
import { readThreat } from './input/readThreat';
import { officerScoring } from './officerScoring';
import { patrol } from './patrol';
import { setup } from './setup';
import { threat } from './threat';

/** Episode 1 without a screen: every procedure of the rulebook from unknown JSON, and the words to explain it. */
export const rules: RulesHalf = {
  procedures: {
    setup: procedure(readSetup, setup),
    influence: procedure(readInfluence, influence),
    'officer-scoring': procedure(readOfficerScoring, officerScoring),
    'dino-attack': procedure(readDinoAttack, dinoAttack),
    'combat-rewards': procedure(readCombatRewards, combatRewards),
    assembly: procedure(readAssembly, assembly),
    'final-scoring': procedure(readFinalScoring, finalScoring),
    threat: procedure(readThreat, threat),
    patrol: procedure(readPatrol, patrol),
    'dice-pool': procedure(readDicePool, dicePool),
    action: procedure(readAction, action),
  },
};
