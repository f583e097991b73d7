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
import { wizards } from './session/wizards/wizards';
import type { Names } from './session/names';

/** Robinson Crusoe: one to four castaways against the island. */
export const robinson: Game<Config, State, Command, Event, Names> = {
  id: 'robinson',
  stateVersion: 5,
  setup,
  wizards: Object.values(wizards),
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
