import { procedure, ok, shapeOf, type RulesHalf } from '@/engine';
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
import { item, type ItemInput } from './item';
import { moralePhase } from './moralePhase';
import { moveCamp } from './moveCamp';
import { night } from './night';
import { plan } from './plan';
import { production, type ProductionInput } from './production';
import { setup } from './setup';
import { skill } from './skill';
import { unfulfilled } from './unfulfilled';
import { weather } from './weather';
import { wounds } from './wounds';

/** Robinson Crusoe without a screen: every procedure of the rules from unknown JSON, and the words to explain it. */
export const rules: RulesHalf = {
  procedures: {
    setup: procedure({ input: shapeOf(readSetup), resolve: setup, formFirst: true }),
    'event-phase': procedure({ input: shapeOf(readEventPhase), resolve: eventPhase, formFirst: true }),
    'morale-phase': procedure({ input: shapeOf(readMoralePhase), resolve: moralePhase, formFirst: true }),
    production: procedure({
      input: shapeOf(readProduction),
      resolve: (input: ProductionInput) => ok(production(input)),
      formFirst: true,
    }),
    plan: procedure({ input: shapeOf(readPlan), resolve: plan, formFirst: true }),
    'action-dice': procedure({ input: shapeOf(readActionDice), resolve: actionDice, formFirst: true }),
    hunt: procedure({ input: shapeOf(readHunt), resolve: hunt, formFirst: true }),
    'build-check': procedure({ input: shapeOf(readBuildCheck), resolve: buildCheck, formFirst: true }),
    gather: procedure({ input: shapeOf(readGather), resolve: gather, formFirst: true }),
    item: procedure({
      input: shapeOf(readItem),
      resolve: (input: ItemInput) => ok(item(input)),
      formFirst: true,
    }),
    skill: procedure({ input: shapeOf(readSkill), resolve: skill, formFirst: true }),
    'arrange-camp': procedure({ input: shapeOf(readArrangeCamp), resolve: arrangeCamp, formFirst: true }),
    heal: procedure({ input: shapeOf(readHeal), resolve: heal, formFirst: true }),
    discovery: procedure({ input: shapeOf(readDiscovery), resolve: discovery, formFirst: true }),
    weather: procedure({ input: shapeOf(readWeather), resolve: weather, formFirst: true }),
    night: procedure({ input: shapeOf(readNight), resolve: night, formFirst: true }),
    'move-camp': procedure({ input: shapeOf(readMoveCamp), resolve: moveCamp, formFirst: true }),
    wounds: procedure({ input: shapeOf(readWounds), resolve: wounds, formFirst: true }),
    unfulfilled: procedure({ input: shapeOf(readUnfulfilled), resolve: unfulfilled, formFirst: true }),
  },
};
