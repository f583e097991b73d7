import { ok, type Chance } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { beginPlay, writeNote } from '../../../perseverance/session/beginAndNote';
import {
  adjust as adjustCounter,
  correct,
  correctAssembly,
  correctDice,
  correctOfficer,
  correctTo,
  mayCount,
  setZoneDice,
} from '../../../perseverance/session/counting';
import { comeBack, leave, moveOfficer } from '../../../perseverance/session/putRight/people';
import { ownersAt } from '../../../perseverance/session/table';
import { count } from '../../../perseverance/session/tableChange';
import { INFLUENCE_SPACES, PIECES } from '../../pieces';
import type { Command, Correction, RuledCommand } from '../command';
import { counting } from '../counting';
import { happened, type Decision } from '../event';
import { seatOf } from '../records';
import { refuse } from '../refuse';
import type { State } from '../state';
import { adventureStage, beginAdventure, buildCamp, endAdventure } from '../../moments/adventure/decide';
import { explore } from '../../moments/adventure/explore';
import { combat, counterattack, settleBreach } from '../../moments/combat/decide';
import { takeDie } from '../../moments/dice/decide';
import { dinoAttack } from '../../moments/dinoAttack/decide';
import { chain, followed } from './decision';
import { effect } from '../../moments/zoneEffects/decide';
import { finish, reopen, resolveFinal } from '../../moments/finalScoring/decide';
import { gainPerk, influence } from '../../moments/influence/decide';
import { activateOutpost } from '../../moments/outpost/decide';
import { addArea, DICE_LIMITS, removeArea, setArea, setPieces, setSettlements } from './pieces';
import { rally } from '../../moments/adventure/rally';
import { resolveAssembly } from '../../moments/assembly/decide';
import { notFollowed, takeStock, trackEssentials } from '../../moments/tracking/decide';
import { moveLeader } from '../../moments/leader/decide';
import { giveTurn, nextTurn } from './turn';

export function decide(state: State, command: Command, chance: Chance): Decision {
  if (state.phase === 'finished' && command.type !== 'reopen' && command.type !== 'note')
    return refuse('finished');
  if (command.type !== 'byHand')
    return namesOnlyPlayers(state, command)
      ? followed(state, ruled(state, command, chance))
      : refuse('unknownPlayer');
  // The places follow from what counts in the end.
  if (command.command.type === 'resolveFinal')
    return followed(state, resolveFinal(state, command.command, command.corrections));
  return chain(
    state,
    decide(state, command.command, chance),
    ...command.corrections.map((correction) => (after: State) => withVotes(after, correction)),
  );
}

function ruled(state: State, command: RuledCommand, chance: Chance): Decision {
  const untracked = notFollowed(state, command);
  if (untracked) return untracked;
  switch (command.type) {
    case 'beginPlay':
      return beginPlay(state);
    case 'showDerived':
      return refuse('derived');
    case 'nextTurn':
      return nextTurn(state, command);
    case 'giveTurn':
      return giveTurn(state, command.player);
    case 'note':
      return writeNote(command.text);
    case 'finish':
      return finish(state);
    case 'reopen':
      return reopen(state);
    case 'takeDie':
      return takeDie(state, command, chance);
    case 'effect':
      return effect(state, command.player, command.move);
    case 'influence':
      return influence(state, command);
    case 'gainPerk':
      return gainPerk(state, command.player, command.pick);
    case 'explore':
      return explore(state, command);
    case 'moveLeader':
      return moveLeader(state, command, chance);
    case 'useOutpost':
      return activateOutpost(state, command, chance);
    case 'rally':
      return rally(state, command.player, command);
    case 'combat':
      return combat(state, command);
    case 'counterattack':
      return counterattack(state, command);
    case 'dinoAttack':
      return dinoAttack(state, command);
    case 'settleBreach':
      return settleBreach(state, command);
    case 'buildCamp':
      return buildCamp(state, command);
    case 'beginAdventure':
      return beginAdventure(state, command);
    case 'adventureStage':
      return adventureStage(state, command, chance);
    case 'endAdventure':
      return endAdventure(state, command.player, { savant: command.savant });
    case 'adjust':
      return adjust(state, command);
    case 'correct':
      return correctWithVotes(state, command);
    case 'correctDice':
      return correctDice(state, command, DICE_LIMITS);
    case 'correctAssembly':
      return correctAssembly(state, command.to);
    case 'correctOfficer':
      return correctOfficer(state, command, {
        owners: ownersAt(state),
        spaces: INFLUENCE_SPACES,
        most: (owner) => PIECES.influence - (owner === DISSENTERS ? 0 : seatOf(state, owner).perks.length),
      });
    case 'setZoneDice':
      return setZoneDice(state, command);
    case 'setSettlements':
      return setSettlements(state, command);
    case 'addArea':
      return addArea(state, command);
    case 'setArea':
      return setArea(state, command);
    case 'removeArea':
      return removeArea(state, command);
    case 'setPieces':
      return setPieces(state, command.player, command);
    case 'resolveAssembly':
      return resolveAssembly(state, command);
    case 'resolveFinal':
      return resolveFinal(state, command);
    case 'trackEssentials':
      return trackEssentials(state);
    case 'takeStock':
      return takeStock(state, command.changes);
    case 'leave':
      return leave(state, command.player);
    case 'comeBack':
      return comeBack(state, command.player);
    case 'moveOfficer':
      return moveOfficer(state, command);
  }
}

/** A Permanent Vote always brings a Vote with it. */
function adjust(state: State, command: Extract<RuledCommand, { type: 'adjust' }>): Decision {
  const { player, counter, by } = command;
  if (counter !== 'permanentVotes' || by <= 0 || !Number.isInteger(by))
    return adjustCounter(counting, state, command);
  const { min, max = min } = counting.trackOf(state, player, 'votes');
  const room = max - seatOf(state, player).votes;
  if (room < by) return refuse('outside', { what: counting.nameOf(state, 'votes'), min, max });
  return ok([
    happened('counted', { player, counter, by, lost: 0 }, [
      count(player, 'permanentVotes', by),
      count(player, 'votes', by),
    ]),
  ]);
}

/** The Vote tracker is never below the Permanent Votes (R4): setting these higher lifts both. */
function correctWithVotes(state: State, { owner, counter, to }: Correction): Decision {
  const correction = { owner, counter, to };
  const set = correct(counting, state, correction);
  const lifts = counter === 'permanentVotes' && set.ok && to > seatOf(state, owner).votes;
  return lifts
    ? chain(state, set, (after) => correctTo(counting, after, { owner, counter: 'votes', to }))
    : set;
}

function withVotes(state: State, correction: Correction): Decision {
  const { owner, counter, to } = correction;
  const lifts =
    counter === 'permanentVotes' && Object.hasOwn(state.players, owner) && to > seatOf(state, owner).votes;
  return lifts ? correctWithVotes(state, correction) : correctTo(counting, state, correction);
}

/** Own keys only: nobody is called `constructor` by accident. The Dissenters have Votes and place cubes. */
function namesOnlyPlayers(state: State, command: RuledCommand): boolean {
  const known = (id: string) => Object.hasOwn(state.players, id);
  if (command.type === 'correct') return mayCount(state, command.owner, command.counter);
  if (command.type === 'adjust') return mayCount(state, command.player, command.counter);
  if (command.type === 'influence') return ownersAt(state).includes(command.player);
  if (command.type === 'dinoAttack') return known(command.owner);
  return !('player' in command) || known(command.player);
}
