import { timeline, type Entry } from '@/engine';

const act = (name: string, at: number): Entry<string> => ({ kind: 'act', at, events: [name] });
const undo = (at: number): Entry<string> => ({ kind: 'undo', at });
const redo = (at: number): Entry<string> => ({ kind: 'redo', at });
const jump = (to: number, at: number): Entry<string> => ({ kind: 'jump', at, to });

const shown = (log: readonly Entry<string>[]) =>
  timeline(log).map(({ events, status, undoneAt }) => [events[0], status, undoneAt]);

describe('the timeline', () => {
  test.each<[string, readonly Entry<string>[], readonly unknown[]]>([
    ['is empty before the first act', [], []],
    [
      'shows what counts',
      [act('a', 1), act('b', 2)],
      [
        ['a', 'done', null],
        ['b', 'done', null],
      ],
    ],
    [
      'shows what was undone, and when',
      [act('a', 1), act('b', 2), undo(3)],
      [
        ['a', 'done', null],
        ['b', 'undone', 3],
      ],
    ],
    ['forgets the undo once it is redone', [act('a', 1), undo(2), redo(3)], [['a', 'done', null]]],
    [
      'keeps what was undone and then replaced as dropped',
      [act('a', 1), undo(2), act('b', 3)],
      [
        ['a', 'dropped', 2],
        ['b', 'done', null],
      ],
    ],
    [
      'redo never brings a dropped act back',
      [act('a', 1), undo(2), act('b', 3), undo(4), redo(5)],
      [
        ['a', 'dropped', 2],
        ['b', 'done', null],
      ],
    ],
    [
      'a jump back undoes all after the point',
      [act('a', 1), act('b', 2), act('c', 3), jump(0, 4)],
      [
        ['a', 'done', null],
        ['b', 'undone', 4],
        ['c', 'undone', 4],
      ],
    ],
    [
      'a jump forward redoes up to the point',
      [act('a', 1), act('b', 2), act('c', 3), jump(-1, 4), jump(1, 5)],
      [
        ['a', 'done', null],
        ['b', 'done', null],
        ['c', 'undone', 4],
      ],
    ],
    [
      'a jump to a point that was never reached moves nothing',
      [act('a', 1), act('b', 2), jump(9, 3)],
      [
        ['a', 'done', null],
        ['b', 'done', null],
      ],
    ],
    [
      'a jump to a dropped act brings its branch back, and drops the other one',
      [act('a', 1), act('b', 2), act('c', 3), jump(0, 4), act('d', 5), jump(1, 6)],
      [
        ['a', 'done', null],
        ['b', 'done', null],
        ['c', 'undone', 4],
        ['d', 'dropped', 6],
      ],
    ],
    ['undo and redo with nothing to do move nothing', [redo(1), undo(2), act('a', 3)], [['a', 'done', null]]],
  ])('%s', (_name, log, expected) => {
    expect(shown(log)).toEqual(expected);
  });

  test('knows the position of an act in the log, and its time', () => {
    expect(timeline([act('a', 10), undo(20), act('b', 30)])[1]).toMatchObject({
      seq: 2,
      at: 30,
      events: ['b'],
    });
  });
});
