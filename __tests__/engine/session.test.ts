import {
  advance,
  canRedo,
  canUndo,
  fold,
  resumeSession,
  startSession,
  takeSnapshot,
  unwrap,
  type Entry,
  type Session,
} from '@/engine';
import { counterGame, type CounterEvent, type Counters } from './counterGame';

type Log = readonly Entry<CounterEvent>[];

const add = (by: number, at = 0): Entry<CounterEvent> => ({
  kind: 'act',
  at,
  events: [{ type: 'adjusted', player: 'ana', by }],
});
const undo: Entry<CounterEvent> = { kind: 'undo', at: 0 };
const redo: Entry<CounterEvent> = { kind: 'redo', at: 0 };
const jump = (to: number): Entry<CounterEvent> => ({ kind: 'jump', at: 0, to });

const fresh: Session<Counters, CounterEvent> = startSession(counterGame.initial(['ana']));
const play = (log: Log) => fold(counterGame, fresh, log);
const total = (log: Log) => unwrap(play(log)).state['ana'];

describe('a session', () => {
  test.each<[string, Log, number]>([
    ['nothing happened', [], 0],
    ['acts add up', [add(1), add(2)], 3],
    ['undo takes the last act back', [add(1), add(2), undo], 1],
    ['undo goes back to the first minute', [add(1), add(2), undo, undo], 0],
    ['redo brings it again', [add(1), add(2), undo, undo, redo], 1],
    ['redo brings acts again in their order', [add(1), add(2), add(4), undo, undo, redo, redo], 7],
    ['an act after undo counts instead of what was undone', [add(1), add(2), undo, add(4)], 5],
    ['a jump to an act', [add(1), add(2), add(4), jump(0)], 1],
    ['a jump to the start', [add(1), add(2), jump(-1)], 0],
    ['a jump forward, after a jump back', [add(1), add(2), add(4), jump(-1), jump(1)], 3],
    ['a jump to the current place', [add(1), jump(0)], 1],
    ['undo after a jump goes back from there', [add(1), add(2), add(4), jump(1), undo], 1],
    ['redo after a jump goes forward from there', [add(1), add(2), add(4), jump(0), redo], 3],
    ['a jump to an act that was dropped', [add(1), add(2), undo, add(4), jump(1)], 3],
    ['undo on a branch that was brought back', [add(1), add(2), undo, add(4), jump(1), undo], 1],
    ['a jump from one branch to the other and back', [add(1), add(2), undo, add(4), jump(1), jump(3)], 5],
    ['one tap with two events is undone as one', [add(1), twoEvents(), undo], 1],
  ])('%s', (_name, log, expected) => {
    expect(total(log)).toBe(expected);
  });

  test.each<[string, Log, number, string]>([
    ['undo at the start', [undo], 0, 'nothing-to-undo'],
    ['one undo more than acts', [add(1), undo, undo], 2, 'nothing-to-undo'],
    ['redo when nothing was undone', [add(1), redo], 1, 'nothing-to-redo'],
    ['redo after a new act: what was undone is dropped', [add(1), undo, add(2), redo], 3, 'nothing-to-redo'],
    ['a jump to an entry that is no act', [add(1), undo, redo, jump(1)], 3, 'no-such-point'],
    ['a jump beyond the log', [add(1), jump(7)], 1, 'no-such-point'],
  ])('refuses %s', (_name, log, seq, fault) => {
    expect(play(log)).toEqual({ ok: false, error: { seq, fault } });
  });

  test('says whether there is something to undo or redo', () => {
    const can = (log: Log) => {
      const session = unwrap(play(log));
      return { undo: canUndo(session), redo: canRedo(session) };
    };
    expect(can([])).toEqual({ undo: false, redo: false });
    expect(can([add(1)])).toEqual({ undo: true, redo: false });
    expect(can([add(1), add(1), undo])).toEqual({ undo: true, redo: true });
    expect(can([add(1), undo])).toEqual({ undo: false, redo: true });
    expect(can([add(1), undo, add(2)])).toEqual({ undo: true, redo: false });
  });

  test('counts undo and redo as entries of its log', () => {
    expect(unwrap(play([add(1), undo, redo])).length).toBe(3);
  });

  test('counts a jump to the current place, or the next act would take its position in the log', () => {
    const session = unwrap(play([add(1), jump(0), add(2)]));
    expect(session.length).toBe(3);
    expect(session.done.seq).toBe(2);
  });

  test('an act without events is a bug of its game: it could not be read back', () => {
    expect(() => play([{ kind: 'act', at: 0, events: [] }])).toThrow('at least one event');
  });

  test('leaves the session it came from as it was', () => {
    const before = unwrap(play([add(1), add(2)]));
    const copy = structuredClone(before);
    for (const entry of [add(4), undo, jump(-1)]) unwrap(advance(counterGame, before, entry));
    expect(before).toEqual(copy);
  });

  test('undo across many checkpoints', () => {
    const acts = Array.from({ length: 200 }, () => add(1));
    const session = unwrap(play([...acts, ...acts.map(() => undo)]));
    expect(session.state).toEqual(fresh.state);
    expect(canUndo(session)).toBe(false);
  });
});

describe('a session resumed from a snapshot', () => {
  const three = unwrap(play([add(1), add(2), add(4)]));
  const snapshot = takeSnapshot(three);
  if (!snapshot) throw new Error('a snapshot can be taken right after an act');
  const resumed: Session<Counters, CounterEvent> = resumeSession(snapshot);

  test('goes on where the log ended', () => {
    expect(resumed).toMatchObject({ length: 3, state: { ana: 7 } });
    expect(unwrap(advance(counterGame, resumed, add(8)))).toMatchObject({ length: 4, state: { ana: 15 } });
  });

  test('undoes what came after it', () => {
    expect(unwrap(fold(counterGame, resumed, [add(8), undo])).state).toEqual({ ana: 7 });
  });

  test.each<[string, Log, number]>([
    ['undo', [undo], 3],
    ['undo below it, later', [add(8), undo, undo], 5],
    ['a jump below it', [add(8), jump(1)], 4],
    ['a jump to the start', [jump(-1)], 3],
  ])('asks for the past: %s', (_name, log, seq) => {
    expect(canUndo(resumed)).toBe(true);
    expect(fold(counterGame, resumed, log)).toEqual({ ok: false, error: { seq, fault: 'past-not-loaded' } });
  });

  test('jumps to the snapshot itself without its past', () => {
    expect(unwrap(fold(counterGame, resumed, [add(8), jump(2)])).state).toEqual({ ana: 7 });
  });

  test.each<[string, Log]>([
    ['at the start', []],
    ['after an undo, when something could be redone', [add(1), add(2), undo]],
    ['after a redo', [add(1), undo, redo]],
    ['after a jump', [add(1), jump(-1)]],
  ])('no snapshot is taken %s', (_name, log) => {
    expect(takeSnapshot(unwrap(play(log)))).toBeNull();
  });
});

function twoEvents(): Entry<CounterEvent> {
  return {
    kind: 'act',
    at: 0,
    events: [
      { type: 'adjusted', player: 'ana', by: 2 },
      { type: 'doubled', player: 'ana' },
    ],
  };
}

test('a log of thousands of jumps is folded as fast as its acts: each of them happens once', () => {
  const acts = Array.from({ length: 4000 }, (_, at) => add(1, at));
  const jumps = Array.from({ length: 4000 }, (_, i) => jump(i % 2 === 0 ? -1 : 3999));
  let evolved = 0;
  const counted = {
    evolve: (state: Counters, event: CounterEvent) => {
      evolved += 1;
      return counterGame.evolve(state, event);
    },
  };
  const folded = unwrap(fold(counted, fresh, [...acts, ...jumps]));
  expect(folded.state).toEqual({ ana: 4000 });
  expect(folded.length).toBe(8000);
  expect(evolved).toBe(4000);
});
