import { countCubes, holdersOfTwo, placeCubes } from '@/games/perseverance/moments/influence/placeCubes';

describe('cubes on an Officer', () => {
  test('fill the spaces from the left', () => {
    expect(placeCubes(['a'], 4, 'b', 2)).toEqual({ slots: ['a', 'b', 'b'], filled: [], overflow: 0 });
  });

  test('a full track slides onto the tile, and the rest begins again', () => {
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

  test('two cubes of a row earn the bonus, even if somebody else has two', () => {
    const owners = ['a', 'b', 'c'];
    expect(holdersOfTwo(countCubes(['a', 'b', 'b', 'a'], owners))).toEqual(['a', 'b']);
    expect(holdersOfTwo(countCubes(['a', 'b', 'c', 'a'], owners))).toEqual(['a']);
  });
});
