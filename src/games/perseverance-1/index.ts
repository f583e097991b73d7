import type { Game } from '@/engine';
import { withReferences } from '../perseverance/guide/withReferences';
import { momentOf } from '../perseverance/session/moment';
import { checks } from './guide/checks/checks';
import { guide } from './guide/guide';
import { turn } from './guide/turn';
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
import { atHand } from './session/view/atHand';
import { describe } from './session/view/describe';
import { table } from './session/view/table';
import { assembly } from './session/wizards/assembly/assembly';
import { challengeCard } from './session/wizards/challengeCard';
import { dinoAttack } from './session/wizards/dinoAttack';
import { dinoDice } from './session/wizards/dinoDice';
import { dissenters } from './session/wizards/dissenters';
import { effect } from './session/wizards/effect';
import { finalScoring } from './session/wizards/final/finalScoring';
import { influence } from './session/wizards/influence';
import { patrolBegin } from './session/wizards/patrolBegin';
import { patrolStage } from './session/wizards/patrolStage';
import { secondary } from './session/wizards/secondary';
import { setupChecklist } from './session/wizards/setupChecklist';
import { REFERENCES } from './session/wizards/references';
import { lessTracking, stockTaking } from './session/wizards/stockTaking';
import { takeDie } from './session/wizards/takeDie';
import { threat } from './session/wizards/threat';
import { EDITIONS } from './terms';

const wizards: Game<Config, State, Command, Event>['wizards'] = [
  setupChecklist,
  influence,
  takeDie,
  challengeCard,
  patrolBegin,
  patrolStage,
  threat,
  dinoAttack,
  assembly,
  finalScoring,
  effect,
  secondary,
  dissenters,
  dinoDice,
  stockTaking,
  lessTracking,
];

/** Perseverance, Episode 1: both editions, two to four players. */
export const perseverance1: Game<Config, State, Command, Event> = {
  id: 'perseverance-1',
  stateVersion: 6,
  setup,
  wizards: wizards.map((wizard) => withReferences(wizard, REFERENCES)),
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
  turn,
  checks,
};
