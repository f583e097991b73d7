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
import { learned, setup } from './session/setup/setup';
import { initial, SOURCES, type State } from './session/state';
import { describe } from './session/view/describe';
import { means } from './session/view/figures';
import { table } from './session/view/table';
import { wizards } from './session/wizards/wizards';
import type { Names } from './session/names';

/** Survivors: A Dystopia Rising Story, one to five players against the Wasteland. */
export const survivors: Game<Config, State, Command, Event, Names> = {
  id: 'survivors',
  stateVersion: 4,
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
  moment: ({ turn, phase }) => [turn, phase],
  means,
  seats: (config) => config.seats,
  seatsNow: ({ config, left }) => [...config.seats, ...left],
  title: () => '',
  score: (state) => state.caravan.survivors,
  result,
  ending,
  sources: SOURCES,
  facts,
  term,
  learned,
  guide,
  checks,
};
