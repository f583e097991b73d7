import { procedure, shapeOf, type RulesHalf } from '@/engine';
import { assembly } from './assembly';
import { breachTurn } from './breachTurn';
import { combat } from './combat';
import { dicePool } from './dicePool';
import { dinoAttack } from './dinoAttack';
import { finalScoring } from './finalScoring';
import { influence } from './influence';
import { readAssembly } from './input/readAssembly';
import { readBreachTurn } from './input/readBreachTurn';
import { readCombat } from './input/readCombat';
import { readDicePool } from './input/readDicePool';
import { readDinoAttack } from './input/readDinoAttack';
import { readFinalScoring } from './input/readFinalScoring';
import { readInfluence } from './input/readInfluence';
import { readLeader } from './input/readLeader';
import { readOfficerScoring } from './input/readOfficerScoring';
import { readPerkGain } from './input/readPerkGain';
import { readPlaceDie } from './input/readPlaceDie';
import { readSetup } from './input/readSetup';
import { readTempleAdventure } from './input/readTempleAdventure';
import { readThreat } from './input/readThreat';
import { readZoneEffect } from './input/readZoneEffect';
import { leader } from './leader';
import { officerScoring } from './officerScoring';
import { perk } from './perk';
import { placeDie } from './placeDie';
import { setup } from './setup';
import { templeAdventure } from './templeAdventure';
import { threat } from './threat';
import { zoneEffect } from './zoneEffect';

/** Episode 2 without a screen: every procedure of the rulebook from unknown JSON, and the words to explain it. */
export const rules: RulesHalf = {
  procedures: {
    setup: procedure({ input: shapeOf(readSetup), resolve: setup }),
    influence: procedure({ input: shapeOf(readInfluence), resolve: influence }),
    perk: procedure({ input: shapeOf(readPerkGain), resolve: perk }),
    'officer-scoring': procedure({ input: shapeOf(readOfficerScoring), resolve: officerScoring }),
    'dino-attack': procedure({ input: shapeOf(readDinoAttack), resolve: dinoAttack }),
    'breach-turn': procedure({ input: shapeOf(readBreachTurn), resolve: breachTurn }),
    combat: procedure({ input: shapeOf(readCombat), resolve: combat }),
    assembly: procedure({ input: shapeOf(readAssembly), resolve: assembly }),
    'final-scoring': procedure({ input: shapeOf(readFinalScoring), resolve: finalScoring }),
    threat: procedure({ input: shapeOf(readThreat), resolve: threat }),
    'dice-pool': procedure({ input: shapeOf(readDicePool), resolve: dicePool }),
    'temple-adventure': procedure({ input: shapeOf(readTempleAdventure), resolve: templeAdventure }),
    'zone-effect': procedure({ input: shapeOf(readZoneEffect), resolve: zoneEffect }),
    'place-die': procedure({ input: shapeOf(readPlaceDie), resolve: placeDie }),
    leader: procedure({ input: shapeOf(readLeader), resolve: leader }),
  },
};
