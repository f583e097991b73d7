import type { RulesHalf } from '@/engine';
import { caravanChange } from '../moments/encounter/caravanChange';
import { challenges } from '../moments/encounter/challenges';
import { dicePool } from '../moments/encounter/dicePool';
import { encounter } from '../moments/encounter/rule';
import { hordeMove } from '../moments/travel/hordeMove';
import { hordePlace } from '../moments/travel/hordePlace';
import { settle } from '../moments/settle/rule';
import { setup } from '../moments/setup/rule';
import { turn } from '../moments/travel/rule';

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
