import type { RulesHalf } from '@/engine';
import { caravanChange } from './caravanChange';
import { challenges } from './challenges';
import { dicePool } from './dicePool';
import { encounter } from './encounter';
import { hordeMove } from './hordeMove';
import { hordePlace } from './hordePlace';
import { settle } from './settle';
import { setup } from './setup';
import { turn } from './turn';

/** Survivors without a screen: every procedure of the rulebook from unknown JSON, and the words to explain it. */
export const rules: RulesHalf = {
  procedures: {
    setup,
    turn,
    'horde-move': hordeMove,
    'horde-place': hordePlace,
    challenges,
    'dice-pool': dicePool,
    encounter,
    'caravan-change': caravanChange,
    settle,
  },
};
