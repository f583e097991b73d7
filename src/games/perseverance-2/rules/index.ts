import type { RulesHalf } from '@/engine';
import { assembly } from './assembly';
import { breachTurn } from './breachTurn';
import { combat } from './combat';
import { dicePool } from './dicePool';
import { dinoAttack } from './dinoAttack';
import { finalScoring } from './finalScoring';
import { influence } from './influence';
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
    setup,
    influence,
    perk,
    'officer-scoring': officerScoring,
    'dino-attack': dinoAttack,
    'breach-turn': breachTurn,
    combat,
    assembly,
    'final-scoring': finalScoring,
    threat,
    'dice-pool': dicePool,
    'temple-adventure': templeAdventure,
    'zone-effect': zoneEffect,
    'place-die': placeDie,
    leader,
  },
};
