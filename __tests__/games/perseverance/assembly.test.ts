import { friendlyPrizes, splitPrizes } from '@/engine';
import { contestZone, halfVotes, populationOf } from '@/games/perseverance/moments/assembly/contestZone';
import { rankFinal } from '@/games/perseverance/moments/finalScoring/rankFinal';
import { rankVotes } from '@/games/perseverance/moments/assembly/rankVotes';
import { advanceToken, rollFails } from '@/games/perseverance/moments/threat/threatCheck';

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

describe('ranking Votes', () => {
  const standing = [
    ['a', 4],
    ['b', 4],
    ['c', 0],
  ] as const;

  test('split: the tied share both prizes, and no Votes are still a place', () => {
    const places = rankVotes(standing, [14, 6, 2], { prizes: splitPrizes, voteless: 'ranked' });
    expect([...places.values()].map(({ owner, rank, prize }) => [owner, rank, prize])).toEqual([
      ['a', 1, 10],
      ['b', 1, 10],
      ['c', 3, 2],
    ]);
  });

  test('friendly: the tied take it all, and without Votes there is no place', () => {
    const places = rankVotes(standing, [14, 6, 2], { prizes: friendlyPrizes, voteless: 'unranked' });
    expect([...places.values()].map(({ owner, rank, prize }) => [owner, rank, prize])).toEqual([
      ['a', 1, 14],
      ['b', 1, 14],
    ]);
  });
});

describe('the final places', () => {
  const score = (id: string, followers: number, tiebreak: number) => ({ id, followers, tiebreak });

  test.each([
    ['the most Followers win', [score('a', 9, 0), score('b', 8, 5)], ['a'], 'followers', [1, 2]],
    ['level: the tie-break decides', [score('a', 9, 0), score('b', 9, 5)], ['b'], 'tiebreak', [1, 2]],
    [
      'level on both: shared, and the next rank skips',
      [score('a', 9, 5), score('b', 2, 0), score('c', 9, 5)],
      ['a', 'c'],
      'shared',
      [1, 1, 3],
    ],
  ] as const)('%s', (_name, scores, winners, decidedBy, ranks) => {
    const result = rankFinal(scores);
    expect(result).toMatchObject({ winners, decidedBy });
    expect(result.places.map(({ rank }) => rank)).toEqual(ranks);
  });
});

describe('Threat', () => {
  test('an equal roll is safe', () => {
    expect([rollFails(2, 3), rollFails(3, 3), rollFails(4, 3)]).toEqual([true, false, false]);
  });

  test.each([
    [0, 5, 5, false],
    [4, 2, 0, true],
    [5, 6, 5, true],
    [4, 5, 3, true],
  ])('a token on %i moved by %i stands on %i', (from, by, position, passedSkull) => {
    expect(advanceToken(from, by)).toEqual({ position, passedSkull });
  });
});
