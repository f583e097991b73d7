import type { Entry } from './entry';
import { err, ok, type Result } from './result';
import { advance, type Evolve, type LogFault, type Session } from './session';

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
}

/** Every act of a whole log, oldest first, with what became of it. */
export function timeline<E>(entries: readonly Entry<E>[]): readonly TimelineItem<E>[] {
  const items: {
    seq: number;
    at: number;
    events: readonly E[];
    status: TimelineStatus;
    undoneAt: number | null;
  }[] = [];
  const done: typeof items = [];
  const undone: typeof items = [];

  const undoOne = (at: number) => {
    const item = done.pop();
    if (!item) return false;
    undone.push(Object.assign(item, { status: 'undone', undoneAt: at }));
    return true;
  };
  const redoOne = () => {
    const item = undone.pop();
    if (!item) return false;
    done.push(Object.assign(item, { status: 'done', undoneAt: null }));
    return true;
  };

  entries.forEach((entry, seq) => {
    switch (entry.kind) {
      case 'act': {
        for (const item of undone.splice(0)) item.status = 'dropped';
        const item = { seq, at: entry.at, events: entry.events, status: 'done' as const, undoneAt: null };
        items.push(item);
        done.push(item);
        break;
      }
      case 'undo':
        undoOne(entry.at);
        break;
      case 'redo':
        redoOne();
        break;
      case 'jump':
        if (undone.some((item) => item.seq === entry.to)) while (done.at(-1)?.seq !== entry.to && redoOne());
        // A point that was never reached moves nothing, as in `advance`.
        else if (entry.to === -1 || done.some((item) => item.seq === entry.to))
          while ((done.at(-1)?.seq ?? -1) !== entry.to && undoOne(entry.at));
        break;
    }
  });
  return items;
}
