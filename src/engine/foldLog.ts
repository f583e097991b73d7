import type { Entry } from './entry';
import { placeOf } from './log';
import { err, ok, type Result } from './result';
import { perform, type Act, type Evolve, type LogFault, type Origin, type Session } from './session';

export interface FoldFault {
  readonly seq: number;
  readonly fault: LogFault;
}

/** An act that may still count, before anybody knows what it led to. */
interface Line<E> {
  readonly seq: number;
  readonly events: readonly E[];
}

/**
 * The session after a run of entries; stops at the first one that cannot follow from the rest. The same as to `advance`
 * entry by entry, in a time that grows with the log alone: where undo, redo and jumps lead is found first, and then
 * every act that is left happens once. What was done and what was undone are one line of acts with a place in it.
 */
export function fold<S, E>(
  game: Evolve<S, E>,
  start: Session<S, E>,
  entries: readonly Entry<E>[],
): Result<Session<S, E>, FoldFault> {
  const { origin, acts, place: begin } = lineOf(start);
  const line: Line<E>[] = acts;
  let place = begin;

  const seqAt = (at: number) => (at === 0 ? origin.seq : (line[at - 1]?.seq ?? origin.seq));
  const beyond = (): LogFault => (origin.depth > 0 ? 'past-not-loaded' : 'no-such-point');

  for (const [i, entry] of entries.entries()) {
    const seq = start.length + i;
    switch (entry.kind) {
      case 'act':
        line.length = place;
        line.push({ seq, events: entry.events });
        place += 1;
        break;
      case 'undo':
        if (place === 0) return err({ seq, fault: origin.depth > 0 ? 'past-not-loaded' : 'nothing-to-undo' });
        place -= 1;
        break;
      case 'redo':
        if (place === line.length) return err({ seq, fault: 'nothing-to-redo' });
        place += 1;
        break;
      case 'jump': {
        const target = placeOf(line.length, entry.to, seqAt);
        if (target === null) return err({ seq, fault: beyond() });
        place = target;
        break;
      }
    }
  }
  return ok(sessionOf(game, start.length + entries.length, origin, line, place));
}

function lineOf<S, E>({ done, undone }: Session<S, E>) {
  const acts: Act<S, E>[] = [];
  let act: Act<S, E> | Origin<S> = done;
  for (; act.kind === 'act'; act = act.before) acts.push(act);
  acts.reverse();
  const place = acts.length;
  for (let next = undone; next !== null; next = next.after) acts.push(next);
  return { origin: act, acts, place };
}

function sessionOf<S, E>(
  game: Evolve<S, E>,
  length: number,
  origin: Origin<S>,
  line: readonly Line<E>[],
  place: number,
): Session<S, E> {
  let session: Session<S, E> = { length: 0, state: origin.state, done: origin, undone: null };
  let here = session;
  for (const [i, { seq, events }] of line.entries()) {
    session = perform(game, { ...session, length: seq }, events);
    if (i === place - 1) here = session;
  }
  let undone: Act<S, E> | null = null;
  for (let act = session.done; act.kind === 'act' && act.depth > here.done.depth; act = act.before)
    undone = { ...act, after: undone };
  return { length, state: here.state, done: here.done, undone };
}
