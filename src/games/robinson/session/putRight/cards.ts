import type { State } from '../state';

/** Cards that may lie on the Threat field: the one of the start, and the Event card of each round so far. */
export function cardsOf({ round, threat }: State): readonly string[] {
  const events = Array.from({ length: round }, (_, i) => `event-${i + 1}`);
  const lying = [threat.left, threat.right].filter((card) => card !== null);
  return [...new Set(['food-crates', ...events, ...lying])];
}
