import { ok } from '@/engine';
import { nextPlayer } from '../../../perseverance/session/table';
import { nameOf } from '../../say';
import type { Change } from '../change';
import type { Command } from '../command';
import { patrolDue } from '../due';
import { happened } from '../event';
import { refuse } from '../refuse';
import type { State } from '../state';
import type { Decision } from './decision';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** A stage that is not resolved by then is postponed: the next player may begin meanwhile (001:746). */
export function nextTurn(state: State, { from }: CommandOf<'nextTurn'>): Decision {
  if (from !== undefined && from !== state.turn) return refuse('turnIsOver', { player: nameOf(from) });
  const patrol = patrolDue(state);
  const postponed: readonly Change[] =
    patrol && !patrol.postponed
      ? [{ what: 'patrol', player: state.turn, to: { ...patrol, postponed: true } }]
      : [];
  return passTurn(state, nextPlayer(state), postponed);
}

/** As part of another act; with nobody else at the table the turn stays. */
export function passOn(state: State): Decision {
  return nextPlayer(state) === state.turn ? ok([]) : nextTurn(state, { type: 'nextTurn', from: state.turn });
}

export function giveTurn(state: State, to: string): Decision {
  return passTurn(state, to, [], { byHand: true });
}

function passTurn(
  state: State,
  to: string,
  changes: readonly Change[],
  mark: { readonly byHand?: true } = {},
): Decision {
  if (to === state.turn) return refuse('noChange');
  return ok([
    happened('turnPassed', { from: state.turn, to, ...mark }, [
      { what: 'turn', to },
      ...waitIsOver(state),
      ...changes,
    ]),
  ]);
}

/** A Patrol that went on this turn resolves its second stage in the next one. */
function waitIsOver(state: State): readonly Change[] {
  const patrol = state.players[state.turn]?.patrol;
  if (!patrol?.waits) return [];
  const { soldiers, stage, stages } = patrol;
  return [{ what: 'patrol', player: state.turn, to: { soldiers, stage, stages } }];
}
