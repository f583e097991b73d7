import * as fc from 'fast-check';
import {
  advance,
  canRedo,
  canUndo,
  changeEntry,
  entryOf,
  fold,
  replayPast,
  resumeSession,
  read,
  shapeOf,
  startSession,
  takeSnapshot,
  timeline,
  unwrap,
  type Act,
  type Entry,
  type Mend,
  type Session,
} from '@/engine';
import { counterGame, type CounterCommand, type CounterEvent, type Counters } from './counterGame';

const players = ['ana', 'bo', 'cy'];
const game = { ...counterGame, command: shapeOf((at) => at.value as CounterCommand) };
const noChance = { pick: () => 0 };
type Played = Session<Counters, CounterEvent>;

interface Evening {
  readonly log: readonly Entry<CounterEvent>[];
  readonly session: Played;
}

const FRESH: Evening = { log: [], session: startSession(game.initial(players)) };

function add({ log, session }: Evening, entry: Entry<CounterEvent>): Evening {
  return { log: [...log, entry], session: unwrap(advance(game, session, entry)) };
}

function does(evening: Evening, command: CounterCommand): Evening {
  const events = game.decide(evening.session.state, command, noChance);
  if (!events.ok) return evening;
  const at = evening.log.length;
  return add(evening, { kind: 'act', version: 2, at, command, events: events.value });
}

/** The acts that count, oldest first. */
function course({ done }: Played): readonly Act<Counters, CounterEvent>[] {
  const acts: Act<Counters, CounterEvent>[] = [];
  for (let act = done; act.kind === 'act'; act = act.before) acts.unshift(act);
  return acts;
}

function change(evening: Evening, mends: readonly Mend[]): Evening | null {
  const entry = changeEntry(evening.log.length, unwrap(replayPast(game, evening.session, mends)));
  return entry && add(evening, entry);
}

const commands: fc.Arbitrary<CounterCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('adjust' as const),
      player: fc.constantFrom(...players),
      by: fc.integer({ min: -9, max: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'doubleAll' as const }) },
);

const HOWS = ['instead', 'before', 'out', 'keep'] as const;
/** `act`: which of those that count, by luck. */
const mendings = fc.record({ act: fc.nat(), how: fc.constantFrom(...HOWS), command: commands });

function mendOf(session: Played, { act, how, command }: { act: number; how: Mend['how']; command: unknown }) {
  const acts = course(session);
  const at = acts[act % Math.max(1, acts.length)]?.seq;
  if (at === undefined) return null;
  return how === 'instead' || how === 'before' ? { how, at, wish: { command } } : { how, at };
}

type Finger =
  | { readonly kind: 'command'; readonly command: CounterCommand }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'mend'; readonly mend: { act: number; how: Mend['how']; command: CounterCommand } };

const fingers: fc.Arbitrary<readonly Finger[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: commands.map((command) => ({ kind: 'command' as const, command })) },
    { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'redo' as const }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('jump' as const), to: fc.nat() }) },
    { weight: 3, arbitrary: mendings.map((mend) => ({ kind: 'mend' as const, mend })) },
  ),
  { maxLength: 90, size: 'max' },
);

/** An evening of taps, undos, jumps to anything that the timeline shows, and changes of the past. */
function play(taps: readonly Finger[]): Evening {
  return taps.reduce<Evening>((evening, tap) => {
    const { log, session } = evening;
    const at = log.length;
    switch (tap.kind) {
      case 'command':
        return does(evening, tap.command);
      case 'undo':
        return canUndo(session) ? add(evening, { kind: 'undo', at }) : evening;
      case 'redo':
        return canRedo(session) ? add(evening, { kind: 'redo', at }) : evening;
      case 'jump': {
        const items = timeline(log);
        const item = items[tap.to % Math.max(1, items.length)];
        if (!item) return evening;
        const to = item.end ?? item.seq;
        const next = advance(game, session, { kind: 'jump', at, to });
        return next.ok ? add(evening, { kind: 'jump', at, to }) : evening;
      }
      case 'mend': {
        const mend = mendOf(session, tap.mend);
        return (mend && change(evening, [mend])) ?? evening;
      }
    }
  }, FRESH);
}

/** What can be seen of a session: its state, what counts, and what redo would do. */
function seen(session: Played) {
  return { state: session.state, acts: course(session).map(({ did, kept }) => [did.events, kept]) };
}

describe('changing the past, over random evenings', () => {
  test('what the timeline says counts is what the state is made of, in that order', () => {
    fc.assert(
      fc.property(fingers, (taps) => {
        const { log, session } = play(taps);
        const counted = timeline(log).filter(({ status }) => status === 'done');
        const state = counted
          .flatMap(({ events }) => events)
          .reduce<Counters>((before, event) => game.evolve(before, event), game.initial(players));
        expect(state).toEqual(session.state);
        expect(counted.map(({ events }) => events)).toEqual(course(session).map(({ did }) => did.events));
      }),
    );
  });

  test('a jump to a line of the timeline leads there: back or on in the same course, or with its branch', () => {
    const led = { done: 0, undone: 0, dropped: 0, changed: 0 };
    fc.assert(
      fc.property(fingers, (taps) => {
        const evening = play(taps);
        const items = timeline(evening.log);
        const counted = items.filter(({ status }) => status === 'done');
        for (const item of items) {
          led[item.status] += 1;
          const there = add(evening, { kind: 'jump', at: 0, to: item.end ?? item.seq });
          const counts = timeline(there.log).flatMap(({ seq, status }) => (status === 'done' ? [seq] : []));
          expect([item, counts]).toEqual([item, expect.arrayContaining([item.seq])]);
          if (item.status === 'done') {
            const upTo = counted.slice(0, counted.indexOf(item) + 1);
            expect(counts).toEqual(upTo.map(({ seq }) => seq));
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(Object.entries(led).filter(([, times]) => times < 30)).toEqual([]);
  });

  test('a log with changes folds to the same session as it was played, also through JSON', () => {
    fc.assert(
      fc.property(fingers, (taps) => {
        const { log, session } = play(taps);
        const stored = log.map((entry) =>
          unwrap(
            read(
              JSON.parse(JSON.stringify(entry)),
              entryOf((at) => at.value as CounterEvent),
            ),
          ),
        );
        const folded = unwrap(fold(game, startSession(game.initial(players)), stored));
        expect(seen(folded)).toEqual(seen(session));
        expect(folded.length).toBe(session.length);
        expect(timeline(stored)).toEqual(timeline(log));
      }),
    );
  });

  test('an act changed to itself changes nothing', () => {
    fc.assert(
      fc.property(fingers, fc.nat(), (taps, which) => {
        const evening = play(taps);
        const acts = course(evening.session);
        const act = acts[which % Math.max(1, acts.length)];
        // What was kept against the rules is refused if somebody enters it again.
        if (!act || act.kept) return;
        expect(
          change(evening, [{ how: 'instead', at: act.seq, wish: { command: act.did.command } }]),
        ).toBeNull();
      }),
    );
  });

  test('one undo restores every number and every line; redo makes the change again', () => {
    let changes = 0;
    fc.assert(
      fc.property(fingers, mendings, (taps, mending) => {
        const before = play(taps);
        const mend = mendOf(before.session, mending);
        const changed = mend && change(before, [mend]);
        if (!changed || changed.log.at(-1)?.kind !== 'change') return;
        changes += 1;
        const undone = add(changed, { kind: 'undo', at: 1 });
        expect(seen(undone.session)).toEqual(seen(before.session));
        const counting = ({ log }: Evening) => timeline(log).filter(({ status }) => status === 'done');
        expect(counting(undone)).toEqual(counting(before));
        const again = add(undone, { kind: 'redo', at: 2 });
        expect(seen(again.session)).toEqual(seen(changed.session));
        expect(counting(again)).toEqual(counting(changed));
      }),
    );
    expect(changes).toBeGreaterThan(20);
  });

  test('it ends as if it had been played right from the start', () => {
    fc.assert(
      fc.property(
        fc.array(commands, { minLength: 1, maxLength: 60 }),
        fc.nat(),
        commands,
        (all, which, other) => {
          const evening = all.reduce(does, FRESH);
          const acts = course(evening.session);
          const act = acts[which % Math.max(1, acts.length)];
          if (!act) return;
          const right = acts
            .map(({ seq, did }) => (seq === act.seq ? other : (did.command as CounterCommand)))
            .reduce(does, FRESH);
          const mend: Mend = { how: 'instead', at: act.seq, wish: { command: other } };
          const changed = change(evening, [mend]) ?? evening;
          expect(changed.session.state).toEqual(right.session.state);
        },
      ),
    );
  });

  test('a snapshot taken right after a change opens as the whole log does', () => {
    fc.assert(
      fc.property(fingers, mendings, commands, (taps, mending, next) => {
        const before = play(taps);
        const mend = mendOf(before.session, mending);
        const changed = mend && change(before, [mend]);
        const snapshot = changed && takeSnapshot(changed.session);
        if (!changed || !snapshot) return;
        const later = does(changed, next);
        const resumed = unwrap(fold(game, resumeSession(snapshot), later.log.slice(snapshot.seq + 1)));
        expect(resumed.state).toEqual(later.session.state);
        // What was before it is on the disk: nobody guesses.
        const undo = { kind: 'undo', at: 0 } as const;
        expect(advance(game, resumeSession(snapshot), undo)).toEqual({ ok: false, error: 'past-not-loaded' });
      }),
    );
  });
});

describe('changing the past', () => {
  const adjust = (player: string, by: number): CounterCommand => ({ type: 'adjust', player, by });
  const evening = [adjust('ana', 5), adjust('bo', 3), adjust('ana', -4), adjust('cy', 1)].reduce(does, FRESH);

  test('an act that no longer fits is named with the reason of the rules, and left out', () => {
    const replay = unwrap(
      replayPast(game, evening.session, [{ how: 'instead', at: 0, wish: { command: adjust('ana', 2) } }]),
    );
    expect(replay.acts.map(({ at, became }) => [at, became])).toEqual([
      [0, 'different'],
      [1, 'same'],
      [2, 'unfit'],
      [3, 'same'],
    ]);
    expect(replay.acts[2]?.refusal?.code).toBe('below-zero');
    expect(replay.state).toEqual({ ana: 2, bo: 3, cy: 1 });
  });

  test('kept as it was it counts, and the timeline marks it', () => {
    const changed = change(evening, [
      { how: 'instead', at: 0, wish: { command: adjust('ana', 2) } },
      { how: 'keep', at: 2 },
    ]);
    expect(changed?.session.state).toEqual({ ana: -2, bo: 3, cy: 1 });
    expect(
      timeline(changed?.log ?? []).map(({ seq, status, was, kept }) => ({ seq, status, was, kept })),
    ).toEqual([
      { seq: 0, status: 'changed', was: null, kept: false },
      { seq: 3.25, status: 'done', was: 0, kept: false },
      { seq: 1, status: 'done', was: null, kept: false },
      { seq: 2, status: 'done', was: null, kept: true },
      { seq: 3, status: 'done', was: null, kept: false },
    ]);
  });

  test('what the rules still say is not marked as kept', () => {
    expect(change(evening, [{ how: 'keep', at: 2 }])).toBeNull();
  });

  test('an act that was read back with its keys in another order is still the same', () => {
    const turned = evening.log.map((entry) =>
      entry.kind === 'act'
        ? {
            ...entry,
            command: backwards(entry.command),
            events: entry.events.map((event) => backwards(event) as CounterEvent),
          }
        : entry,
    );
    const read = turned.reduce(add, FRESH);
    expect(change(read, [{ how: 'instead', at: 0, wish: { command: adjust('ana', 5) } }])).toBeNull();
  });

  test('what is different is stored with its facts, what is the same only by name', () => {
    const changed = change(evening, [{ how: 'before', at: 1, wish: { command: adjust('bo', 7) } }]);
    expect(changed?.log.at(-1)).toEqual({
      kind: 'change',
      at: 4,
      after: 0,
      wizard: 'change',
      course: [
        { kind: 'new', at: 1, command: adjust('bo', 7), events: [{ type: 'adjusted', player: 'bo', by: 7 }] },
        { kind: 'same', act: 1 },
        { kind: 'same', act: 2 },
        { kind: 'same', act: 3 },
      ],
    });
  });

  test('leaving out the last act is going back', () => {
    expect(change(evening, [{ how: 'out', at: 3 }])?.log.at(-1)).toEqual({ kind: 'jump', at: 4, to: 2 });
  });

  test('acts without a command cannot be played again, and it says so', () => {
    const old = add(evening, { kind: 'act', at: 9, events: [{ type: 'adjusted', player: 'bo', by: 1 }] });
    const replay = replayPast(game, old.session, [{ how: 'out', at: 2 }]);
    expect(replay.ok ? null : replay.error.code).toBe('no-command');
  });

  test('nothing is rolled again: luck is as it was, and what asks for more does not fit', () => {
    const dice = {
      ...game,
      decide: (state: Counters, command: CounterCommand, chance: { pick(below: number): number }) =>
        command.type === 'adjust' && command.by === 6
          ? game.decide(state, { ...command, by: 1 + chance.pick(6) }, chance)
          : game.decide(state, command, chance),
    };
    const rolled = add(evening, {
      kind: 'act',
      at: 9,
      command: adjust('bo', 6),
      picks: [4],
      events: [{ type: 'adjusted', player: 'bo', by: 5 }],
    });
    const replay = unwrap(
      replayPast(dice, rolled.session, [{ how: 'instead', at: 3, wish: { command: adjust('cy', 6) } }]),
    );
    expect(replay.acts.map(({ became, refusal }) => [became, refusal?.code ?? null])).toEqual([
      ['unfit', 'other-luck'],
      ['same', null],
    ]);
  });

  test.each<[string, Entry<CounterEvent>]>([
    [
      'an act that is not there',
      { kind: 'change', at: 0, after: 0, course: [{ kind: 'same', act: 9 }], wizard: 'change' },
    ],
    [
      'an act from before the fork',
      { kind: 'change', at: 0, after: 1, course: [{ kind: 'same', act: 0 }], wizard: 'change' },
    ],
    [
      'acts in another order',
      {
        kind: 'change',
        at: 0,
        after: 0,
        course: [
          { kind: 'same', act: 3 },
          { kind: 'same', act: 1 },
        ],
        wizard: 'change',
      },
    ],
    [
      'a fork that is not there',
      { kind: 'change', at: 0, after: 2.5, course: [{ kind: 'same', act: 3 }], wizard: 'change' },
    ],
  ])('a stored course that does not follow is reported with its position: %s', (_, entry) => {
    const folded = fold(game, startSession(game.initial(players)), [...evening.log, entry]);
    expect(folded).toEqual({ ok: false, error: { seq: 4, fault: 'no-such-point' } });
  });
});

function backwards(value: unknown): unknown {
  return Object.fromEntries(Object.entries(value as object).reverse());
}
