import * as fc from 'fast-check';
import { sameJson } from '@/engine/sameJson';

test.each<[string, unknown, unknown, boolean]>([
  ['another order of keys', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['a key without a value', { a: 1, b: undefined }, { a: 1 }, true],
  ['a key without a value on the other side', { a: 1 }, { a: 1, b: undefined }, true],
  ['null is a value', { a: null }, {}, false],
  ['another order in a list', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, 2], false],
  ['a list and an object', [], {}, false],
  ['a player called __proto__', JSON.parse('{"__proto__":1}'), {}, false],
  ['a player called constructor', { constructor: 1 }, {}, false],
])('%s', (_what, a, b, same) => {
  expect([sameJson(a, b), sameJson(b, a)]).toEqual([same, same]);
});

test('says the same as JSON whose keys are in order', () => {
  let equal = 0;
  const small = fc.object({ maxDepth: 1, maxKeys: 2, key: fc.constantFrom('a', 'b'), values: [fc.nat(1)] });
  fc.assert(
    fc.property(small, small, (a, b) => {
      const same = inOrder(a) === inOrder(b);
      if (same) equal += 1;
      expect(sameJson(a, b)).toBe(same);
      expect(sameJson(a, JSON.parse(inOrder(a)))).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(equal).toBeGreaterThan(20);
});

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${inOrder(one)}`).join()}}`;
}
