import { applyChange } from './change';
import type { Event } from './event';
import type { State } from './state';

/** Needs no rule: every event carries what it changed. */
export function evolve(state: State, event: Event): State {
  return event.changes.reduce(applyChange, state);
}
