import { procedure, type RulesHalf } from '@/engine';
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
    setup: procedure(readSetup, setup),
    influence: procedure(readInfluence, influence),
    perk: procedure(readPerkGain, perk),
    'officer-scoring': procedure(readOfficerScoring, officerScoring),
    'dino-attack': procedure(readDinoAttack, dinoAttack),
    'breach-turn': procedure(readBreachTurn, breachTurn),
    combat: procedure(readCombat, combat),
    assembly: procedure(readAssembly, assembly),
    'final-scoring': procedure(readFinalScoring, finalScoring),
    threat: procedure(readThreat, threat),
    'dice-pool': procedure(readDicePool, dicePool),
    'temple-adventure': procedure(readTempleAdventure, templeAdventure),
    'zone-effect': procedure(readZoneEffect, zoneEffect),
    'place-die': procedure(readPlaceDie, placeDie),
    leader: procedure(readLeader, leader),
  },
};
