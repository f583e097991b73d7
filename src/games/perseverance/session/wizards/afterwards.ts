import type { Ahead } from '@/engine';

/** The table once a command is done; null where it is refused. */
export function afterwards<S, Command, E>(
  { decide, evolve }: Ahead<S, Command, E>,
  state: S,
  command: Command,
): S | null {
  const decision = decide(state, command);
  return decision.ok ? decision.value.reduce(evolve, state) : null;
}
