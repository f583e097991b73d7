import { DRY_RUN } from './chance';
import type { Decider } from './decider';
import type { Decided } from './fact';
import { onceForState } from './onceForState';

/** How a game looks ahead: what a command would lead to. It costs no luck. */
export interface Ahead<State, Command, Event> {
  decide(state: State, command: Command): Decided<Event>;
  evolve(state: State, event: Event): State;
}

/**
 * A page of a wizard looks ahead at the same commands for its steps, for its options and for its review: each is decided
 * once for a table.
 */
export function lookAhead<State extends object, Command, Event>({
  decide,
  evolve,
}: Pick<Decider<unknown, State, Command, Event>, 'decide' | 'evolve'>): Ahead<State, Command, Event> {
  const decided = onceForState<State, Decided<Event>>();
  return {
    decide: (state, command) =>
      decided(state, JSON.stringify(command), () => decide(state, command, DRY_RUN)),
    evolve,
  };
}
