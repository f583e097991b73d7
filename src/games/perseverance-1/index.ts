import type { Game } from '@/engine';
import { withReferences } from '../perseverance/guide/withReferences';
import { momentOf } from '../perseverance/session/moment';
import { checks } from './guide/checks/checks';
import { guide } from './guide/guide';
import { command, type Command } from './session/command';
import { config, type Config } from './session/config';
import { decide } from './session/decide/decide';
import { event, type Event } from './session/event';
import { SOURCES } from './session/earned';
import { evolve } from './session/evolve';
import { facts, result, term } from './session/result';
import { setup } from './session/setup/setup';
import { putRight } from './session/putRight/putRight';
import { initial, type State } from './session/state';
import { describe } from './session/view/describe';
import { atHand, table } from './session/view/table';
import { turnPage } from './session/view/turnPage';
import { REFERENCES } from './session/wizards/references';
import { EDITIONS } from './terms';
import type { Names } from './session/names';
import { wizards } from './session/wizards/wizards';

/** Perseverance, Episode 1: both editions, two to four players. */
export const perseverance1: Game<Config, State, Command, Event, Names> = {
  id: 'perseverance-1',
  stateVersion: 6,
  setup,
  wizards: withReferences<State, Command>(wizards, REFERENCES),
  initial,
  decide,
  evolve,
  config,
  command,
  event,
  table,
  putRight,
  describe,
  moment: momentOf,
  means: atHand,
  seats: (config) => config.seats,
  title: () => '',
  score: (state, player) => state.players[player]?.followers ?? 0,
  result,
  sources: SOURCES,
  facts,
  editions: EDITIONS,
  term,
  guide,
  turnPage,
  checks,
};
