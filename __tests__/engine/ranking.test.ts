import * as fc from 'fast-check';
import { friendlyPrizes, majority, rank, splitPrizes, type Majority, type Standing } from '@/engine';

const scores = (values: Record<string, number>): Standing => Object.entries(values);

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

  test.each<[string, Standing, readonly number[], Record<string, number>]>([
    ['nobody tied', scores({ a: 3, b: 2, c: 1 }), [20, 10, 5], { a: 20, b: 10, c: 5 }],
    [
      'a tie for first takes first and second',
      scores({ a: 3, b: 3, c: 1 }),
      [20, 10, 5],
      { a: 15, b: 15, c: 5 },
    ],
    ['rounded down', scores({ a: 3, b: 3 }), [20, 11], { a: 15, b: 15 }],
    ['everybody tied', scores({ a: 0, b: 0, c: 0 }), [20, 10, 5], { a: 11, b: 11, c: 11 }],
    ['more owners than prizes', scores({ a: 4, b: 3, c: 2, d: 1 }), [20, 10], { a: 20, b: 10, c: 0, d: 0 }],
    ['a tie over the last prize', scores({ a: 4, b: 3, c: 3 }), [20, 5], { a: 20, b: 2, c: 2 }],
    ['nobody there', [], [20], {}],
  ])('shared prizes: %s', (_name, standing, prizes, expected) => {
    expect(prizesOf(splitPrizes(standing, prizes))).toEqual(expected);
  });

  test.each<[string, Standing, readonly number[], Record<string, number>]>([
    ['nobody tied', scores({ a: 3, b: 2, c: 1 }), [20, 10, 5], { a: 20, b: 10, c: 5 }],
    ['everybody tied', scores({ a: 1, b: 1, c: 1 }), [20, 10, 5], { a: 20, b: 20, c: 20 }],
    ['two ties', scores({ a: 3, b: 3, c: 1, d: 1 }), [20, 10, 5], { a: 20, b: 20, c: 10, d: 10 }],
    ['no prize left', scores({ a: 3, b: 2 }), [20], { a: 20, b: 0 }],
  ])('friendly prizes: %s', (_name, standing, prizes, expected) => {
    expect(prizesOf(friendlyPrizes(standing, prizes))).toEqual(expected);
  });

  test('shared prizes never pay out more than there is, friendly ones never less than shared', () => {
    const anyStanding = fc
      .array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 })
      .map((values): Standing => values.map((value, i) => [`p${i}`, value]));
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const prizes = [14, 6, 3];
        const sum = (list: readonly { prize: number }[]) =>
          list.reduce((total, { prize }) => total + prize, 0);
        const shared = splitPrizes(standing, prizes);
        expect(sum(shared)).toBeLessThanOrEqual(23);
        expect(sum(friendlyPrizes(standing, prizes))).toBeGreaterThanOrEqual(sum(shared));
        expect(shared.map(({ owner }) => owner).sort()).toEqual(standing.map(([owner]) => owner).sort());
      }),
    );
  });

  test('a prize says which places went into it and who shares it', () => {
    expect(splitPrizes(scores({ a: 9, b: 4, c: 4 }), [20, 10, 5])[1]).toEqual({
      owner: 'b',
      rank: 2,
      prize: 7,
      places: [1, 2],
      sharedBy: 2,
    });
  });

  test('owners of a group keep the order of the standing', () => {
    expect(rank(scores({ z: 1, a: 1, m: 1 }), { ties: 'gap' })[0]?.owners).toEqual(['z', 'a', 'm']);
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

  test.each<[string, Standing, Majority]>([
    ['one alone', scores({ a: 1 }), { first: ['a'], second: [] }],
    ['a clear order', scores({ a: 1, b: 3, c: 2 }), { first: ['b'], second: ['c'] }],
    ['a tie for second', scores({ a: 3, b: 1, c: 1 }), { first: ['a'], second: ['b', 'c'] }],
    ['all equal', scores({ a: 2, b: 2 }), { first: ['a', 'b'], second: [] }],
    ['nobody at all', [], { first: [], second: [] }],
  ])('%s', (_name, standing, expected) => {
    expect(majority(standing)).toEqual(expected);
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
