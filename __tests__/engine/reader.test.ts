import {
  entries,
  fail,
  field,
  flag,
  items,
  list,
  oneOf,
  optional,
  phrase,
  read,
  record,
  refuseDoubles,
  slug,
  text,
  unwrap,
  whole,
  type At,
} from '@/engine';

const parsed = (json: string): unknown => JSON.parse(json);

describe('reading unknown JSON', () => {
  test.each<[string, unknown, (at: At) => unknown, unknown]>([
    ['a whole number', 3, (at) => whole(at), 3],
    [
      'the smallest and the biggest allowed',
      [1, 6],
      (at) => list(at, (i) => whole(i, { min: 1, max: 6 })),
      [1, 6],
    ],
    ['a negative number where it is allowed', -2, (at) => whole(at, { min: -9 }), -2],
    ['a flag', false, flag, false],
    ['text', 'Ana', text, 'Ana'],
    ['an id', 'card-7', slug, 'card-7'],
    ['a word of a list', 'b', (at) => oneOf(at, ['a', 'b']), 'b'],
    ['a number of a list', 3, (at) => oneOf(at, [2, 3]), 3],
    ['a field', { a: 1 }, (at) => whole(field(at, 'a')), 1],
    ['an optional field that is there', { a: 1 }, (at) => optional(field(at, 'a'), whole, 7), 1],
    ['an optional field that is not there', {}, (at) => optional(field(at, 'a'), whole, 7), 7],
    ['null as absent', { a: null }, (at) => optional(field(at, 'a'), whole, 7), 7],
    [
      'a list, with the position of each',
      ['x', 'y'],
      (at) => list(at, (i, n) => [n, text(i), i.path]),
      [
        [0, 'x', '[0]'],
        [1, 'y', '[1]'],
      ],
    ],
    ['an empty list', [], (at) => items(at), []],
    [
      'a keyed map in its order',
      { b: 1, a: 2 },
      (at) => entries(at).map(([k, v]) => [k, whole(v)]),
      [
        ['b', 1],
        ['a', 2],
      ],
    ],
  ])('takes %s', (_name, raw, reader, expected) => {
    expect(unwrap(read(raw, reader))).toEqual(expected);
  });

  test.each<[string, unknown, (at: At) => unknown, string, string]>([
    ['a missing field', {}, (at) => whole(field(at, 'a')), 'invalid-input', 'input.missing'],
    ['null', { a: null }, (at) => text(field(at, 'a')), 'invalid-input', 'input.missing'],
    ['a list for an object', { a: [] }, (at) => record(field(at, 'a')), 'invalid-input', 'input.object'],
    ['text for an object', { a: 'x' }, (at) => entries(field(at, 'a')), 'invalid-input', 'input.object'],
    ['an object for a list', { a: {} }, (at) => items(field(at, 'a')), 'invalid-input', 'input.list'],
    ['text for a number', { a: '3' }, (at) => whole(field(at, 'a')), 'invalid-input', 'input.whole'],
    ['half a number', { a: 0.5 }, (at) => whole(field(at, 'a')), 'invalid-input', 'input.whole'],
    ['a number below zero', { a: -1 }, (at) => whole(field(at, 'a')), 'out-of-range', 'input.tooSmall'],
    [
      'a number below its floor',
      { a: 1 },
      (at) => whole(field(at, 'a'), { min: 2 }),
      'out-of-range',
      'input.tooSmall',
    ],
    [
      'a number above its cap',
      { a: 7 },
      (at) => whole(field(at, 'a'), { max: 6 }),
      'out-of-range',
      'input.tooBig',
    ],
    [
      'a number no longer exact',
      { a: 2 ** 53 },
      (at) => whole(field(at, 'a')),
      'out-of-range',
      'input.tooBig',
    ],
    ['a number for a flag', { a: 1 }, (at) => flag(field(at, 'a')), 'invalid-input', 'input.flag'],
    ['a number for text', { a: 1 }, (at) => text(field(at, 'a')), 'invalid-input', 'input.text'],
    ['empty text', { a: '' }, (at) => text(field(at, 'a')), 'invalid-input', 'input.emptyText'],
    [
      'an unknown word',
      { a: 'c' },
      (at) => oneOf(field(at, 'a'), ['x', 'y']),
      'invalid-input',
      'input.oneOf',
    ],
    ['a name for an id', { a: 'Ana K.' }, (at) => slug(field(at, 'a')), 'invalid-input', 'input.slug'],
    ['a hyphen at the end', { a: 'ana-' }, (at) => slug(field(at, 'a')), 'invalid-input', 'input.slug'],
    ['a line after an id', { a: 'ana\n' }, (at) => slug(field(at, 'a')), 'invalid-input', 'input.slug'],
    [
      'too short a list',
      { a: [1] },
      (at) => items(field(at, 'a'), { min: 2 }),
      'out-of-range',
      'input.tooFewItems',
    ],
    [
      'too long a list',
      { a: [1, 2] },
      (at) => items(field(at, 'a'), { max: 1 }),
      'out-of-range',
      'input.tooManyItems',
    ],
  ])('refuses %s and says where', (_name, raw, reader, code, key) => {
    const result = read(raw, reader);
    expect(result).toMatchObject({ ok: false, error: { code, path: 'a', message: { key } } });
  });

  test.each<[string, unknown, (at: At) => unknown, string]>([
    ['the whole input', 'x', record, ''],
    ['a field of a field', { a: {} }, (at) => whole(field(field(at, 'a'), 'b')), 'a.b'],
    ['a position', [1, 'x'], (at) => list(at, (i) => whole(i)), '[1]'],
    [
      'a field of a position of a field',
      { players: [{ dice: [1, 2, -3] }] },
      (at) => list(field(at, 'players'), (p) => list(field(p, 'dice'), (d) => whole(d))),
      'players[0].dice[2]',
    ],
    [
      'the second of two equals',
      { a: ['x', 'y', 'x'] },
      (at) => refuseDoubles(field(at, 'a'), ['x', 'y', 'x']),
      'a[2]',
    ],
    [
      'a part that is the same twice',
      { a: [{}, {}] },
      (at) => refuseDoubles(field(at, 'a'), [1, 1], '.id'),
      'a[1].id',
    ],
    ['a field of something that is no object', { a: 3 }, (at) => field(field(at, 'a'), 'b'), 'a'],
  ])('names the path of %s', (_name, raw, reader, path) => {
    expect(read(raw, reader)).toMatchObject({ ok: false, error: { path } });
  });

  test('stops at the first fault, in the order in which it is read', () => {
    const result = read({ a: 'x', b: 'y' }, (at) => [whole(field(at, 'a')), whole(field(at, 'b'))]);
    expect(result).toMatchObject({ ok: false, error: { path: 'a' } });
  });

  test('a rule of a game can refuse with its own code and path', () => {
    const result = read({}, () => fail('players[1]', 'duplicate', phrase('twice')));
    expect(result).toEqual({
      ok: false,
      error: { code: 'duplicate', message: { key: 'twice' }, path: 'players[1]' },
    });
  });

  test('an error that is our own bug is rethrown', () => {
    expect(() =>
      read({}, () => {
        throw new TypeError('a bug');
      }),
    ).toThrow('a bug');
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'a key that every object inherits, %s, is missing unless it was written',
    (key) => {
      expect(read({}, (at) => whole(field(at, key)))).toMatchObject({
        ok: false,
        error: { path: key, message: { key: 'input.missing' } },
      });
      expect(unwrap(read(parsed(`{"${key}": 4}`), (at) => whole(field(at, key))))).toBe(4);
      expect(
        unwrap(read(parsed(`{"${key}": 4}`), (at) => entries(at).map(([k, v]) => [k, whole(v)]))),
      ).toEqual([[key, 4]]);
    },
  );

  test('minus zero is read as zero, as it would come back from storage', () => {
    expect(Object.is(unwrap(read(parsed('-0'), whole)), 0)).toBe(true);
  });
});
