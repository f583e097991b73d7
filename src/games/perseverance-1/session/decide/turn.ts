import { ok } from '@/engine';
import { nameOf, say } from '../../say';
import { dieCost } from '../../rules/action';
import type { Change } from '../change';
import type { Command } from '../command';
import { happened } from '../event';
import { no } from '../refuse';
import { isFull, playersOf, type State } from '../state';
import { actingPlayer } from './actingPlayer';
import { trackedDeltas, type Decision } from './decision';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Clockwise: the order of the seats. */
export function nextPlayer(state: State): string {
  const players = playersOf(state);
  return players[(players.indexOf(state.turn) + 1) % players.length] ?? state.turn;
}

export function nextTurn(state: State): Decision {
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

export function dieInZone(state: State, zone: keyof State['zones'], owner: string, by: number) {
  const { dice } = state.zones[zone];
  const lying = Object.hasOwn(dice, owner) ? (dice[owner] ?? 0) : 0;
  const rest = Object.entries(dice).filter(([id]) => id !== owner);
  return {
    what: 'zoneDice',
    zone,
    dice: Object.fromEntries(lying + by > 0 ? [...rest, [owner, lying + by]] : rest),
  } as const;
}

export function dieOwnerName(owner: string) {
  return owner === 'neutral' ? say('session.neutral') : nameOf(owner);
}
