import { formFirstProcedure as procedure, ok, type RulesHalf } from '@/engine';
import { caravanChange } from './caravanChange';
import { challenges } from './challenges';
import { dicePool } from './dicePool';
import { encounter } from './encounter';
import { hordeMove } from './hordeMove';
import { hordePlace } from './hordePlace';
import { readCaravanChange } from './input/readCaravanChange';
import { readChallenges } from './input/readChallenges';
import { readDicePool } from './input/readDicePool';
import { readEncounter } from './input/readEncounter';
import { readHordeMove } from './input/readHordeMove';
import { readHordePlace } from './input/readHordePlace';
import { readSettle } from './input/readSettle';
import { readSetup } from './input/readSetup';
import { readTurn } from './input/readTurn';
import { settle } from './settle';
import { setup } from './setup';
import { turn } from './turn';

/** Survivors without a screen: every procedure of the rulebook from unknown JSON, and the words to explain it. */
export const rules: RulesHalf = {
  procedures: {
    setup: procedure(readSetup, setup),
    turn: procedure(readTurn, turn),
    'horde-move': procedure(readHordeMove, hordeMove),
    'horde-place': procedure(readHordePlace, hordePlace),
    challenges: procedure(readChallenges, challenges),
    'dice-pool': procedure(readDicePool, (input) => ok(dicePool(input))),
    encounter: procedure(readEncounter, encounter),
    'caravan-change': procedure(readCaravanChange, (input) => ok(caravanChange(input))),
    settle: procedure(readSettle, settle),
  },
};
