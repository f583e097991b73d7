import { scoreOfficer, stewardSets } from '@/games/perseverance/moments/assembly/rule';

describe('scoring an Officer', () => {
  const worth = (id: string) => ({ a: 7, b: 5, c: 3 })[id] ?? 0;

  test('the most cubes score in full, the second most half, rounded down', () => {
    const { first, second, shares } = scoreOfficer(
      [
        ['a', 1],
        ['b', 3],
        ['c', 0],
      ],
      worth,
    );
    expect({ first, second }).toEqual({ first: ['b'], second: ['a'] });
    expect(shares.map(({ owner, followers }) => [owner, followers])).toEqual([
      ['b', 5],
      ['a', 3],
    ]);
  });

  test('a tie for most does not cancel second place', () => {
    const { shares } = scoreOfficer(
      [
        ['a', 2],
        ['b', 2],
        ['c', 1],
      ],
      worth,
    );
    expect(shares.map(({ owner, followers }) => [owner, followers])).toEqual([
      ['a', 7],
      ['b', 5],
      ['c', 1],
    ]);
  });

  test('the Dissenters hold a place and score nothing', () => {
    const { first, shares } = scoreOfficer(
      [
        ['a', 1],
        ['b', 0],
        ['dissenters', 2],
      ],
      worth,
    );
    expect(first).toEqual(['dissenters']);
    expect(shares).toMatchObject([{ owner: 'a', place: 'second', followers: 3 }]);
  });

  test.each([
    [5, 3, 2],
    [8, 2, 2],
    [1, 5, 0],
    [12, 5, 5],
  ])('%i Settlements and %i dice are %i sets', (settlements, dice, sets) => {
    expect(stewardSets(settlements, dice)).toBe(sets);
  });
});
