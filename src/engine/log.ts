import { branchEnds } from './branches';
import type { Entry } from './entry';
import { err, ok, type Result } from './result';
import { advance, startSession, type Evolve, type LogFault, type Session } from './session';

export interface FoldFault {
  readonly seq: number;
  readonly fault: LogFault;
}

/** The session after a run of entries; stops at the first one that cannot follow from the rest. */
export function fold<S, E>(
  game: Evolve<S, E>,
  start: Session<S, E>,
  entries: readonly Entry<E>[],
): Result<Session<S, E>, FoldFault> {
  let session = start;
  for (const entry of entries) {
    const next = advance(game, session, entry);
    if (!next.ok) return err({ seq: session.length, fault: next.error });
    session = next.value;
  }
  return ok(session);
}

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

/** Every act of a whole log, oldest first, with what became of it. */
export function timeline<E>(entries: readonly Entry<E>[]): readonly TimelineItem<E>[] {
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

/** What became of the acts needs nothing of what they did. */
const NO_STATE: Evolve<null, never> = { evolve: () => null };

type Moment<E> = Session<null, E>['done'];

/** Everything that counted before and does not any more. */
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
