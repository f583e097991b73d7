import type { Chance } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { writeNote } from '../../../perseverance/session/beginAndNote';
import { correctAssembly, setZoneDice } from '../../../perseverance/session/counting';
import type { Command, RuledCommand } from '../command';
import { refuse } from '../refuse';
import { isRight } from '../putRight/command';
import { decideRight } from '../putRight/decide';
import type { State } from '../state';
import { action, leaderInCommunity } from '../../moments/zoneEffects/decide';
import { resolveAssembly } from '../../moments/assembly/decide';
import { beginGame } from '../../moments/setup/decide';
import { leaderHome, setBreachTokens, setDangerous, setSettlement } from './board';
import { adjust, correct, correctDice, correctOfficer, correctTo } from './count';
import { chain, type Decision } from './decision';
import { editDefense } from './defense';
import { resolveDinoAttack } from '../../moments/dinoAttack/decide';
import { placeDinos, setDinoDice, takeDie } from '../../moments/dice/decide';
import { finish, reopen, resolveFinal } from '../../moments/finalScoring/decide';
import { influence } from '../../moments/influence/decide';
import { challengeCard, patrolBegin, patrolEnd, patrolStage, threat } from '../../moments/patrol/decide';
import { takeStock, trackEssentials } from '../../moments/tracking/decide';
import { giveTurn, nextTurn } from './turn';

export function decide(state: State, command: Command, chance: Chance): Decision {
  if (state.phase === 'finished' && command.type !== 'reopen' && command.type !== 'note')
    return refuse('finished');
  if (!namesOnlyPlayers(state, command)) return refuse('unknownPlayer');
  if (isRight(command)) return decideRight(state, command);
  switch (command.type) {
    case 'beginPlay':
      return beginGame(state, command, chance);
    case 'showDerived':
      return refuse('derived');
    case 'adjust':
      return adjust(state, command);
    case 'correct':
      return correct(state, command);
    case 'correctDice':
      return correctDice(state, command);
    case 'correctAssembly':
      return correctAssembly(state, command.to);
    case 'correctOfficer':
      return correctOfficer(state, command);
    case 'nextTurn':
      return nextTurn(state, command);
    case 'giveTurn':
      return giveTurn(state, command.player);
    case 'takeDie':
      return takeDie(state, command);
    case 'trackEssentials':
      return trackEssentials(state);
    case 'takeStock':
      return takeStock(state, command.changes);
    case 'note':
      return writeNote(command.text);
    case 'influence':
      return influence(state, command);
    case 'challengeCard':
      return challengeCard(state, command);
    case 'patrolBegin':
      return patrolBegin(state, command);
    case 'patrolStage':
      return patrolStage(state, command, chance);
    case 'threat':
      return threat(state, command, chance);
    case 'patrolEnd':
      return patrolEnd(state, command.player);
    case 'action':
      return action(state, command.player, command.move);
    case 'leaderToCommunity':
      return leaderInCommunity(state, command);
    case 'leaderHome':
      return leaderHome(state, command.player);
    case 'editDefense':
      return editDefense(state, command);
    case 'placeDinos':
      return placeDinos(state, command);
    case 'setSettlement':
      return setSettlement(state, command);
    case 'setZoneDice':
      return setZoneDice(state, command);
    case 'setDangerous':
      return setDangerous(state, command);
    case 'setBreachTokens':
      return setBreachTokens(state, command);
    case 'setDinoDice':
      return setDinoDice(state, command);
    case 'resolveDinoAttack':
      return resolveDinoAttack(state, command);
    case 'resolveAssembly':
      return resolveAssembly(state, command);
    case 'resolveFinal':
      return resolveFinal(state, command);
    case 'byHand':
      return overridden(state, command, (ruled) => decide(state, ruled, chance));
    case 'finish':
      return finish(state);
    case 'reopen':
      return reopen(state);
  }
}

/** Own keys only: nobody is called `constructor` by accident. The Dissenters have Votes and place cubes. */
function namesOnlyPlayers(state: State, command: Command): boolean {
  const known = (id: string) => Object.hasOwn(state.players, id);
  const dissenters = Object.hasOwn(state.dice, DISSENTERS);
  if (command.type === 'correct')
    return (
      known(command.owner) || (dissenters && command.owner === DISSENTERS && command.counter === 'votes')
    );
  if (!('player' in command)) return true;
  const allowed = command.type === 'influence' || (command.type === 'adjust' && command.counter === 'votes');
  return known(command.player) || (allowed && dissenters && command.player === DISSENTERS);
}

/** The rules first, then what the table set instead, marked as corrections, within the usual limits. */
function overridden(
  state: State,
  { command, corrections }: Extract<Command, { type: 'byHand' }>,
  decide: (command: RuledCommand) => Decision,
): Decision {
  // The places follow from what counts in the end.
  if (command.type === 'resolveFinal') return resolveFinal(state, command, corrections);
  return chain(
    state,
    decide(command),
    ...corrections.map((correction) => (after: State) => correctTo(after, correction)),
  );
}
