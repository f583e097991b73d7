import type { Decided } from '@/engine';

/** How an episode looks ahead: what a command would lead to. It costs no luck. */
export interface Ahead<S, Command, E> {
  decide(state: S, command: Command): Decided<E>;
  evolve(state: S, event: E): S;
}

/** The table once a command is done; null where it is refused. */
export function afterwards<S, Command, E>(
  { decide, evolve }: Ahead<S, Command, E>,
  state: S,
  command: Command,
): S | null {
  const decision = decide(state, command);
  return decision.ok ? decision.value.reduce(evolve, state) : null;
}
