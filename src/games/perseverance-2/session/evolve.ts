import { applyChanges } from './change';
import { earn } from './earned';
import type { Event } from './event';
import type { State } from './state';

/** Needs no rule: every event carries what it changed. */
export function evolve(state: State, event: Event): State {
  const next = applyChanges(state, event.changes);
  const earned = earn(state.earned, event);
  return earned === state.earned ? next : { ...next, earned };
}
