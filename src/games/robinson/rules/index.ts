import { formFirstProcedure as procedure, ok, type RulesHalf } from '@/engine';
import { actionDice } from './actionDice';
import { arrangeCamp } from './arrangeCamp';
import { buildCheck } from './buildCheck';
import { discovery } from './discovery';
import { eventPhase } from './eventPhase';
import { gather } from './gather';
import { heal } from './heal';
import { hunt } from './hunt';
import { readActionDice } from './input/readActionDice';
import { readArrangeCamp } from './input/readArrangeCamp';
import { readBuildCheck } from './input/readBuildCheck';
import { readDiscovery } from './input/readDiscovery';
import { readEventPhase } from './input/readEventPhase';
import { readGather } from './input/readGather';
import { readHeal } from './input/readHeal';
import { readHunt } from './input/readHunt';
import { readItem } from './input/readItem';
import { readMoralePhase } from './input/readMoralePhase';
import { readMoveCamp } from './input/readMoveCamp';
import { readNight } from './input/readNight';
import { readPlan } from './input/readPlan';
import { readProduction } from './input/readProduction';
import { readSetup } from './input/readSetup';
import { readSkill } from './input/readSkill';
import { readUnfulfilled } from './input/readUnfulfilled';
import { readWeather } from './input/readWeather';
import { readWounds } from './input/readWounds';
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
    setup: procedure(readSetup, setup),
    'event-phase': procedure(readEventPhase, eventPhase),
    'morale-phase': procedure(readMoralePhase, moralePhase),
    production: procedure(readProduction, (input) => ok(production(input))),
    plan: procedure(readPlan, plan),
    'action-dice': procedure(readActionDice, actionDice),
    hunt: procedure(readHunt, hunt),
    'build-check': procedure(readBuildCheck, buildCheck),
    gather: procedure(readGather, gather),
    item: procedure(readItem, (input) => ok(item(input))),
    skill: procedure(readSkill, skill),
    'arrange-camp': procedure(readArrangeCamp, arrangeCamp),
    heal: procedure(readHeal, heal),
    discovery: procedure(readDiscovery, discovery),
    weather: procedure(readWeather, weather),
    night: procedure(readNight, night),
    'move-camp': procedure(readMoveCamp, moveCamp),
    wounds: procedure(readWounds, wounds),
    unfulfilled: procedure(readUnfulfilled, unfulfilled),
  },
};
