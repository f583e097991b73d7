import type { RulesHalf } from '@/engine';
import { assembly } from '../moments/assembly/rule';
import { breachTurn } from '../moments/combat/breachTurn';
import { combat } from '../moments/combat/rule';
import { dicePool } from '../moments/dice/rule';
import { dinoAttack } from '../moments/dinoAttack/rule';
import { finalScoring } from '../moments/finalScoring/rule';
import { influence } from '../moments/influence/rule';
import { leader } from '../moments/leader/rule';
import { officerScoring } from '../moments/assembly/officerScoring';
import { perk } from '../moments/influence/perk';
import { placeDie } from '../moments/dice/placeDie';
import { setup } from '../moments/setup/rule';
import { templeAdventure } from '../moments/adventure/templeAdventure';
import { threat } from '../moments/threat/rule';
import { zoneEffect } from '../moments/zoneEffects/rule';

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
