import { ok } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { dieInZone } from '../../../perseverance/session/counting';
import { nextPlayer } from '../../../perseverance/session/table';
import { dieCost } from '../../rules/action';
import { nameOf } from '../../say';
import type { Change } from '../change';
import type { Command } from '../command';
import { happened } from '../event';
import { no } from '../refuse';
import { isFull, playersOf, type State } from '../state';
import { actingPlayer } from './actingPlayer';
import { trackedDeltas, type Decision } from './decision';

export { nextPlayer };

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export function nextTurn(state: State, { from }: CommandOf<'nextTurn'>): Decision {
  if (from !== undefined && from !== state.turn) return no('turnIsOver', { player: nameOf(from) });
  return giveTurn(state, nextPlayer(state));
}

export function giveTurn(state: State, to: string): Decision {
  if (to === state.turn) return no('noChange');
  return ok([happened('turnPassed', { from: state.turn, to }, [{ what: 'turn', to }, ...waitIsOver(state)])]);
}

/** A Patrol that went on this turn resolves its second stage in the next one. */
function waitIsOver(state: State): readonly Change[] {
  const patrol = state.players[state.turn]?.patrol;
  if (!patrol?.waits) return [];
  const { soldiers, stage, stages } = patrol;
  return [{ what: 'patrol', player: state.turn, to: { soldiers, stage, stages } }];
}

/** Any die of the pool; another player's costs 2 Followers, or what is left of them (R41). */
export function takeDie(state: State, command: CommandOf<'takeDie'>): Decision {
  const { player, owner, zone, changeFace } = command;
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return no('noSuchDice');
  if (dice.pool === 0) return no('noDieLeft', { owner: dieOwnerName(owner) });
  const ofPlayer = playersOf(state).includes(owner);
  const cost = dieCost(state.config.edition, actingPlayer(state, player), {
    owner: !ofPlayer ? 'neutral' : owner === player ? 'own' : 'other',
    changeFace,
  });
  if (!cost.ok) return cost;
  const { figures, explanation } = cost.value;
  return ok([
    happened(
      'dieTaken',
      { player, owner, zone },
      [
        { what: 'dice', owner, inPlay: dice.inPlay, pool: dice.pool - 1 },
        ...(zone !== null && isFull(state) ? [dieInZone(state, zone, owner, 1)] : []),
        ...trackedDeltas(state, figures.deltas),
      ],
      explanation.length > 0 ? explanation : undefined,
    ),
  ]);
}
