import { rankFinal } from '@/games/perseverance/moments/finalScoring/rankFinal';

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
