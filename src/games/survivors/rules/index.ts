import { procedure, ok, shapeOf, type RulesHalf } from '@/engine';
import { caravanChange, type CaravanChangeInput } from './caravanChange';
import { challenges } from './challenges';
import { dicePool, type DicePoolInput } from './dicePool';
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
    setup: procedure({ input: shapeOf(readSetup), resolve: setup, formFirst: true }),
    turn: procedure({ input: shapeOf(readTurn), resolve: turn, formFirst: true }),
    'horde-move': procedure({ input: shapeOf(readHordeMove), resolve: hordeMove, formFirst: true }),
    'horde-place': procedure({ input: shapeOf(readHordePlace), resolve: hordePlace, formFirst: true }),
    challenges: procedure({ input: shapeOf(readChallenges), resolve: challenges, formFirst: true }),
    'dice-pool': procedure({
      input: shapeOf(readDicePool),
      resolve: (input: DicePoolInput) => ok(dicePool(input)),
      formFirst: true,
    }),
    encounter: procedure({ input: shapeOf(readEncounter), resolve: encounter, formFirst: true }),
    'caravan-change': procedure({
      input: shapeOf(readCaravanChange),
      resolve: (input: CaravanChangeInput) => ok(caravanChange(input)),
      formFirst: true,
    }),
    settle: procedure({ input: shapeOf(readSettle), resolve: settle, formFirst: true }),
  },
};
