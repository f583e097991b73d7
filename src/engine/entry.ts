import { moment } from './moment';
import type { At } from './reader';
import { addedOrNull, kinds, listOf, number, shape, shapeOf, text, type Shape } from './shape';

/**
 * One line of a session's log. One tap writes one entry that holds all its events. Undo and redo are entries
 * too: nothing is edited or deleted. `at` is the wall clock in milliseconds, given by whoever writes.
 */
export type Entry<E> =
  /** `wizard` names the walk that was committed, if one was: its draft ends with it. */
  | { readonly kind: 'act'; readonly at: number; readonly events: readonly E[]; readonly wizard?: string }
  | { readonly kind: 'undo'; readonly at: number }
  | { readonly kind: 'redo'; readonly at: number }
  /** To the moment just after the act at position `to`; −1 is the start of the game. */
  | { readonly kind: 'jump'; readonly at: number; readonly to: number };

/** No evening has as many entries. */
const LONGEST_LOG = 1_000_000;

/** What a stored entry must look like; what its events must look like only their game knows. */
export function entryOf<E>(event: (at: At) => E): Shape<Entry<E>, unknown> {
  return kinds('kind', {
    act: shape({ at: moment, events: listOf(shapeOf(event), { min: 1 }), wizard: addedOrNull(text) }),
    undo: shape({ at: moment }),
    redo: shape({ at: moment }),
    jump: shape({ at: moment, to: number({ min: -1, max: LONGEST_LOG }) }),
  });
}
