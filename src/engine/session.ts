import { bringBack, setAside, type Aside } from './branches';
import type { Decider } from './decider';
import type { Entry } from './entry';
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
  /** Its position in the log. */
  readonly seq: number;
  readonly events: readonly E[];
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
      return ok(perform(game, session, entry.events));
    case 'undo':
      return travel(game, session, stepBack(session));
    case 'redo':
      return travel(game, session, stepForward(session));
    case 'jump':
      return travel(game, session, walkTo(session, entry.to));
  }
}

export function canUndo<S, E>(session: Session<S, E>): boolean {
  return session.done.depth > 0;
}

export function canRedo<S, E>(session: Session<S, E>): boolean {
  return session.undone !== null;
}

/** One more act: it gets the position that comes next. */
export function perform<S, E>(
  game: Evolve<S, E>,
  session: Session<S, E>,
  events: readonly E[],
): Session<S, E> {
  // Such an entry could be written but not read back, and one undo would seem to do nothing.
  if (events.length === 0) throw new Error('an act has at least one event: refuse instead');
  const state = apply(game, session.state, events);
  const depth = session.done.depth + 1;
  const checkpoint = depth % CHECKPOINT_EVERY === 0 ? state : null;
  const act: Act<S, E> = {
    kind: 'act',
    seq: session.length,
    events,
    depth,
    before: session.done,
    after: null,
    checkpoint,
  };
  return { length: session.length + 1, state, done: act, undone: null, aside: setAside(session) };
}

type Place<S, E> = Pick<Session<S, E>, 'done' | 'undone' | 'aside'>;

function stepBack<S, E>({ done, undone, aside }: Place<S, E>): Result<Place<S, E>, LogFault> {
  if (done.kind === 'origin') return err(done.depth > 0 ? 'past-not-loaded' : 'nothing-to-undo');
  return ok({ done: done.before, undone: { ...done, after: undone }, aside });
}

function stepForward<S, E>({ undone, aside }: Place<S, E>): Result<Place<S, E>, LogFault> {
  if (undone === null) return err('nothing-to-redo');
  return ok({ done: { ...undone, after: null }, undone: undone.after, aside });
}

function walkTo<S, E>(session: Session<S, E>, seq: number): Result<Place<S, E>, LogFault> {
  // What was undone is always at hand; the past may still have to be loaded.
  const forward = walk(session, seq, stepForward);
  if (forward.ok) return forward;
  // Before the branches: an act may be on one of them and still count.
  const back = walk(session, seq, stepBack);
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

function stateAt<S, E>(game: Evolve<S, E>, target: Act<S, E> | Origin<S>): S {
  const replay: Act<S, E>[] = [];
  let act = target;
  while (act.kind === 'act' && act.checkpoint === null) {
    replay.push(act);
    act = act.before;
  }
  let state = act.kind === 'act' ? (act.checkpoint as S) : act.state;
  while (replay.length > 0) state = apply(game, state, (replay.pop() as Act<S, E>).events);
  return state;
}

function apply<S, E>(game: Evolve<S, E>, state: S, events: readonly E[]): S {
  return events.reduce((current, event) => game.evolve(current, event), state);
}
