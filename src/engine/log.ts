import { branchEnds } from './branches';
import { identityOf } from './course';
import type { ChangeEntry, Entry } from './entry';
import { advance, startSession, type Act, type Evolve, type Session } from './session';

/**
 * `done`: it counts. `undone`: redo can bring it back. `dropped`: undone, and then something else was done.
 * `changed`: the past was changed, and it is different there, or left out.
 */
export type TimelineStatus = 'done' | 'undone' | 'dropped' | 'changed';

export interface TimelineItem<E> {
  /** Which act it is: the same however often the past around it is changed. */
  readonly seq: number;
  readonly at: number;
  readonly events: readonly E[];
  readonly status: TimelineStatus;
  /** When it was last undone or changed, if it does not count. */
  readonly undoneAt: number | null;
  /**
   * Where a jump to it goes, if not to `seq`. Of one that was dropped or changed: the last act of its branch, with which it
   * comes back. In a changed course: its place there.
   */
  readonly end: number | null;
  /** Since when it is here, if somebody changed the past. */
  readonly changedAt: number | null;
  /** The act that was here before that change. */
  readonly was: number | null;
  /** It was kept although the rules refuse it since the past was changed. */
  readonly kept: boolean;
}

type Item<E> = { -readonly [K in keyof TimelineItem<E>]: TimelineItem<E>[K] };

const FIRST = {
  status: 'done',
  undoneAt: null,
  end: null,
  changedAt: null,
  was: null,
  kept: false,
} as const;

/** Acts that were undone together, up to where the next such run begins. */
interface Undone {
  readonly from: number;
  readonly at: number;
}

/** Every act of a whole log, oldest first, with what became of it. */
export function timeline<E>(entries: readonly Entry<E>[]): readonly TimelineItem<E>[] {
  return straightTimeline(entries) ?? branchedTimeline(entries);
}

/**
 * What was done and what was undone are one line with a place in it; after that place come the runs that were undone
 * together, so that a jump costs no more than a tap. Null where a branch was brought back or the past changed: then it is
 * not one line.
 */
function straightTimeline<E>(entries: readonly Entry<E>[]): readonly TimelineItem<E>[] | null {
  const items: Item<E>[] = [];
  const line: Item<E>[] = [];
  const runs: Undone[] = [];
  let place = 0;

  const moveTo = (to: number, at: number) => {
    if (to < place) runs.push({ from: to, at });
    for (let run = runs.at(-1); run && run.from < to; run = runs.at(-1)) {
      runs.pop();
      if ((runs.at(-1)?.from ?? line.length) > to) runs.push({ from: to, at: run.at });
    }
    place = to;
  };
  const settle = (status: 'undone' | 'dropped') => {
    const last = status === 'dropped' ? (line.at(-1)?.seq ?? null) : null;
    let end = line.length;
    for (const { from, at } of runs.splice(0)) {
      for (const item of line.slice(from, end)) Object.assign(item, { status, undoneAt: at, end: last });
      end = from;
    }
  };

  for (const [seq, entry] of entries.entries()) {
    switch (entry.kind) {
      case 'act': {
        settle('dropped');
        const { at, events } = entry;
        const item: Item<E> = { ...FIRST, seq, at, events };
        items.push(item);
        line.splice(place, Number.POSITIVE_INFINITY, item);
        place += 1;
        break;
      }
      case 'undo':
        moveTo(Math.max(0, place - 1), entry.at);
        break;
      case 'redo':
        moveTo(Math.min(line.length, place + 1), entry.at);
        break;
      case 'jump': {
        const to = placeOf(line.length, entry.to, (at) => line[at - 1]?.seq ?? -1);
        if (to !== null) moveTo(to, entry.at);
        // A point that was never reached moves nothing, as in `advance`.
        else if (entries[entry.to]?.kind === 'act' && entry.to < seq) return null;
        break;
      }
      case 'change':
        return null;
    }
  }
  settle('undone');
  return items;
}

/** The same, step by step, where the evening has branches that were brought back, or another past. */
function branchedTimeline<E>(entries: readonly Entry<E>[]): readonly TimelineItem<E>[] {
  let session = startSession<null, E>(null);
  const items = new Map<number, Item<E>>();
  const order: number[] = [];
  const lost = new Map<number, Lost>();
  for (const [seq, entry] of entries.entries()) {
    const next = advance(NO_STATE, session, entry);
    if (next.ok && entry.kind === 'act') {
      items.set(seq, { ...FIRST, seq, at: entry.at, events: entry.events });
      order.push(seq);
    } else if (next.ok) {
      if (entry.kind === 'change') addCourse(session, next.value, entry, items, order);
      // A redo takes nothing away, unless it makes a change again.
      const changed = entry.kind === 'change' || entry.kind === 'redo';
      noteLost(session.done, next.value.done, { at: entry.at, changed }, lost);
    }
    // A point that was never reached moves nothing, but its entry counts.
    session = next.ok ? next.value : { ...session, length: session.length + 1 };
  }
  const done = new Map<number, Act<null, E>>();
  for (let act = session.done; act.kind === 'act'; act = act.before) done.set(identityOf(act), act);
  const undone = redoable(session, done);
  const ends = branchEnds(session);
  return order.flatMap((seq): readonly TimelineItem<E>[] => {
    const item = items.get(seq);
    if (!item) return [];
    const here = done.get(seq);
    const placed = (place: number) => (place === seq ? null : place);
    if (here) return [{ ...item, kept: here.kept === true, end: placed(here.seq) }];
    const { at: undoneAt = null, changed = false } = lost.get(seq) ?? {};
    const later = undone.get(seq);
    if (later !== undefined) return [{ ...item, status: 'undone', undoneAt, end: placed(later) }];
    return [{ ...item, status: changed ? 'changed' : 'dropped', undoneAt, end: ends.get(seq) ?? null }];
  });
}

/** How an act came to count no longer. */
interface Lost {
  readonly at: number;
  readonly changed: boolean;
}

/** The new acts of a changed course, each beside the one that it takes the place of, or after the one it follows. */
function addCourse<E>(
  before: Session<null, E>,
  { done }: Session<null, E>,
  { at: changedAt, course }: ChangeEntry<E>,
  items: Map<number, Item<E>>,
  order: number[],
): void {
  const replaced = new Map<number, number>();
  for (let act = before.done; act.kind === 'act'; act = act.before) replaced.set(act.seq, identityOf(act));
  const acts: Act<null, E>[] = [];
  let fork = done;
  for (let left = course.length; left > 0 && fork.kind === 'act'; left -= 1, fork = fork.before)
    acts.push(fork);
  let beside = fork.kind === 'act' ? identityOf(fork) : -1;
  for (const [i, act] of acts.reverse().entries()) {
    const part = course[i];
    if (part?.kind === 'new') {
      const { at, events } = part;
      const was = part.was === undefined ? null : (replaced.get(part.was) ?? null);
      items.set(act.seq, { ...FIRST, seq: act.seq, at, events, changedAt, was });
      order.splice(order.indexOf(was ?? beside) + 1, 0, act.seq);
    }
    beside = identityOf(act);
  }
}

/** What redo would bring back, also a whole change: the acts by their names, with their places. */
function redoable<E>(
  { undone }: Session<null, E>,
  done: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  // The next one counts: it may come again in a later change.
  const note = (act: Act<null, E>) => {
    if (!places.has(identityOf(act))) places.set(identityOf(act), act.seq);
  };
  for (let act = undone; act; act = act.after) {
    note(act);
    if (!act.isChange) continue;
    for (let { before } = act; before.kind === 'act' && !done.has(before.seq); before = before.before)
      note(before);
  }
  return places;
}

/** To find what became of the acts, what they did does not matter. */
const NO_STATE: Evolve<null, never> = { evolve: () => null };

type Moment<E> = Session<null, E>['done'];

/** Everything that counted before and no longer does. */
function noteLost<E>(before: Moment<E>, after: Moment<E>, lost: Lost, all: Map<number, Lost>): void {
  const left: number[] = [];
  const counts = new Set<number>();
  let [here, there] = [before, after];
  while (here.seq !== there.seq) {
    if (here.kind === 'act' && here.depth >= there.depth) {
      left.push(identityOf(here));
      here = here.before;
    } else if (there.kind === 'act') {
      counts.add(identityOf(there));
      there = there.before;
    } else break;
  }
  for (const seq of left) if (!counts.has(seq)) all.set(seq, lost);
}

/** The place behind the act of this number: along a line of acts the numbers only grow. */
export function placeOf(length: number, seq: number, seqAt: (place: number) => number): number | null {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seqAt(middle) < seq) low = middle + 1;
    else high = middle;
  }
  return seqAt(low) === seq ? low : null;
}
