import { contestZone, halfVotes, populationOf } from '@/games/perseverance/moments/assembly/rule';

describe('the majority of a Zone', () => {
  test.each([
    [
      'one alone takes the tile, the next one is second',
      [3, 2, 1],
      { holder: 'a', runnerUp: 'b', sharing: [] },
    ],
    ['a tie for second leaves nobody second', [3, 1, 1], { holder: 'a', runnerUp: null, second: ['b', 'c'] }],
    [
      'two tied share, and nobody is second',
      [2, 2, 1],
      { holder: null, runnerUp: null, second: [], sharing: ['a', 'b'] },
    ],
    ['three tied get nothing', [1, 1, 1], { holder: null, sharing: [], first: ['a', 'b', 'c'] }],
    ['nobody present wins nothing', [0, 0, 0], { holder: null, sharing: [], first: [] }],
  ])('%s', (_name, presence, expected) => {
    expect(contestZone(presence.map((count, i) => ['abc'[i] as string, count]))).toMatchObject(expected);
  });

  test('the Population is two more than the Settlements, its half is rounded down', () => {
    expect(
      [0, 1, 4].map((settlements) => [populationOf(settlements), halfVotes(populationOf(settlements))]),
    ).toEqual([
      [2, 1],
      [3, 1],
      [6, 3],
    ]);
  });
});
