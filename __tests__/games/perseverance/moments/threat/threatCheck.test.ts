import { advanceToken, rollFails } from '@/games/perseverance/moments/threat/threatCheck';

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
