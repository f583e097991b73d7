import { moment } from './moment';
import { field, list, oneOf, optional, text, whole, type At } from './reader';

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

const KINDS = ['act', 'undo', 'redo', 'jump'] as const;

/** Reads a stored entry; what its events must look like only their game knows. */
export function readEntry<E>(at: At, event: (at: At) => E): Entry<E> {
  const kind = oneOf(field(at, 'kind'), KINDS);
  const when = moment(field(at, 'at'));
  switch (kind) {
    case 'act': {
      const act = { kind, at: when, events: list(field(at, 'events'), event, { min: 1 }) };
      const wizard = optional(field(at, 'wizard'), text, null);
      return wizard === null ? act : { ...act, wizard };
    }
    case 'undo':
    case 'redo':
      return { kind, at: when };
    case 'jump':
      return { kind, at: when, to: whole(field(at, 'to'), { min: -1, max: LONGEST_LOG }) };
  }
}
