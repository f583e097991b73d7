import { countCubes, holdersOfTwo, placeCubes } from '@/games/perseverance/moments/influence/placeCubes';
import { scoreOfficer, stewardSets } from '@/games/perseverance/moments/assembly/scoreOfficer';

describe('cubes on an Officer', () => {
  test('fill the spaces from the left', () => {
    expect(placeCubes(['a'], 4, 'b', 2)).toEqual({ slots: ['a', 'b', 'b'], filled: [], overflow: 0 });
  });

  test('a full track slides onto the tile, and the rest begins anew', () => {
    expect(placeCubes(['a', 'b', 'a'], 4, 'b', 3)).toEqual({
      slots: ['b', 'b'],
      filled: [['a', 'b', 'a', 'b']],
      overflow: 2,
    });
  });

  test('five cubes can fill a track twice when it was nearly full', () => {
    expect(placeCubes(['a', 'a', 'a'], 4, 'b', 5)).toMatchObject({
      slots: [],
      filled: [
        ['a', 'a', 'a', 'b'],
        ['b', 'b', 'b', 'b'],
      ],
    });
  });

  test('two cubes of a row earn the bonus, whoever else has two', () => {
    const owners = ['a', 'b', 'c'];
    expect(holdersOfTwo(countCubes(['a', 'b', 'b', 'a'], owners))).toEqual(['a', 'b']);
    expect(holdersOfTwo(countCubes(['a', 'b', 'c', 'a'], owners))).toEqual(['a']);
  });
});

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
