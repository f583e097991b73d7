import { applyChanges } from './change';
import { follow } from './course';
import { earn } from './earned';
import type { Event } from './event';
import type { State } from './state';

/** Needs no rule: every event carries what it changed. */
export function evolve(state: State, event: Event): State {
  const next = applyChanges(state, event.changes);
  const earned = earn(state.earned, event);
  const course = follow(state, event);
  return earned === state.earned && course === state.course ? next : { ...next, earned, course };
}
