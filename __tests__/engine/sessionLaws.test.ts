import * as fc from 'fast-check';
import {
  advance,
  branchEnds,
  canRedo,
  canUndo,
  fold,
  laterActs,
  resumeSession,
  startSession,
  takeSnapshot,
  timeline,
  unwrap,
  type Act,
  type Entry,
  type Session,
  type Snapshot,
} from '@/engine';
import { counterGame, type CounterCommand, type CounterEvent, type Counters } from './counterGame';

type Played = {
  readonly log: readonly Entry<CounterEvent>[];
  readonly session: Session<Counters, CounterEvent>;
  readonly snapshots: readonly Snapshot<Counters>[];
};
type Wish =
  | CounterCommand
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'jump'; readonly to: number };

const players = ['ana', 'bo', 'cy'];
const fresh = (): Session<Counters, CounterEvent> => startSession(counterGame.initial(players));
const noChance = { pick: () => 0 };

const wishes: fc.Arbitrary<readonly Wish[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant('adjust' as const),
        player: fc.constantFrom(...players),
        by: fc.integer({ min: -9, max: 30 }),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ type: 'doubleAll' as const }) },
    { weight: 3, arbitrary: fc.constant({ type: 'undo' as const }) },
    { weight: 2, arbitrary: fc.constant({ type: 'redo' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('jump' as const), to: fc.integer({ min: -1, max: 250 }) }),
    },
  ),
  // Long enough that checkpoints (every 64 acts) are crossed.
  { maxLength: 250, size: 'max' },
);

describe('the laws of the log, over random evenings', () => {
  test('undo then redo is identity, in state and on the timeline', () => {
    fc.assert(
      fc.property(wishes, (evening) => {
        const { log, session } = play(evening);
        fc.pre(canUndo(session));
        const back = [...log, { kind: 'undo' as const, at: 1 }];
        const again = [...back, { kind: 'redo' as const, at: 2 }];
        expect(unwrap(fold(counterGame, fresh(), back)).state).toEqual(naive(back));
        expect(unwrap(fold(counterGame, fresh(), again)).state).toEqual(session.state);
        expect(timeline(again)).toEqual(timeline(log));
      }),
    );
  });

  test('folding a whole log is the same as going through it entry by entry', () => {
    fc.assert(
      fc.property(wishes, fc.nat(40), (evening, from) => {
        const { log, session } = play(evening);
        const whole = unwrap(fold(counterGame, fresh(), log));
        const begun = unwrap(fold(counterGame, fresh(), log.slice(0, from)));
        const rest = unwrap(fold(counterGame, begun, log.slice(from)));
        for (const folded of [whole, rest]) {
          expect(shapeOf(folded)).toEqual(shapeOf(session));
          // Acts that are set aside keep no states: only a cache differs then.
          if (!session.aside) expect(folded).toEqual(session);
        }
      }),
    );
  });

  test('redo then undo is identity in state', () => {
    fc.assert(
      fc.property(wishes, (evening) => {
        const { session } = play(evening);
        fc.pre(canRedo(session));
        const there = unwrap(advance(counterGame, session, { kind: 'redo', at: 1 }));
        const back = unwrap(advance(counterGame, there, { kind: 'undo', at: 2 }));
        expect(back.state).toEqual(session.state);
        expect(doneOf(back)).toEqual(doneOf(session));
        expect(undoneOf(back)).toEqual(undoneOf(session));
      }),
    );
  });

  test('undo gives back the state before the act', () => {
    fc.assert(
      fc.property(wishes, (evening) => {
        const { session } = play(evening);
        const decided = unwrap(counterGame.decide(session.state, { type: 'doubleAll' }, noChance));
        const acted = unwrap(advance(counterGame, session, { kind: 'act', at: 1, events: decided }));
        const back = unwrap(advance(counterGame, acted, { kind: 'undo', at: 2 }));
        expect(back.state).toEqual(session.state);
      }),
    );
  });

  test('folding from any snapshot equals folding from the start, unless it asks for the past', () => {
    fc.assert(
      fc.property(wishes, (evening) => {
        const { log, session, snapshots } = play(evening);
        for (const snapshot of snapshots) {
          const resumed = fold<Counters, CounterEvent>(
            counterGame,
            resumeSession(snapshot),
            log.slice(snapshot.seq + 1),
          );
          if (!resumed.ok) {
            expect(resumed.error.fault).toBe('past-not-loaded');
            continue;
          }
          expect(resumed.value.state).toEqual(session.state);
          expect(resumed.value.length).toBe(session.length);
          expect(resumed.value.done.depth).toBe(session.done.depth);
          expect(undoneOf(resumed.value)).toEqual(undoneOf(session));
        }
      }),
    );
  });

  test('the newest snapshot never needs the past, when only acts follow it', () => {
    fc.assert(
      fc.property(wishes, fc.nat(20), (evening, more) => {
        const { log, snapshots } = play(evening);
        const snapshot = snapshots.at(-1);
        fc.pre(snapshot !== undefined && snapshot.seq === log.length - 1);
        const acts = Array.from({ length: more }, (): Entry<CounterEvent> => act('bo', 3));
        expect(unwrap(fold(counterGame, resumeSession(snapshot), acts)).state).toEqual(
          naive([...log, ...acts]),
        );
      }),
    );
  });

  test('a jump to any point and back changes nothing', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (evening, pick) => {
        const { log, session } = play(evening);
        const points = [-1, ...doneOf(session), ...undoneOf(session)];
        const to = points[pick % points.length] ?? -1;
        const there = unwrap(advance(counterGame, session, { kind: 'jump', at: 1, to }));
        const back = unwrap(advance(counterGame, there, { kind: 'jump', at: 2, to: session.done.seq }));
        expect(there.done.seq).toBe(to);
        expect(back.state).toEqual(session.state);
        expect(doneOf(back)).toEqual(doneOf(session));
        expect(undoneOf(back)).toEqual(undoneOf(session));
        const statuses = (entries: Played['log']) =>
          timeline(entries).map(({ seq, status }) => [seq, status]);
        const jumps: Played['log'] = [
          { kind: 'jump', at: 1, to },
          { kind: 'jump', at: 2, to: session.done.seq },
        ];
        expect(statuses([...log, ...jumps])).toEqual(statuses(log));
      }),
    );
  });

  test('the timeline and the session agree about what counts and what redo would bring back', () => {
    fc.assert(
      fc.property(wishes, (evening) => {
        const { log, session } = play(evening);
        const items = timeline(log);
        const seqs = (status: string) => items.filter((item) => item.status === status).map(({ seq }) => seq);
        expect(seqs('done')).toEqual(doneOf(session));
        expect(seqs('undone')).toEqual(undoneOf(session));
        expect(items.map(({ seq }) => seq)).toEqual(
          log.flatMap((entry, seq) => (entry.kind === 'act' ? [seq] : [])),
        );
      }),
    );
  });

  test('nothing is ever lost: every act counts, can be redone, or is on a branch that can be brought back', () => {
    fc.assert(
      fc.property(wishes, (evening) => {
        const { log, session } = play(evening);
        const ends = branchEnds(session);
        const known = new Set([...doneOf(session), ...undoneOf(session), ...ends.keys()]);
        expect([...known].sort((a, b) => a - b)).toEqual(
          log.flatMap((entry, seq) => (entry.kind === 'act' ? [seq] : [])),
        );
        for (const { seq, status, end } of timeline(log))
          expect(end).toBe(status === 'dropped' ? ends.get(seq) : null);
      }),
    );
  });

  test('bringing a branch back gives exactly the state that was left, and the way back is open too', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (evening, pick) => {
        const { session: left } = play(evening);
        fc.pre(canUndo(left));
        const points = [-1, ...doneOf(left).slice(0, -1)];
        const to = points[pick % points.length] ?? -1;
        const there = unwrap(advance(counterGame, left, { kind: 'jump', at: 1, to }));
        const other = unwrap(advance(counterGame, there, act('bo', 3)));
        expect(laterActs(other)).toBe(0);
        const again = unwrap(advance(counterGame, other, { kind: 'jump', at: 3, to: left.done.seq }));
        expect(again.state).toEqual(left.state);
        expect(doneOf(again)).toEqual(doneOf(left));
        expect(undoneOf(again)).toEqual(undoneOf(left));
        const forth = unwrap(advance(counterGame, again, { kind: 'jump', at: 4, to: other.done.seq }));
        expect(forth.state).toEqual(other.state);
        expect(doneOf(forth)).toEqual(doneOf(other));
      }),
    );
  });

  test('the state is what the acts that count make, one after the other', () => {
    fc.assert(
      fc.property(wishes, (evening) => {
        const { log, session } = play(evening);
        expect(session.state).toEqual(naive(log));
      }),
    );
  });
});

/** Plays an evening as the store would: a refused command writes nothing. */
function play(evening: readonly Wish[]): Played {
  let session = fresh();
  const log: Entry<CounterEvent>[] = [];
  const snapshots: Snapshot<Counters>[] = [];
  for (const wish of evening) {
    const entry = entryFor(session, wish, log.length);
    const next = entry && advance(counterGame, session, entry);
    if (!entry || !next?.ok) continue;
    session = next.value;
    log.push(entry);
    const snapshot = takeSnapshot(session);
    if (snapshot) snapshots.push(snapshot);
  }
  return { log, session, snapshots };
}

function entryFor(
  { state }: Session<Counters, CounterEvent>,
  wish: Wish,
  at: number,
): Entry<CounterEvent> | null {
  if (wish.type === 'undo' || wish.type === 'redo') return { kind: wish.type, at };
  if (wish.type === 'jump') return { kind: 'jump', at, to: wish.to };
  const decided = counterGame.decide(state, wish, noChance);
  return decided.ok ? { kind: 'act', at, events: decided.value } : null;
}

function act(player: string, by: number): Entry<CounterEvent> {
  return { kind: 'act', at: 0, events: [{ type: 'adjusted', player, by }] };
}

/** The state computed in the slowest way: the whole way to every act, and all that counts applied from the start. */
function naive(log: Played['log']): Counters {
  const ways = new Map<number, readonly number[]>();
  let path: readonly number[] = [];
  let counted = 0;
  log.forEach((entry, seq) => {
    if (entry.kind === 'act') {
      path = [...path.slice(0, counted), seq];
      counted += 1;
      ways.set(seq, path);
    } else if (entry.kind === 'undo') counted -= 1;
    else if (entry.kind === 'redo') counted += 1;
    else if (entry.kind === 'change') throw new Error('nobody changes the past here: see changePast.test.ts');
    else if (entry.to === -1 || path.includes(entry.to)) counted = path.indexOf(entry.to) + 1;
    else {
      path = branchWith(entry.to, seq);
      counted = path.indexOf(entry.to) + 1;
    }
  });
  return path
    .slice(0, counted)
    .flatMap((seq) => (log[seq] as Extract<Entry<CounterEvent>, { kind: 'act' }>).events)
    .reduce<Counters>((state, event) => counterGame.evolve(state, event), counterGame.initial(players));

  /** The newest branch that was set aside and has the act; the session before the jump knows it. */
  function branchWith(to: number, seq: number): readonly number[] {
    const before = unwrap(fold(counterGame, fresh(), log.slice(0, seq)));
    return ways.get(branchEnds(before).get(to) ?? to) ?? [];
  }
}

function shapeOf(session: Session<Counters, CounterEvent>) {
  const { length, state } = session;
  return {
    length,
    state,
    done: doneOf(session),
    undone: undoneOf(session),
    ends: [...branchEnds(session)],
  };
}

function doneOf(session: Session<Counters, CounterEvent>): readonly number[] {
  const seqs: number[] = [];
  for (let at = session.done; at.kind === 'act'; at = at.before) seqs.unshift(at.seq);
  return seqs;
}

function undoneOf(session: Session<Counters, CounterEvent>): readonly number[] {
  const seqs: number[] = [];
  for (let at: Act<Counters, CounterEvent> | null = session.undone; at; at = at.after) seqs.push(at.seq);
  return seqs;
}
