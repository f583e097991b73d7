import type { RulesHalf } from '@/engine';
import { actionDice } from './actionDice';
import { arrangeCamp } from './arrangeCamp';
import { buildCheck } from './buildCheck';
import { discovery } from './discovery';
import { eventPhase } from './eventPhase';
import { gather } from './gather';
import { heal } from './heal';
import { hunt } from './hunt';
import { item } from './item';
import { moralePhase } from './moralePhase';
import { moveCamp } from './moveCamp';
import { night } from './night';
import { plan } from './plan';
import { production } from './production';
import { setup } from './setup';
import { skill } from './skill';
import { unfulfilled } from './unfulfilled';
import { weather } from './weather';
import { wounds } from './wounds';

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
