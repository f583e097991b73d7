import type { Actor } from '@/engine';
import { playersOf, type State } from '../state';

/** The Caravan Leader acts, whom the draft names. */
export const leaderActs: Actor<State, { readonly leader: string }> = {
  of: (_state, { leader }) => leader,
  others: playersOf,
};

/** Nobody who left leads. */
export function leaderOr(state: State, named: string | undefined, otherwise: string): string {
  return named !== undefined && playersOf(state).includes(named) ? named : otherwise;
}
