import { chainDecisions, NOTE_LENGTH, ok, readNote } from '@/engine';
import { nextRound } from '../../moments/night/rule';
import { PHASES, TERRAINS } from '../../terms';
import type { Command, CommandOf, RuledCommand } from '../command';
import { happened } from '../event';
import { evolve } from '../evolve';
import { decideRight } from '../putRight/decide';
import { refuse } from '../refuse';
import { FIELD_TOKENS, isPlayer, SOURCES, type State } from '../state';
import { adjust, correct, correctTo, reopened } from './count';
import { isWithin, sequence, type Decision } from './decision';
import { fight } from '../../moments/actions/fight';
import { finishWith, hurt } from '../../moments/wounds/decide';
import { demand } from '../../moments/eventPhase/demand';
import {
  applyDiscovery,
  applySkill,
  buildItem,
  loseItem,
  spendStarting,
  takeDiscovery,
} from '../../moments/skills/means';
import { dawn, night } from '../../moments/night/decide';
import { actionsEnd, endActions } from '../../moments/actions/decideEndActions';
import { boardActions } from '../../moments/boardActions/decide';
import { trackEssentials, trackFull } from '../../moments/tracking/decide';
import { beginPlay } from '../../moments/setup/decide';
import { eventPhase, shuffledCard } from '../../moments/eventPhase/decide';
import { moralePhase } from '../../moments/moralePhase/decide';
import { produce } from '../../moments/productionPhase/decide';
import { plan } from '../../moments/plan/decide';
import { dropAction, resolveActions } from '../../moments/actions/decide';
import { setInventions, setTile } from './setTile';
import { setScenario } from '../../moments/scenario/decide';
import { weather } from '../../moments/weather/decide';

export const WOUNDS_AT_ONCE = { min: 1, max: 20 } as const;

export function decide(state: State, command: Command): Decision {
  if (state.stage === 'finished' && command.type !== 'reopen' && command.type !== 'note')
    return refuse('finished');
  if (command.type !== 'byHand') return decideRuled(state, command);
  return chainDecisions(
    evolve,
    state,
    decideRuled(state, command.command),
    ...command.corrections.map((correction) => (after: State) => correctTo(after, correction)),
  );
}

function decideRuled(state: State, command: RuledCommand): Decision {
  switch (command.type) {
    case 'beginPlay':
      return beginPlay(state);
    case 'adjust':
      return adjust(state, command);
    case 'correct':
      return correct(state, command);
    case 'takeWounds':
      return takeWounds(state, command);
    case 'eventPhase':
      return eventPhase(state, command);
    case 'shuffledCard':
      return shuffledCard(state);
    case 'moralePhase':
      return moralePhase(state, command);
    case 'produce':
      return produce(state, command);
    case 'plan':
      return plan(state, command);
    case 'resolveAction':
      return resolveActions(state, command);
    case 'dropAction':
      return dropAction(state);
    case 'fight':
      return fight(state, command);
    case 'endActions':
      return endActions(state, command);
    case 'boardActions':
      return boardActions(state, command);
    case 'trackEssentials':
      return trackEssentials(state);
    case 'trackFull':
      return trackFull(state, command);
    case 'weather':
      return weather(state, command);
    case 'night':
      return night(state, command);
    case 'skipPhase':
      return skipPhase(state);
    case 'useSkill':
      return applySkill(state, command);
    case 'buildItem':
      return buildItem(state, command.item);
    case 'loseItem':
      return loseItem(state, command.item);
    case 'useDiscovery':
      return applyDiscovery(state, command);
    case 'takeDiscovery':
      return takeDiscovery(state, command);
    case 'useStarting':
      return spendStarting(state, command);
    case 'setTerrains':
      return setTerrains(state, command);
    case 'setTile':
      return setTile(state, command);
    case 'setInventions':
      return setInventions(state, command);
    case 'setScenario':
      return setScenario(state, command);
    case 'demand':
      return demand(state, command);
    case 'setTokens':
      return setTokens(state, command);
    case 'giveFirst':
      return giveFirst(state, command.to);
    case 'setRound':
      return setRound(state, command.to);
    case 'finish':
      return ok([
        finishWith(state, { won: command.won, cause: command.won ? 'goal' : 'gaveUp', player: null }),
      ]);
    case 'setRight':
    case 'leave':
    case 'comeBack':
    case 'join':
      return decideRight(state, command);
    case 'reopen':
      return state.stage === 'finished' ? ok(reopened(state)) : refuse('notFinished');
    case 'note':
      return note(command.text);
  }
}

function takeWounds(state: State, { owners, wounds, cause }: CommandOf<'takeWounds'>): Decision {
  if (!isWithin(wounds, WOUNDS_AT_ONCE)) return refuse('outside', { what: '', ...WOUNDS_AT_ONCE });
  if (owners.length === 0 || !SOURCES.includes(cause)) return refuse('targetsNeeded');
  if (!owners.every((id) => Object.hasOwn(state.bodies, id))) return refuse('unknownPlayer');
  const events = hurt(
    state,
    owners.map((owner) => ({ owner, wounds, cause })),
  );
  return events.length > 0 ? ok(events) : refuse('noChange');
}

/** The table did it without the app: nothing is counted, play goes on. */
function skipPhase(state: State): Decision {
  const phase = PHASES.find((one) => one === state.stage);
  if (!phase) return refuse('notNow');
  const next = PHASES[PHASES.indexOf(phase) + 1];
  const skipped = happened('phaseSkipped', { phase }, next ? [{ what: 'stage', to: next }] : []);
  return ok(
    sequence(
      state,
      () => [skipped],
      (now) => {
        if (phase === 'action') return actionsEnd(now);
        return next ? [] : dawn(now, morningOf(now));
      },
    ),
  );
}

function morningOf(state: State) {
  const { round, first: firstPlayer, config } = state;
  return nextRound({ players: config.seats, firstPlayer, round, rounds: config.rounds, goalMet: false });
}

function setTerrains({ terrains }: State, { to }: CommandOf<'setTerrains'>): Decision {
  const explored = TERRAINS.filter((terrain) => to.includes(terrain));
  if (explored.join() === TERRAINS.filter((terrain) => terrains.includes(terrain)).join())
    return refuse('noChange');
  return ok([happened('terrainsSet', { count: explored.length }, [{ what: 'terrains', to: explored }])]);
}

function setTokens(state: State, { to }: CommandOf<'setTokens'>): Decision {
  const tokens = FIELD_TOKENS.filter((token) => to.includes(token));
  if (tokens.join() === state.tokens.join()) return refuse('noChange');
  return ok([happened('tokensSet', { count: tokens.length }, [{ what: 'tokens', to: tokens }])]);
}

function giveFirst(state: State, to: string): Decision {
  if (!isPlayer(state, to)) return refuse('unknownPlayer');
  return to === state.first
    ? refuse('noChange')
    : ok([happened('firstGiven', { to }, [{ what: 'first', to }])]);
}

function setRound(state: State, to: number): Decision {
  const { rounds } = state.config;
  if (!isWithin(to, { min: 1, max: rounds })) return refuse('roundRange', { rounds });
  return to === state.round
    ? refuse('noChange')
    : ok([happened('roundSet', { to, byHand: true }, [{ what: 'round', to }])]);
}

function note(text: string): Decision {
  const read = readNote(text);
  return read.ok
    ? ok([happened('noteWritten', { text: read.value }, [])])
    : refuse(read.error, { max: NOTE_LENGTH });
}
