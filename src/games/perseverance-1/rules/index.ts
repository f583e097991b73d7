import { procedure, shapeOf, type RulesHalf } from '@/engine';
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
    setup: procedure({ input: shapeOf(readSetup), resolve: setup }),
    influence: procedure({ input: shapeOf(readInfluence), resolve: influence }),
    'officer-scoring': procedure({ input: shapeOf(readOfficerScoring), resolve: officerScoring }),
    'dino-attack': procedure({ input: shapeOf(readDinoAttack), resolve: dinoAttack }),
    'combat-rewards': procedure({ input: shapeOf(readCombatRewards), resolve: combatRewards }),
    assembly: procedure({ input: shapeOf(readAssembly), resolve: assembly }),
    'final-scoring': procedure({ input: shapeOf(readFinalScoring), resolve: finalScoring }),
    threat: procedure({ input: shapeOf(readThreat), resolve: threat }),
    patrol: procedure({ input: shapeOf(readPatrol), resolve: patrol }),
    'dice-pool': procedure({ input: shapeOf(readDicePool), resolve: dicePool }),
    action: procedure({ input: shapeOf(readAction), resolve: action }),
  },
};
