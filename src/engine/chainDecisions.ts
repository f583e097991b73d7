import type { Refusal } from './refusal';
import { ok, type Result } from './result';

/** The events of several steps of one command, each seeing what the ones before it did; the first refusal ends it. */
export function chainDecisions<S, E>(
  evolve: (state: S, event: E) => S,
  state: S,
  first: Result<readonly E[], Refusal>,
  ...steps: readonly ((state: S) => Result<readonly E[], Refusal>)[]
): Result<readonly E[], Refusal> {
  let current = state;
  let decision = first;
  const events: E[] = [];
  for (const step of [...steps, null]) {
    if (!decision.ok) return decision;
    events.push(...decision.value);
    current = decision.value.reduce(evolve, current);
    if (step) decision = step(current);
  }
  return ok(events);
}
