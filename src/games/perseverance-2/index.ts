import type { Game } from '@/engine';
import { withReferences } from '../perseverance/guide/withReferences';
import { momentOf } from '../perseverance/session/moment';
import { checks } from './guide/checks/checks';
import { guide } from './guide/guide';
import { REFERENCES } from './guide/references';
import { turn } from './guide/turn';
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
import { assembly } from './session/wizards/assembly/assembly';
import { adventureStage } from './session/wizards/adventure/adventureStage';
import { breachTurn } from './session/wizards/battle/breachTurn';
import { combat } from './session/wizards/battle/combat';
import { counterattack } from './session/wizards/battle/counterattack';
import { dinoAttack } from './session/wizards/battle/dinoAttack';
import { finalScoring } from './session/wizards/final/finalScoring';
import { lessTracking, stockTaking } from './session/wizards/level/stockTaking';
import { adventureBegin } from './session/wizards/quick/adventureBegin';
import { camp } from './session/wizards/quick/camp';
import { effect } from './session/wizards/quick/effect';
import { explore, leader } from './session/wizards/quick/explore';
import { influence, perk } from './session/wizards/quick/influence';
import { outpost } from './session/wizards/quick/outpost';
import { setupChecklist } from './session/wizards/quick/setupChecklist';
import { takeDie } from './session/wizards/quick/takeDie';

const wizards: Game<Config, State, Command, Event>['wizards'] = [
  setupChecklist,
  takeDie,
  effect,
  influence,
  explore,
  leader,
  perk,
  camp,
  adventureBegin,
  adventureStage,
  outpost,
  combat,
  counterattack,
  dinoAttack,
  breachTurn,
  assembly,
  finalScoring,
  stockTaking,
  lessTracking,
];

/** Perseverance, Episode 2: two to four players. */
export const perseverance2: Game<Config, State, Command, Event> = {
  id: 'perseverance-2',
  stateVersion: 5,
  setup,
  wizards: wizards.map((wizard) => withReferences(wizard, REFERENCES)),
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
  turn,
  checks,
};
