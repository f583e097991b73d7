import { bringBack, setAside, type Aside } from './branches';
import { courseOf, placeInCourse } from './course';
import type { Decider } from './decider';
import type { ActFacts, ChangeEntry, Entry } from './entry';
import { err, ok, type Result } from './result';

/**
 * A game being played: a log, and what follows from it. Sessions are values. What was done and what was undone are
 * linked lists that share their tails, so a command costs the same at the first minute and at midnight.
 */
export interface Session<S, E> {
  /** How many entries the log has; the next one gets this position. */
  readonly length: number;
  readonly state: S;
  /** The newest act that counts; the older ones are linked behind it. */
  readonly done: Act<S, E> | Origin<S>;
  /** What redo would bring back, next one first. */
  readonly undone: Act<S, E> | null;
  /** What was undone when something else was done: it can still be brought back. */
  readonly aside: Aside<S, E> | null;
}

export interface Act<S, E> {
  readonly kind: 'act';
  /** Its place in the log: the position of its entry. An act of a changed course is between two of them. */
  readonly seq: number;
  readonly did: ActFacts<E>;
  /** In a changed course: the act that it repeats as it was. */
  readonly same?: number;
  /** In a changed course: the act that was here before. */
  readonly instead?: number;
  /** It repeats what the rules refuse since the past was changed. */
  readonly kept?: true;
  /** The last act of a changed course: one undo goes to this act, the last one of the course before. */
  readonly replaces?: number;
  /** In the list of what was undone: redo brings a whole changed course back, up to this act. */
  readonly isChange?: true;
  /** How many acts count, including this one. */
  readonly depth: number;
  readonly before: Act<S, E> | Origin<S>;
  /** In the list of what was undone: the act that would be redone after this one. */
  readonly after: Act<S, E> | null;
  /** The state after it, kept only every so many acts, so that memory grows with the log and not with the states. */
  readonly checkpoint: S | null;
}

/** Where the known past begins: the start of the game, or a snapshot whose past is still on the disk. */
export interface Origin<S> {
  readonly kind: 'origin';
  readonly seq: number;
  readonly depth: number;
  readonly state: S;
}

/** A state as it was right after the act at position `seq`. Only a cache: dropping all of them changes nothing. */
export interface Snapshot<S> {
  readonly seq: number;
  readonly depth: number;
  readonly state: S;
}

/** `nothing-to-undo`, `nothing-to-redo`, `no-such-point`: refused. `past-not-loaded`: fold the whole log and try again. */
export type LogFault = 'nothing-to-undo' | 'nothing-to-redo' | 'no-such-point' | 'past-not-loaded';

export type Evolve<S, E> = Pick<Decider<never, S, never, E>, 'evolve'>;

const CHECKPOINT_EVERY = 64;

export function startSession<S, E>(initial: S): Session<S, E> {
  return {
    length: 0,
    state: initial,
    done: { kind: 'origin', seq: -1, depth: 0, state: initial },
    undone: null,
    aside: null,
  };
}

/** Right after an act nothing can be redone, so a snapshot taken there needs no more than the state. */
export function resumeSession<S, E>(snapshot: Snapshot<S>): Session<S, E> {
  const { seq, depth, state } = snapshot;
  return { length: seq + 1, state, done: { kind: 'origin', seq, depth, state }, undone: null, aside: null };
}

/** The snapshot that could be stored now, or null: only right after an act. */
export function takeSnapshot<S, E>(session: Session<S, E>): Snapshot<S> | null {
  const { done, state, length } = session;
  if (done.kind !== 'act' || done.seq !== length - 1) return null;
  return { seq: done.seq, depth: done.depth, state };
}

/** The session one entry later. Everything that ever happens to a session happens here. */
export function advance<S, E>(
  game: Evolve<S, E>,
  session: Session<S, E>,
  entry: Entry<E>,
): Result<Session<S, E>, LogFault> {
  switch (entry.kind) {
    case 'act':
      return ok(perform(game, session, entry));
    case 'undo':
      return travel(game, session, stepBack(session));
    case 'redo':
      return travel(game, session, stepForward(session));
    case 'jump':
      return travel(game, session, walkTo(session, entry.to));
    case 'change':
      return changeCourse(game, session, entry);
  }
}

export function canUndo<S, E>(session: Session<S, E>): boolean {
  return session.done.depth > 0;
}

export function canRedo<S, E>(session: Session<S, E>): boolean {
  return session.undone !== null;
}

/** One more act: it gets the position that comes next. */
export function perform<S, E>(game: Evolve<S, E>, session: Session<S, E>, did: ActFacts<E>): Session<S, E> {
  const { state, done } = follow(game, session, { seq: session.length, did });
  return { length: session.length + 1, state, done, undone: null, aside: setAside(session) };
}

type Recorded<S, E> = Pick<Act<S, E>, 'seq' | 'did' | 'same' | 'instead' | 'kept' | 'replaces'>;

/** The act that comes next, and the state after it. */
function follow<S, E>(
  game: Evolve<S, E>,
  { state: before, done }: Pick<Session<S, E>, 'state' | 'done'>,
  recorded: Recorded<S, E>,
): { readonly state: S; readonly done: Act<S, E> } {
  // Such an entry could be written but not read back, and one undo would seem to do nothing.
  if (recorded.did.events.length === 0) throw new Error('an act has at least one event: refuse instead');
  const state = apply(game, before, recorded.did.events);
  const depth = done.depth + 1;
  const checkpoint = depth % CHECKPOINT_EVERY === 0 ? state : null;
  return { state, done: { kind: 'act', ...recorded, depth, before: done, after: null, checkpoint } };
}

/** Another course from `after` on. The one that counted is set aside like any other branch. */
function changeCourse<S, E>(
  game: Evolve<S, E>,
  session: Session<S, E>,
  { after, course }: ChangeEntry<E>,
): Result<Session<S, E>, LogFault> {
  const fork = walk(session, after, stepBefore);
  if (!fork.ok) return fork;
  const acts = courseOf(fork.value.undone, session.done, course);
  if (!acts) return err('no-such-point');
  const { length } = session;
  const start = { state: stateAt(game, fork.value.done), done: fork.value.done };
  const { state, done } = acts.reduce<Pick<Session<S, E>, 'state' | 'done'>>(
    (place, act, i) =>
      follow(game, place, {
        ...act,
        seq: placeInCourse(length, i, acts.length),
        ...(i === acts.length - 1 && { replaces: session.done.seq }),
      }),
    start,
  );
  return ok({ length: length + 1, state, done, undone: null, aside: setAside(fork.value) });
}

type Place<S, E> = Pick<Session<S, E>, 'done' | 'undone' | 'aside'>;

/** Undo: one act, or a whole change of the past. */
function stepBack<S, E>(place: Place<S, E>): Result<Place<S, E>, LogFault> {
  const { done } = place;
  if (done.kind === 'origin' || done.replaces === undefined) return stepBefore(place);
  const before = bringBack(place, done.replaces);
  if (!before) return err('no-such-point');
  return ok({ ...before, undone: { ...done, isChange: true, after: before.undone } });
}

/** To the act before, also inside of a changed course. */
function stepBefore<S, E>({ done, undone, aside }: Place<S, E>): Result<Place<S, E>, LogFault> {
  if (done.kind === 'origin') return err(done.depth > 0 ? 'past-not-loaded' : 'nothing-to-undo');
  return ok({ done: done.before, undone: { ...done, after: undone }, aside });
}

function stepForward<S, E>({ done, undone, aside }: Place<S, E>): Result<Place<S, E>, LogFault> {
  if (undone === null) return err('nothing-to-redo');
  if (!undone.isChange) return ok({ done: { ...undone, after: null }, undone: undone.after, aside });
  const again = bringBack({ done, undone: undone.after, aside }, undone.seq);
  return again ? ok(again) : err('no-such-point');
}

function walkTo<S, E>(session: Session<S, E>, seq: number): Result<Place<S, E>, LogFault> {
  // What was undone is always at hand; the past may still have to be loaded.
  const forward = walk(session, seq, stepForward);
  if (forward.ok) return forward;
  // Before the branches: an act may be on one of them and still count.
  const back = walk(session, seq, stepBefore);
  if (back.ok) return back;
  const branch = bringBack(session, seq);
  return branch ? ok(branch) : back;
}

function walk<S, E>(
  start: Place<S, E>,
  seq: number,
  step: (place: Place<S, E>) => Result<Place<S, E>, LogFault>,
): Result<Place<S, E>, LogFault> {
  let place = start;
  while (place.done.seq !== seq) {
    const next = step(place);
    if (!next.ok) return next.error === 'past-not-loaded' ? next : err('no-such-point');
    place = next.value;
  }
  return ok(place);
}

function travel<S, E>(
  game: Evolve<S, E>,
  session: Session<S, E>,
  place: Result<Place<S, E>, LogFault>,
): Result<Session<S, E>, LogFault> {
  if (!place.ok) return place;
  // Picked one by one: a jump that goes nowhere hands back the session itself, whose length must not win.
  const { done, undone, aside } = place.value;
  return ok({ length: session.length + 1, state: stateAt(game, done), done, undone, aside });
}

export function stateAt<S, E>(game: Evolve<S, E>, target: Act<S, E> | Origin<S>): S {
  const replay: Act<S, E>[] = [];
  let act = target;
  while (act.kind === 'act' && act.checkpoint === null) {
    replay.push(act);
    act = act.before;
  }
  let state = act.kind === 'act' ? (act.checkpoint as S) : act.state;
  while (replay.length > 0) state = apply(game, state, (replay.pop() as Act<S, E>).did.events);
  return state;
}

function apply<S, E>(game: Evolve<S, E>, state: S, events: readonly E[]): S {
  return events.reduce((current, event) => game.evolve(current, event), state);
}
