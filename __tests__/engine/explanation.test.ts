import { phrase, sumDeltas, sumFigure, unwrap, err, type Delta, type Explanation } from '@/engine';

const step = (...deltas: Delta[]) => ({ rule: phrase('rule'), deltas });
const gain = (owner: string, asset: string, by: number): Delta => ({ owner, asset, by });

describe('what the steps of an explanation changed together', () => {
  test.each<[string, Explanation, unknown]>([
    ['nothing', [], {}],
    ['a step that only explains', [{ rule: phrase('rule') }], {}],
    [
      'several steps add up',
      [step(gain('ana', 'followers', 5)), step(gain('ana', 'followers', 3), gain('bo', 'votes', 1))],
      { ana: { followers: 8 }, bo: { votes: 1 } },
    ],
    ['a gain and a loss', [step(gain('ana', 'food', 2), gain('ana', 'food', -3))], { ana: { food: -1 } }],
    [
      'what comes to nothing is left out, and its owner too',
      [step(gain('ana', 'food', 2), gain('bo', 'food', 1)), step(gain('ana', 'food', -2))],
      { bo: { food: 1 } },
    ],
  ])('%s', (_name, steps, expected) => {
    expect(sumDeltas(steps)).toEqual(expected);
  });

  test('an owner called __proto__ is an owner like any other', () => {
    const sums = sumDeltas([step(gain('__proto__', 'votes', 2), gain('ana', '__proto__', 1))]);
    expect(JSON.stringify(sums)).toBe('{"__proto__":{"votes":2},"ana":{"__proto__":1}}');
  });
});

test('unwrapping a refusal is a bug, and says which', () => {
  expect(() => unwrap(err({ code: 'below-zero' }))).toThrow('below-zero');
});

test.each([
  [[4], '4'],
  [[3, 1, -2], '3 + 1 − 2'],
  [[-1, 0, 2], '−1 + 0 + 2'],
])('the sum of %j is written %s', (terms, figure) => {
  expect(sumFigure(terms)).toBe(figure);
});
