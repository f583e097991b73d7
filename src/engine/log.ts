import { branchEnds } from './branches';
import type { Entry } from './entry';
import { advance, startSession, type Evolve, type Session } from './session';

/** `done`: it counts. `undone`: redo can bring it back. `dropped`: undone, and then something else was done. */
export type TimelineStatus = 'done' | 'undone' | 'dropped';

export interface TimelineItem<E> {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly E[];
  readonly status: TimelineStatus;
  /** When it was last undone, if it does not count. */
  readonly undoneAt: number | null;
  /** Of a dropped one: the last act of its branch, to which a jump brings it back. */
  readonly end: number | null;
}

type Item<E> = { -readonly [K in keyof TimelineItem<E>]: TimelineItem<E>[K] };

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
 * together, so that a jump costs no more than a tap. Null where a branch was brought back: then it is not one line.
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
        const item: Item<E> = { seq, at, events, status: 'done', undoneAt: null, end: null };
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
    }
  }
  settle('undone');
  return items;
}

/** The same, step by step, where the evening has branches that were brought back. */
function branchedTimeline<E>(entries: readonly Entry<E>[]): readonly TimelineItem<E>[] {
  let session = startSession<null, E>(null);
  const undoneAt = new Map<number, number>();
  for (const entry of entries) {
    const next = advance(NO_STATE, session, entry);
    if (next.ok && entry.kind !== 'act') noteUndone(session.done, next.value.done, entry.at, undoneAt);
    // A point that was never reached moves nothing, but its entry counts.
    session = next.ok ? next.value : { ...session, length: session.length + 1 };
  }
  const done = new Set<number>();
  for (let act = session.done; act.kind === 'act'; act = act.before) done.add(act.seq);
  const undone = new Set<number>();
  for (let act = session.undone; act; act = act.after) undone.add(act.seq);
  const ends = branchEnds(session);
  return entries.flatMap((entry, seq): readonly TimelineItem<E>[] => {
    if (entry.kind !== 'act') return [];
    const { at, events } = entry;
    if (done.has(seq)) return [{ seq, at, events, status: 'done', undoneAt: null, end: null }];
    const since = undoneAt.get(seq) ?? null;
    if (undone.has(seq)) return [{ seq, at, events, status: 'undone', undoneAt: since, end: null }];
    return [{ seq, at, events, status: 'dropped', undoneAt: since, end: ends.get(seq) ?? null }];
  });
}

/** To find what became of the acts, what they did does not matter. */
const NO_STATE: Evolve<null, never> = { evolve: () => null };

type Moment<E> = Session<null, E>['done'];

/** Everything that counted before and no longer does. */
function noteUndone<E>(before: Moment<E>, after: Moment<E>, at: number, times: Map<number, number>): void {
  let [left, there] = [before, after];
  while (left.seq !== there.seq) {
    if (left.kind === 'act' && left.depth >= there.depth) {
      times.set(left.seq, at);
      left = left.before;
    } else if (there.kind === 'act') there = there.before;
    else return;
  }
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
