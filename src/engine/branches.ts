import { identityOf } from './course';
import type { Act, Origin, Session } from './session';

/**
 * With this many later acts, a new act asks first. One or two are the usual "oops, +1 and not +2": nobody wants to be
 * asked about those. What is left behind is kept either way; this is the one place that says when to ask.
 */
export const ASK_FROM = 3;

/** Acts that were undone when something else was done, next one first. They are kept, newest branch first. */
export interface Aside<S, E> {
  readonly acts: Act<S, E>;
  readonly before: Aside<S, E> | null;
}

type Place<S, E> = Pick<Session<S, E>, 'done' | 'undone' | 'aside'>;

/** How many later acts a new one would leave behind. */
export function laterActs<S, E>({ undone }: Pick<Session<S, E>, 'undone'>): number {
  let count = 0;
  for (let act = undone; act; act = act.after) count += 1;
  return count;
}

/** What is kept once something else is done here. */
export function setAside<S, E>({ undone, aside }: Place<S, E>): Aside<S, E> | null {
  return undone ? { acts: undone, before: aside } : aside;
}

/** To an act of a branch that was set aside; what counts now and is not on the way there is set aside instead. */
export function bringBack<S, E>(place: Place<S, E>, seq: number): Place<S, E> | null {
  for (let branch = place.aside; branch; branch = branch.before) {
    const act = find(branch.acts, seq);
    if (!act) continue;
    const left = undoneSince(place, act);
    const others = without(place.aside, branch);
    return {
      done: { ...act, after: null },
      undone: act.after,
      aside: left ? { acts: left, before: others } : others,
    };
  }
  return null;
}

/** The last act of each branch that was set aside, by the names of the acts in it: bringing a branch back ends there. */
export function branchEnds<S, E>({ aside }: Pick<Session<S, E>, 'aside'>): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (let branch = aside; branch; branch = branch.before) {
    const acts: Act<S, E>[] = [];
    for (let act: Act<S, E> | null = branch.acts; act; act = act.after) if (!act.isChange) acts.push(act);
    const end = acts.at(-1)?.seq;
    // An act may be on the way to several ends: take the newest.
    for (const name of acts.map(identityOf)) if (end !== undefined && !ends.has(name)) ends.set(name, end);
  }
  return ends;
}

function find<S, E>(acts: Act<S, E>, seq: number): Act<S, E> | null {
  for (let act: Act<S, E> | null = acts; act; act = act.after)
    if (act.seq === seq && !act.isChange) return act;
  return null;
}

/** What counts now or could be redone, from where the way to `target` forks off. */
function undoneSince<S, E>({ done, undone }: Place<S, E>, target: Act<S, E>): Act<S, E> | null {
  let here: Act<S, E> | Origin<S> = done;
  let there: Act<S, E> | Origin<S> = target;
  let left = undone;
  while (here.seq !== there.seq) {
    if (here.kind === 'act' && here.depth >= there.depth) {
      left = { ...here, after: left };
      here = here.before;
    } else if (there.kind === 'act') there = there.before;
    else break;
  }
  return left;
}

function without<S, E>(all: Aside<S, E> | null, one: Aside<S, E>): Aside<S, E> | null {
  if (!all || all === one) return all?.before ?? null;
  // A loop and not a recursion: an evening may have many.
  const newer: Aside<S, E>[] = [];
  let rest: Aside<S, E> | null = all;
  while (rest && rest !== one) {
    newer.push(rest);
    rest = rest.before;
  }
  let kept = rest?.before ?? null;
  while (newer.length > 0) kept = { acts: (newer.pop() as Aside<S, E>).acts, before: kept };
  return kept;
}
