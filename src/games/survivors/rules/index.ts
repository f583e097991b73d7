import {
  ok,
  procedure,
  readFormFirst,
  type At,
  type Outcome,
  type Procedure,
  type Refusal,
  type Result,
  type RulesHalf,
} from '@/engine';
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
    setup: ranked(readSetup, setup),
    turn: ranked(readTurn, turn),
    'horde-move': ranked(readHordeMove, hordeMove),
    'horde-place': ranked(readHordePlace, hordePlace),
    challenges: ranked(readChallenges, challenges),
    'dice-pool': ranked(readDicePool, (input) => ok(dicePool(input))),
    encounter: ranked(readEncounter, encounter),
    'caravan-change': ranked(readCaravanChange, (input) => ok(caravanChange(input))),
    settle: ranked(readSettle, settle),
  },
};

/** The contract ranks its codes: a fault of form is named before one of range, whichever comes first in the input. */
function ranked<Input, Figures extends object>(
  reader: (at: At) => Input,
  resolve: (input: Input) => Result<Outcome<Figures>, Refusal>,
): Procedure {
  return procedure(reader, resolve, readFormFirst);
}
