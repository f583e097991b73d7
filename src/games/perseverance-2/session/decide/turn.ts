import { ok } from '@/engine';
import { nextPlayer, playersOf } from '../../../perseverance/session/table';
import { nameOf } from '../../say';
import type { Change } from '../change';
import type { RuledCommand } from '../command';
import { happened, type Decision } from '../event';
import { seatOf } from '../records';
import { refuse } from '../refuse';
import { NOBODY, type State } from '../state';
import { partySize } from '../../moments/combat/party';

type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { type: T }>;

export function nextTurn(state: State, { from }: CommandOf<'nextTurn'>): Decision {
  if (from !== undefined && from !== state.turn) return refuse('turnIsOver', { player: nameOf(from) });
  return passTurn(state, nextPlayer(state));
}

/** As part of another act; with nobody else at the table the turn stays. */
export function passOn(state: State): Decision {
  return nextPlayer(state) === state.turn ? ok([]) : passTurn(state, nextPlayer(state));
}

/** The turn is over: what of its end was not done stays open. */
function passTurn(state: State, to: string): Decision {
  return turnTo(state, to, endOfTurn(state, state.turn), {});
}

/** Whose turn it is, set right: nobody's turn ended by that. */
export function giveTurn(state: State, to: string): Decision {
  return turnTo(state, to, settled(state, state.turn), { byHand: true });
}

function turnTo(
  state: State,
  to: string,
  changes: readonly Change[],
  mark: { readonly byHand?: true },
): Decision {
  if (to === state.turn) return refuse('noChange');
  return ok([
    happened('turnPassed', { from: state.turn, to, ...mark }, [
      { what: 'turn', to },
      ...(state.rallies.length > 0 ? [{ what: 'rallies', to: [] } as const] : []),
      ...playersOf(state).flatMap((player) => standUp(state, player)),
      ...changes,
    ]),
  ]);
}

/** Everybody's pieces, as a fight may be written down late: no piece lies longer than the turn. */
function standUp(state: State, player: string): readonly Change[] {
  return partySize(seatOf(state, player).toppled) > 0 ? [{ what: 'toppled', player, to: NOBODY }] : [];
}

/** A Breach is due again, and so is an Adventure that went on. */
function settled(state: State, player: string): readonly Change[] {
  const { breach, adventure } = seatOf(state, player);
  return [
    ...(breach?.paid ? [{ what: 'breach', player, to: without(breach, 'paid') } as const] : []),
    ...(adventure?.waits ? [{ what: 'adventure', player, to: without(adventure, 'waits') } as const] : []),
  ];
}

/** A Breach that was not settled is owed; a stage that was not resolved may be resolved in the next turn, p. 9. */
function endOfTurn(state: State, player: string): readonly Change[] {
  const { breach, adventure } = seatOf(state, player);
  return [
    ...settled(state, player),
    ...(breach && !breach.paid && !breach.owed
      ? [{ what: 'breach', player, to: { ...breach, owed: true } } as const]
      : []),
    ...(adventure && !adventure.waits && !adventure.late
      ? [{ what: 'adventure', player, to: { ...adventure, late: true } } as const]
      : []),
  ];
}

export function without<T extends object, K extends keyof T>(thing: T, mark: K): Omit<T, K> {
  return Object.fromEntries(Object.entries(thing).filter(([key]) => key !== mark)) as Omit<T, K>;
}
