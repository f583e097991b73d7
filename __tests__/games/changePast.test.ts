import * as fc from 'fast-check';
import { figureRow, replayPast, unwrap, type AnyGame, type Chance, type Figure, type Mend } from '@/engine';
import { howMany } from '../support/howMany';
import { offeredWizards } from '../support/storeEvening';
import { tally } from '../support/tally';
import {
  add,
  anyEvening,
  anyMending,
  change,
  course,
  does,
  keepingAll,
  mendsOf,
  play,
  reopened,
  replayed,
  seen,
  sentIn,
  type Evening,
} from './support/pastEvening';
import { TABLES } from './support/tables';

/** An evening played once more from its start, command by command: what the rules refuse is left out. */
function playedRight({ table, session }: Evening, mends: readonly Mend[]): unknown {
  const { game, start } = table;
  const decided = (state: unknown, { command, picks = [] }: Sent): unknown => {
    const dice = asThen(picks);
    const events = game.decide(state, command, dice);
    return events.ok && !dice.lacked() ? events.value.reduce(game.evolve, state) : state;
  };
  return course(session).reduce<unknown>((before, act) => {
    const here = mends.filter(({ at }) => at === act.seq);
    const state = here.reduce<unknown>(
      (now, mend) => (mend.how === 'before' ? decided(now, mend.wish) : now),
      before,
    );
    const mend = here.findLast(({ how }) => how !== 'before');
    switch (mend?.how) {
      case 'out':
        return state;
      case 'keep':
        return act.did.events.reduce(game.evolve, state);
      case 'instead':
        return decided(state, mend.wish);
      case 'before':
      case undefined:
        return decided(state, act.did);
    }
  }, start);
}

interface Sent {
  readonly command?: unknown;
  readonly picks?: readonly number[] | undefined;
}

/** The dice as they fell, one after the other. */
function asThen(picks: readonly number[]): Chance & { lacked(): boolean } {
  const left = [...picks];
  let lacked = false;
  return {
    pick: (below) => {
      const pick = left.shift();
      if (pick === undefined || pick >= below) lacked = true;
      return pick !== undefined && pick < below ? pick : 0;
    },
    lacked: () => lacked,
  };
}

describe.each(TABLES)('%s', (_name, table) => {
  const { game } = table;
  const mendings = fc.array(anyMending(table), { minLength: 6, maxLength: 6, size: 'max' });

  test('every act changed to itself changes nothing, also after a reload', () => {
    const happened = tally();
    fc.assert(
      fc.property(anyEvening(table), (fingers) => {
        const played = play(table, fingers);
        for (const evening of [played, reopened(played)])
          for (const act of course(evening.session)) {
            happened.add('acts');
            if (act.did.wizard) happened.add('wizards');
            const itself: Mend = { how: 'instead', at: act.seq, wish: sentIn(act) };
            const entry = change(evening, [itself])?.log.at(-1) ?? null;
            expect([act.did.command, entry]).toEqual([act.did.command, null]);
          }
      }),
      { numRuns: howMany(8, 200) },
    );
    const wizards = offeredWizards(game, table.start).length > 0 ? ['wizards'] : [];
    expect([...happened.rare(120, 'acts'), ...happened.rare(20, ...wizards)]).toEqual([]);
  });

  test('one undo restores every number and every line, and redo makes the change again', () => {
    const happened = tally();
    fc.assert(
      fc.property(anyEvening(table), mendings, (fingers, all) => {
        const before = play(table, fingers);
        for (const mending of all) {
          const changed = change(before, mendsOf(before, mending));
          if (changed?.log.at(-1)?.kind !== 'change') continue;
          happened.add(mending.how);
          const undone = add(changed, { kind: 'undo', at: 1 });
          expect(seen(undone)).toEqual(seen(before));
          expect(seen(add(undone, { kind: 'redo', at: 2 }))).toEqual(seen(changed));
        }
      }),
      { numRuns: howMany(14, 200) },
    );
    expect(happened.rare(8, 'instead', 'before', 'out', 'keep')).toEqual([]);
  });

  test('it ends as if it had been played right from the start', () => {
    const became = tally();
    fc.assert(
      fc.property(anyEvening(table), mendings, (fingers, all) => {
        const evening = play(table, fingers);
        const each = all.map((mending) => mendsOf(evening, mending));
        // One by one, and all of them in one change.
        for (const mends of [...each, each.flat()].filter(({ length }) => length > 0)) {
          const replay = replayed(evening, mends);
          for (const act of replay.acts) became.add(act.became);
          const right = playedRight(evening, mends);
          expect(replay.state).toEqual(right);
          expect((change(evening, mends) ?? evening).session.state).toEqual(right);
        }
      }),
      { numRuns: howMany(10, 200) },
    );
    expect([
      ...became.rare(100, 'same'),
      ...became.rare(20, 'different', 'out', 'unfit'),
      ...became.rare(5, 'new'),
    ]).toEqual([]);
  });

  test('one more of something that nothing later asks for is as if it had been added at the end', () => {
    const happened = tally();
    const countsAll = (command: unknown) =>
      table.countsAll?.includes((command as { readonly type: string }).type) ?? false;
    fc.assert(
      fc.property(anyEvening(table), fc.nat(1000), (fingers, which) => {
        const evening = play(table, fingers);
        const end = evening.session.state;
        for (const { seq: at } of course(evening.session)) {
          const figures = [...figuresOn(game, unwrap(replayPast(game, evening.session, [], at)).state)];
          const [name, figure] = figures[which % Math.max(1, figures.length)] ?? [];
          if (name === undefined || !figure) continue;
          const command = figure.adjust(1);
          const late = game.decide(end, command, asThen([]));
          const replay = replayed(evening, [{ how: 'before', at, wish: { command } }]);
          const [added, ...later] = replay.acts;
          if (!late.ok || added?.became !== 'new') continue;
          // Nothing came out otherwise, and it is still there at the end.
          const value = (state: unknown) => figuresOn(game, state).get(name)?.value ?? Number.NaN;
          const commutes =
            later.every(({ became, was }) => became === 'same' && !countsAll(was?.command)) &&
            value(replay.state) === value(end) + 1;
          if (!commutes) continue;
          happened.add('commuting');
          if (later.length > 2) happened.add('long ago');
          expect(replay.state).toEqual(late.value.reduce(game.evolve, end));
        }
      }),
      // Where rounds are counted, most of what was added early is asked for.
      { numRuns: howMany(table.countsAll ? 60 : 10, 200) },
    );
    expect([...happened.rare(10, 'commuting'), ...happened.rare(3, 'long ago')]).toEqual([]);
  });

  test('whatever was kept against the rules, the table can be drawn, played on and read again', () => {
    const happened = tally();
    fc.assert(
      fc.property(anyEvening(table), anyEvening(table, 10), (fingers, more) => {
        const evening = play(table, fingers);
        for (const { seq } of course(evening.session)) {
          const changed = change(evening, keepingAll(evening, { how: 'out', at: seq }));
          const kept = changed ? course(changed.session).filter((act) => act.kept) : [];
          if (!changed || kept.length === 0) continue;
          happened.add('kept', kept.length);
          const { state } = changed.session;
          game.table(state);
          game.turnPage?.(state);
          game.putRight(state);
          game.result(state);
          for (const wizard of game.wizards) wizard.steps(state, wizard.begin(state));
          const after = more.reduce(does, changed);
          expect(seen(reopened(after))).toEqual(seen(after));
        }
      }),
      { numRuns: howMany(6, 200) },
    );
    expect(happened.rare(10, 'kept')).toEqual([]);
  });
});

/** Every figure that the table shows, by its name. */
function figuresOn(game: AnyGame, state: unknown): ReadonlyMap<string, Figure<unknown>> {
  const { rows, shared = [] } = game.table(state);
  const named = (owner: string | null, figures: readonly Figure<unknown>[]) =>
    figures.map((figure) => [figureRow(owner, figure.id), figure] as const);
  return new Map([
    ...rows.flatMap(({ player, main, stats, more = [] }) =>
      named(player, [...(main ? [main] : []), ...stats, ...more.flatMap(({ figures }) => figures)]),
    ),
    ...shared.flatMap(({ figures }) => named(null, figures)),
  ]);
}
