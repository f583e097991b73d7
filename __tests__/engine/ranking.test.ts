import { friendlyPrizes, majority, rank, splitPrizes } from '@/engine';

const prizesOf = (prizes: readonly { owner: string; prize: number }[]) =>
  Object.fromEntries(prizes.map(({ owner, prize }) => [owner, prize]));

describe('ranking', () => {
  test.each([
    ['gap', [1, 2, 4]],
    ['dense', [1, 2, 3]],
  ] as const)('a tie for second, ties as %s', (ties, ranks) => {
    const groups = rank(
      [
        ['ana', 14],
        ['bo', 11],
        ['cy', 11],
        ['dee', 5],
      ],
      { ties },
    );
    expect(groups.map((group) => group.rank)).toEqual(ranks);
    expect(groups[1]?.owners).toEqual(['bo', 'cy']);
  });

  test('the lowest score can be the best', () => {
    expect(
      rank(
        [
          ['ana', 3],
          ['bo', 1],
        ],
        { ties: 'gap', best: 'lowest' },
      )[0]?.owners,
    ).toEqual(['bo']);
  });

  test('tied ranks share the sum of their prizes, rounded down', () => {
    expect(
      prizesOf(
        splitPrizes(
          [
            ['ana', 14],
            ['bo', 11],
            ['cy', 11],
            ['dee', 5],
          ],
          [20, 10, 5, 0],
        ),
      ),
    ).toEqual({
      ana: 20,
      bo: 7,
      cy: 7,
      dee: 0,
    });
  });

  test('friendly ties: each takes the prize of the rank, the next rank follows without a gap', () => {
    expect(
      prizesOf(
        friendlyPrizes(
          [
            ['ana', 9],
            ['bo', 9],
            ['cy', 4],
          ],
          [14, 6, 0],
        ),
      ),
    ).toEqual({ ana: 14, bo: 14, cy: 6 });
  });
});

describe('majority', () => {
  test('nobody with nothing is ranked', () => {
    expect(
      majority([
        ['ana', 2],
        ['bo', 0],
      ]),
    ).toEqual({ first: ['ana'], second: [] });
    expect(
      majority([
        ['ana', 0],
        ['bo', 0],
      ]),
    ).toEqual({ first: [], second: [] });
  });

  test('a tie for first does not hide the second', () => {
    expect(
      majority([
        ['ana', 2],
        ['bo', 2],
        ['cy', 1],
      ]),
    ).toEqual({ first: ['ana', 'bo'], second: ['cy'] });
  });
});
