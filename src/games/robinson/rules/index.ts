import type { RulesHalf } from '@/engine';
import { actionDice } from '../moments/actions/rule';
import { arrangeCamp } from '../moments/actions/arrangeCamp';
import { buildCheck } from '../moments/actions/buildCheck';
import { discovery } from '../moments/actions/discovery';
import { eventPhase } from '../moments/eventPhase/rule';
import { gather } from '../moments/actions/gather';
import { heal } from '../moments/wounds/heal';
import { hunt } from '../moments/actions/hunt';
import { item } from '../moments/actions/item';
import { moralePhase } from '../moments/moralePhase/rule';
import { moveCamp } from '../moments/night/moveCamp';
import { night } from '../moments/night/rule';
import { plan } from '../moments/plan/rule';
import { production } from '../moments/productionPhase/rule';
import { setup } from '../moments/setup/rule';
import { skill } from '../moments/skills/rule';
import { unfulfilled } from '../moments/eventPhase/unfulfilled';
import { weather } from '../moments/weather/rule';
import { wounds } from '../moments/wounds/rule';

/** Robinson Crusoe without a screen: every procedure of the rules from unknown JSON, and the words to explain it. */
export const rules: RulesHalf = {
  procedures: {
    setup,
    'event-phase': eventPhase,
    'morale-phase': moralePhase,
    production,
    plan,
    'action-dice': actionDice,
    hunt,
    'build-check': buildCheck,
    gather,
    item,
    skill,
    'arrange-camp': arrangeCamp,
    heal,
    discovery,
    weather,
    night,
    'move-camp': moveCamp,
    wounds,
    unfulfilled,
  },
};
