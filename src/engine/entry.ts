import { moment } from './moment';
import type { Cursor } from './reader';
import { added, addedOrNull, among, kinds, listOf, number, shape, shapeOf, text, type Shape } from './shape';
import { draftShape, type Draft } from './wizard/draft';

/**
 * One line of a session's log. One tap writes one entry that holds all its events. Undo and redo are entries
 * too: nothing is edited or deleted. `at` is the wall clock in milliseconds, as the writer gives it.
 */
export type Entry<E> =
  | ActEntry<E>
  | { readonly kind: 'undo'; readonly at: number }
  | { readonly kind: 'redo'; readonly at: number }
  /** To the moment just after the act at position `to`; −1 is the start of the game. */
  | { readonly kind: 'jump'; readonly at: number; readonly to: number };

export interface ActEntry<E> {
  readonly kind: 'act';
  readonly at: number;
  readonly events: readonly E[];
  /** The wizard that was committed, if one was: its draft ends with it. */
  readonly wizard?: string;
  /** Acts of version 1 hold neither command nor draft. */
  readonly version?: 2;
  /** What was sent, as JSON. The events are what happened; the command is what was asked, and its game knows its shape. */
  readonly command?: unknown;
  /** The answers that made the command. */
  readonly draft?: Draft;
}

/** No evening has as many entries. */
const LONGEST_LOG = 1_000_000;

/** What a stored entry must look like; only its game knows what its events must look like. */
export function entryOf<E>(event: (at: Cursor) => E): Shape<Entry<E>, unknown> {
  return kinds('kind', {
    act: shape({
      at: moment,
      events: listOf(shapeOf(event), { min: 1 }),
      wizard: addedOrNull(text),
      version: added(among([2])),
      command: added(shapeOf((at): unknown => at.value)),
      draft: added(draftShape),
    }),
    undo: shape({ at: moment }),
    redo: shape({ at: moment }),
    jump: shape({ at: moment, to: number({ min: -1, max: LONGEST_LOG }) }),
  });
}
