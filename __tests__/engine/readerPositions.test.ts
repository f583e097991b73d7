import { items, list, read, whole } from '@/engine';

describe('the positions of a list that no JSON could hold', () => {
  test('a hole is a missing value with a path, not a gap in the result', () => {
    const sparse = [1, 2, 3];
    delete sparse[1];
    expect(read(sparse, (at) => list(at, (item) => whole(item)))).toMatchObject({
      ok: false,
      error: { code: 'invalid-input', path: '[1]' },
    });
  });

  test('a list that brings a constructor of its own is read like any other', () => {
    const odd = Object.assign([4, 5], { constructor: 'odd' });
    expect(read(odd, (at) => items(at).map(({ value }) => value))).toEqual({ ok: true, value: [4, 5] });
  });
});
