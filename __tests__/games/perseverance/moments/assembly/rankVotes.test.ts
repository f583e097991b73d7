import { friendlyPrizes, splitPrizes } from '@/engine';
import { rankVotes } from '@/games/perseverance/moments/assembly/rule';

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
