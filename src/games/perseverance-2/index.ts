import type { Game } from '@/engine';
import { withReferences } from '../perseverance/guide/withReferences';
import { momentOf } from '../perseverance/session/moment';
import { checks } from './guide/checks/checks';
import { guide } from './guide/guide';
import { REFERENCES } from './guide/references';
import { command, type Command } from './session/command';
import { config, type Config } from './session/config';
import { decide } from './session/decide/decide';
import { SOURCES } from './session/earned';
import { event, type Event } from './session/event';
import { evolve } from './session/evolve';
import { facts, result, term } from './session/result';
import { setup } from './session/setup/setup';
import { putRight } from './session/putRight/putRight';
import { initial, type State } from './session/state';
import { atHand } from './session/view/atHand';
import { describe } from './session/view/describe';
import { table } from './session/view/table';
import { turnPage } from './session/view/turnPage';
import type { Names } from './session/names';
import { wizards } from './session/wizards/wizards';

/** Perseverance, Episode 2: two to four players. */
export const perseverance2: Game<Config, State, Command, Event, Names> = {
  id: 'perseverance-2',
  stateVersion: 6,
  setup,
  wizards: withReferences<State, Command>(wizards, REFERENCES),
  initial,
  decide,
  evolve,
  config,
  event,
  command,
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
  term,
  guide,
  turnPage,
  checks,
};
