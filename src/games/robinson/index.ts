import type { Game } from '@/engine';
import { checks } from './guide/checks';
import { guide } from './guide/guide';
import { command, type Command } from './session/command';
import { config, type Config } from './session/config';
import { decide } from './session/decide/decide';
import { event, type Event } from './session/event';
import { evolve } from './session/evolve';
import { ending, facts, result, term } from './session/result';
import { putRight } from './session/putRight/putRight';
import { setup } from './session/setup/setup';
import { initial, SOURCES, type State } from './session/state';
import { describe } from './session/view/describe';
import { table } from './session/view/table';
import { board } from './session/wizards/board';
import { demand } from './session/wizards/demand';
import { discovery } from './session/wizards/discovery';
import { endActions } from './session/wizards/endActions';
import { fight } from './session/wizards/fight';
import { night, skipNight } from './session/wizards/night';
import { event as eventPhase, morale, production } from './session/wizards/phases';
import { plan } from './session/wizards/plan';
import { resolve } from './session/wizards/resolve';
import { first, inventions, terrains, tiles, tokens } from './session/wizards/setRight';
import { setupChecklist } from './session/wizards/setupChecklist';
import { weather } from './session/wizards/weather';
import { wounds } from './session/wizards/wounds';

/** Robinson Crusoe: one to four castaways against the island. */
export const robinson: Game<Config, State, Command, Event> = {
  id: 'robinson',
  stateVersion: 4,
  setup,
  wizards: [
    setupChecklist,
    eventPhase,
    morale,
    production,
    plan,
    resolve,
    endActions,
    weather,
    night,
    skipNight,
    wounds,
    fight,
    demand,
    tokens,
    board,
    discovery,
    terrains,
    tiles,
    inventions,
    first,
  ],
  initial,
  decide,
  evolve,
  config,
  command,
  event,
  table,
  putRight,
  describe,
  moment: ({ round, stage }) => [round, stage],
  seats: (config) => config.seats,
  seatsNow: ({ config, left }) => [...config.seats, ...left],
  title: () => '',
  score: (state, player) => state.bodies[player]?.wounds ?? 0,
  result,
  ending,
  sources: SOURCES,
  facts,
  term,
  guide,
  checks,
};
