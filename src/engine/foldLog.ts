import type { Entry } from './entry';
import { placeOf } from './log';
import { err, ok, type Result } from './result';
import type { Aside } from './branches';
import { advance, perform, type Act, type Evolve, type LogFault, type Origin, type Session } from './session';

export interface FoldFault {
  readonly seq: number;
  readonly fault: LogFault;
}

/** An act that may still count, before anybody knows what it led to. */
type Line<E> = Pick<Act<unknown, E>, 'seq' | 'did'>;

/** Acts that were undone when something else was done, and the position of the act that they follow. */
interface Dropped<E> {
  readonly after: number;
  readonly acts: readonly Line<E>[];
}

/**
 * The session after a run of entries; stops at the first one that cannot follow. Does the same as `advance` entry by
 * entry, in time that grows with the log alone: it finds where undo, redo and jumps lead, and then applies every act
 * that is left once. What was done and what was undone are one line of acts with a place in it.
 */
export function fold<S, E>(
  game: Evolve<S, E>,
  start: Session<S, E>,
  entries: readonly Entry<E>[],
): Result<Session<S, E>, FoldFault> {
  // Branches set aside before are not on the line.
  if (start.aside) return stepByStep(game, start, entries);
  const { origin, acts, place: begin } = lineOf(start);
  const line: Line<E>[] = acts;
  const dropped: Dropped<E>[] = [];
  let place = begin;

  const seqAt = (at: number) => (at === 0 ? origin.seq : (line[at - 1]?.seq ?? origin.seq));
  const beyond = (): LogFault => (origin.depth > 0 ? 'past-not-loaded' : 'no-such-point');

  for (const [i, entry] of entries.entries()) {
    const seq = start.length + i;
    switch (entry.kind) {
      case 'act':
        if (place < line.length) dropped.push({ after: seqAt(place), acts: line.splice(place) });
        line.push({ seq, did: entry });
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
        if (target === null)
          return dropped.some(({ acts: left }) => left.some((act) => act.seq === entry.to))
            ? stepByStep(game, start, entries)
            : err({ seq, fault: beyond() });
        place = target;
        break;
      }
      case 'change':
        return stepByStep(game, start, entries);
    }
  }
  const session = sessionOf(game, start.length + entries.length, origin, line, place);
  return ok({ ...session, aside: asideOf(session, dropped) });
}

/** Once a branch was brought back or the past changed, the acts are no longer one line: each entry follows from the one before it. */
function stepByStep<S, E>(
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

/** None of it is applied until somebody brings it back: an act only needs to know which act it follows. */
function asideOf<S, E>(session: Session<S, E>, dropped: readonly Dropped<E>[]): Aside<S, E> | null {
  if (dropped.length === 0) return null;
  const known = new Map<number, Act<S, E> | Origin<S>>();
  for (let act = session.undone; act; act = act.after) known.set(act.seq, { ...act, after: null });
  for (let act = session.done; ; act = act.before) {
    known.set(act.seq, act);
    if (act.kind === 'origin') break;
  }
  // The act that another one follows comes before it.
  const inOrder = [...dropped].sort((a, b) => (a.acts[0]?.seq ?? 0) - (b.acts[0]?.seq ?? 0));
  for (const { after, acts } of inOrder) {
    let before = known.get(after);
    for (const { seq, did } of acts) {
      if (!before) break;
      before = { kind: 'act', seq, did, depth: before.depth + 1, before, after: null, checkpoint: null };
      known.set(seq, before);
    }
  }
  return dropped.reduce<Aside<S, E> | null>((newer, { acts }) => {
    const first = acts.reduceRight<Act<S, E> | null>((after, { seq }) => {
      const act = known.get(seq);
      return act?.kind === 'act' ? { ...act, after } : after;
    }, null);
    return first ? { acts: first, before: newer } : newer;
  }, null);
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
  let session: Session<S, E> = {
    length: 0,
    state: origin.state,
    done: origin,
    undone: null,
    aside: null,
  };
  let here = session;
  for (const [i, { seq, did }] of line.entries()) {
    session = perform(game, { ...session, length: seq }, did);
    if (i === place - 1) here = session;
  }
  let undone: Act<S, E> | null = null;
  for (let act = session.done; act.kind === 'act' && act.depth > here.done.depth; act = act.before)
    undone = { ...act, after: undone };
  return { length, state: here.state, done: here.done, undone, aside: null };
}
