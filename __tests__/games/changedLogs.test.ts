import * as fc from 'fast-check';
import { timeline } from '@/engine';
import { howMany } from '../support/howMany';
import { tally } from '../support/tally';
import {
  add,
  anyEvening,
  anyMending,
  change,
  course,
  does,
  jumpTo,
  mendsOf,
  play,
  reopened,
  replayed,
  rollingEvening,
  seen,
  type Evening,
} from './support/pastEvening';
import { TABLES } from './support/tables';

const CHANGES = 10;
/** Some of what is drawn comes to nothing. */
const TRIES = 16;

describe.each(TABLES)('%s', (_name, table) => {
  const { game } = table;

  test('ten changes in one evening, each undone and redone, with jumps in between, and then a reload', () => {
    const happened = tally();
    const turn = fc.record({ mending: anyMending(table), jump: fc.nat(1000), more: anyEvening(table, 10) });
    const turns = fc.array(turn, { minLength: TRIES, maxLength: TRIES, size: 'max' });
    fc.assert(
      fc.property(anyEvening(table), turns, (fingers, all) => {
        let evening = play(table, fingers);
        let changes = 0;
        for (const { mending, jump, more } of all) {
          if (changes === CHANGES) break;
          const changed = change(evening, mendsOf(evening, mending));
          if (changed?.log.at(-1)?.kind === 'change') {
            changes += 1;
            const undone = add(changed, { kind: 'undo', at: 1 });
            expect(seen(undone)).toEqual(seen(evening));
            evening = add(undone, { kind: 'redo', at: 2 });
            expect(seen(evening)).toEqual(seen(changed));
          }
          const away = jumpTo(evening, jump);
          if (away) {
            happened.add('jumps');
            const back = add(away, { kind: 'jump', at: 3, to: evening.session.done.seq });
            expect(seen(back)).toEqual(seen(evening));
            // Now and then the evening goes on from there.
            evening = jump % 3 === 0 ? away : back;
          }
          evening = more.slice(0, 2).reduce(does, evening);
        }
        happened.add('changes', changes);
        if (changes === CHANGES) happened.add('ten');
        sameAfterReload(evening);
      }),
      { numRuns: howMany(6, 100) },
    );
    expect([...happened.rare(4, 'ten'), ...happened.rare(50, 'changes', 'jumps')]).toEqual([]);
  });

  /** Killed and read from the disk it is the same evening, and its lines that count are what the table is made of. */
  function sameAfterReload(evening: Evening): void {
    const read = reopened(evening);
    expect(read.session.length).toBe(evening.session.length);
    expect(read.session.state).toEqual(evening.session.state);
    const items = timeline(read.log);
    expect(items).toEqual(timeline(evening.log));
    const counted = items.filter(({ status }) => status === 'done').map(({ events }) => events);
    expect(counted.flat().reduce(game.evolve, table.start)).toEqual(evening.session.state);
    expect(counted).toEqual(course(evening.session).map(({ did }) => did.events));
  }
});

describe.each(TABLES.filter(([, { rolls }]) => rolls.length > 0))('%s', (_name, table) => {
  test('nothing is rolled again: dice fall as they fell, whatever was changed before', () => {
    const happened = tally();
    const mendings = fc.array(anyMending(table, ['instead', 'before', 'out']), {
      minLength: 8,
      maxLength: 8,
      size: 'max',
    });
    fc.assert(
      fc.property(rollingEvening(table), mendings, (fingers, all) => {
        const evening = reopened(play(table, fingers));
        const changes = all.map((mending) => mendsOf(evening, mending)).filter(({ length }) => length > 0);
        for (const mends of changes)
          for (const { at, became, was, did } of replayed(evening, mends).acts) {
            if (!was?.picks || !did || mends.some((mend) => mend.at === at)) continue;
            happened.add('rolled');
            happened.add(became);
            expect(did.picks).toEqual(was.picks);
            const then = diceIn(was.events);
            for (const [of, rolls] of diceIn(did.events))
              expect([of, then.get(of) ?? rolls]).toEqual([of, rolls]);
          }
      }),
      { numRuns: howMany(16, 200) },
    );
    expect([...happened.rare(50, 'rolled'), ...happened.rare(2, 'different')]).toEqual([]);
  });
});

/** Every roll that the events hold, by the Threat that it was for. */
function diceIn(
  value: unknown,
  dice = new Map<string, readonly number[]>(),
): ReadonlyMap<string, readonly number[]> {
  if (typeof value !== 'object' || value === null) return dice;
  const { roll, of, kind } = value as Readonly<Record<string, unknown>>;
  const name = String(of ?? kind);
  if (typeof roll === 'number') dice.set(name, [...(dice.get(name) ?? []), roll]);
  for (const inside of Object.values(value)) diceIn(inside, dice);
  return dice;
}
