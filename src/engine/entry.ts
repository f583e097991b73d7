import { moment } from './moment';
import type { Cursor } from './reader';
import {
  added,
  addedOrNull,
  among,
  kinds,
  listOf,
  mark,
  number,
  shape,
  shapeOf,
  text,
  type Shape,
} from './shape';
import { draftShape, type Draft } from './wizard/draft';

/**
 * One line of a session's log. One tap writes one entry that holds all its events. Undo and redo are entries
 * too: nothing is edited or deleted. `at` is the wall clock in milliseconds, as the writer gives it.
 */
export type Entry<E> =
  | ActEntry<E>
  | ({ readonly kind: 'undo'; readonly at: number } & Written)
  | ({ readonly kind: 'redo'; readonly at: number } & Written)
  /** To the moment just after the act at position `to`; −1 is the start of the game. */
  | ({ readonly kind: 'jump'; readonly at: number; readonly to: number } & Written)
  | ChangeEntry<E>;

/** Where several phones write to one log. */
export interface Written {
  /** Its own name: two phones may write the same words at the same moment. */
  readonly id?: string | undefined;
  /** The phone that wrote it. */
  readonly by?: string | undefined;
}

/** What an act did, and what was asked for. */
export interface ActFacts<E> extends Written {
  readonly at: number;
  readonly events: readonly E[];
  /** The wizard that was committed, if one was: its draft ends with it. */
  readonly wizard?: string | undefined;
  /** What was sent, as JSON. The events are what happened; the command is what was asked, and its game knows its shape. */
  readonly command?: unknown;
  /** The answers that made the command. */
  readonly draft?: Draft | undefined;
  /** What luck gave, in the order in which it was asked: deciding again rolls nothing again. */
  readonly picks?: readonly number[] | undefined;
}

export interface ActEntry<E> extends ActFacts<E> {
  readonly kind: 'act';
  /** Acts of version 1 hold neither command nor draft. */
  readonly version?: 2 | undefined;
}

/**
 * The past was changed: after the act at `after`, this course counts instead of what counted until then. It holds
 * facts, so that reading it decides nothing; an act that came out as before is named and not repeated.
 */
export interface ChangeEntry<E> extends Written {
  readonly kind: 'change';
  readonly at: number;
  readonly after: number;
  readonly course: readonly CourseAct<E>[];
  /** The draft of the change ends with it, like that of a wizard. */
  readonly wizard: typeof CHANGE_DRAFT;
}

export type CourseAct<E> = SameAct | NewAct<E>;

/** The act at this place, as it was. `kept`: although the rules refuse it now. */
export interface SameAct {
  readonly kind: 'same';
  readonly act: number;
  readonly kept?: true | undefined;
}

/** Another act, instead of the one at `was`; without it, one that had been forgotten. */
export interface NewAct<E> extends ActFacts<E> {
  readonly kind: 'new';
  readonly was?: number | undefined;
}

export const CHANGE_DRAFT = 'change' as const;

/** No evening has as many entries. */
const LONGEST_LOG = 1_000_000;
/** Nobody rolls as often in one act. */
const MOST_PICKS = 1_000;

/** A moment just after an act: its position in the log. Acts of a changed course are between two positions. */
export const placeInLog: Shape<number> = shapeOf((at) =>
  typeof at.value === 'number' && at.value > -1 && at.value < LONGEST_LOG ? at.value : position(at),
);
const position = number({ min: -1, max: LONGEST_LOG });

/** What a stored entry must look like; only its game knows what its events must look like. */
export function entryOf<E>(event: (at: Cursor) => E): Shape<Entry<E>, unknown> {
  const written = { id: added(text), by: added(text) };
  const facts = {
    at: moment,
    ...written,
    events: listOf(shapeOf(event), { min: 1 }),
    wizard: addedOrNull(text),
    command: added(shapeOf((at): unknown => at.value)),
    draft: added(draftShape),
    picks: added(listOf(number({ max: LONGEST_LOG }), { max: MOST_PICKS })),
  };
  const course = kinds('kind', {
    same: shape({ act: placeInLog, kept: mark }),
    new: shape({ ...facts, was: added(placeInLog) }),
  });
  return kinds('kind', {
    act: shape({ ...facts, version: added(among([2])) }),
    undo: shape({ at: moment, ...written }),
    redo: shape({ at: moment, ...written }),
    jump: shape({ at: moment, to: placeInLog, ...written }),
    change: shape({
      at: moment,
      after: placeInLog,
      course: listOf(course, { min: 1 }),
      wizard: among([CHANGE_DRAFT]),
      ...written,
    }),
  });
}
