import type { Entry } from './entry';

/** `done`: it counts. `undone`: redo can bring it back. `dropped`: undone, and then something else was done. */
export type TimelineStatus = 'done' | 'undone' | 'dropped';

export interface TimelineItem<E> {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly E[];
  readonly status: TimelineStatus;
  /** When it was last undone, if it does not count. */
  readonly undoneAt: number | null;
}

type Item<E> = { -readonly [K in keyof TimelineItem<E>]: TimelineItem<E>[K] };

/** Acts that were undone in one move, up to where the next such run begins. */
interface Undone {
  readonly from: number;
  readonly at: number;
}

/**
 * Every act of a whole log, oldest first, with what became of it. What was done and what was undone are one line with a
 * place in it; behind that place stand the runs that were undone together, so that a jump costs no more than a tap.
 */
export function timeline<E>(entries: readonly Entry<E>[]): readonly TimelineItem<E>[] {
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
    let end = line.length;
    for (const { from, at } of runs.splice(0)) {
      for (const item of line.slice(from, end)) Object.assign(item, { status, undoneAt: at });
      end = from;
    }
  };

  entries.forEach((entry, seq) => {
    switch (entry.kind) {
      case 'act': {
        settle('dropped');
        const item: Item<E> = { seq, at: entry.at, events: entry.events, status: 'done', undoneAt: null };
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
        // A point that was never reached moves nothing, as in `advance`.
        const to = placeOf(line.length, entry.to, (at) => line[at - 1]?.seq ?? -1);
        if (to !== null) moveTo(to, entry.at);
        break;
      }
    }
  });
  settle('undone');
  return items;
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
