import type { ActFacts, CourseAct } from './entry';
import type { Act, Origin } from './session';

type Facts<S, E> = Pick<Act<S, E>, 'did' | 'same' | 'instead' | 'kept'>;

/**
 * Where the acts of a changed course are in the log: the last one has the position of its entry, the others lie before
 * it and after the position before, so that places only grow along a course.
 */
export function placeInCourse(position: number, i: number, of: number): number {
  return i === of - 1 ? position : position - 1 + (i + 1) / of;
}

/** Which act a place repeats: the same act keeps its name however often the past around it is changed. */
export function identityOf({ seq, same }: { readonly seq: number; readonly same?: number }): number {
  return same ?? seq;
}

/**
 * What the acts of a changed course did, given the course that it replaces (from the first act after the fork to
 * `last`). Null where it names an act that is not there, or not in this order.
 */
export function courseOf<S, E>(
  first: Act<S, E> | null,
  last: Act<S, E> | Origin<S>,
  course: readonly CourseAct<E>[],
): readonly Facts<S, E>[] | null {
  const facts: Facts<S, E>[] = [];
  let next = first;
  /** The act of this name, at or after the one that comes next. */
  const find = (seq: number): Act<S, E> | null => {
    while (next && next.seq <= last.seq) {
      const act = next;
      next = act.after;
      if (act.seq === seq) return act;
    }
    return null;
  };
  for (const act of course) {
    const old = act.kind === 'same' ? find(act.act) : act.was === undefined ? null : find(act.was);
    if (act.kind === 'same') {
      if (!old) return null;
      const { did, instead, kept } = old;
      facts.push({
        did,
        same: identityOf(old),
        ...(instead !== undefined && { instead }),
        ...((act.kept ?? kept) && { kept: true }),
      });
    } else {
      if (act.was !== undefined && !old) return null;
      facts.push({ did: factsOfAct(act), ...(old && { instead: old.instead ?? identityOf(old) }) });
    }
  }
  return facts;
}

function factsOfAct<E>({ at, events, wizard, command, draft, picks, id, by }: ActFacts<E>): ActFacts<E> {
  return { at, events, wizard, command, draft, picks, id, by };
}
