import * as fc from 'fast-check';

import {
  added,
  among,
  andThen,
  checkedForm,
  distinct,
  each,
  flag,
  ifGiven,
  kinds,
  listOf,
  mapOf,
  mark,
  maybe,
  number,
  orElse,
  pair,
  phrase,
  read,
  readFormFirst,
  refusal,
  shape,
  text,
  type Given,
  type Read,
  type Shape,
} from '@/engine';
import { arbitraryOf } from '../support/arbitraryOf';

const sleeper = shape({
  id: text,
  food: number({ max: 9 }),
  tent: ifGiven(flag, false),
  note: maybe(text),
  since: added(number()),
  byHand: mark,
});
type Sleeper = Read<typeof sleeper>;

const FULL: Sleeper = { id: 'ana', food: 2, tent: true, note: 'x', since: 3, byHand: true };

/** The first fault of a value: its code and its path. */
function faultOf(raw: unknown, reader: Shape<unknown>): string {
  const result = read(raw, reader);
  return result.ok ? 'none' : `${result.error.code} ${result.error.path}`;
}

const valueOf = <T>(raw: unknown, reader: Shape<T, unknown>): T => {
  const result = read(raw, reader);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

test('what is left out is filled in, stays null, or stays absent', () => {
  expect(valueOf({ id: 'ana', food: 2 }, sleeper)).toEqual({ id: 'ana', food: 2, tent: false, note: null });
  expect(valueOf({ ...FULL, other: 1 }, sleeper)).toEqual(FULL);
  expect(valueOf({ ...FULL, byHand: false }, sleeper)).not.toHaveProperty('byHand');
});

test('the compiler knows what may be handed in and what comes out', () => {
  const least: Given<typeof sleeper> = { id: 'ana', food: 2 };
  // @ts-expect-error: a misspelt field
  const misspelt: Given<typeof sleeper> = { id: 'ana', food: 2, tnet: true };
  // @ts-expect-error: it is a number
  const food: Sleeper['food'] = 'two';
  const tent: boolean = valueOf(least, sleeper).tent;
  expect([tent, valueOf(misspelt, sleeper).tent, food]).toEqual([false, false, 'two']);
});

test('null is read like a wrong type where only leaving out is allowed', () => {
  expect(faultOf({ id: 'ana', food: 2, tent: null }, sleeper)).toBe('invalid-input tent');
  expect(faultOf({ id: 'ana', food: 2, note: null }, sleeper)).toBe('none');
  expect(faultOf({ id: 'ana', food: 2, since: null }, sleeper)).toBe('invalid-input since');
  expect(faultOf({ id: 'ana', food: 2, byHand: null }, sleeper)).toBe('none');
});

test('the first fault in the order of the fields ends the reading, with its path', () => {
  const table = shape({ players: listOf(sleeper, { min: 1, max: 2 }), best: orElse(among(['high']), 'low') });
  expect(faultOf({ players: [FULL, { id: 'ben', food: 10 }], best: 3 }, table)).toBe(
    'out-of-range players[1].food',
  );
  expect(faultOf({ players: [], best: 'low' }, table)).toBe('out-of-range players');
  expect(faultOf({ players: [FULL], best: 'low' }, table)).toBe('invalid-input best');
  expect(faultOf({ players: [FULL], best: null }, table)).toBe('none');
  expect(faultOf([], table)).toBe('invalid-input ');
  expect(faultOf(null, table)).toBe('invalid-input ');
});

test('form comes before range where a contract ranks them, and counts only on sound grounds', () => {
  const needed = refusal('invalid-input', phrase('input.missing'), 'who');
  const night = checkedForm(shape({ food: number({ max: 3 }), who: maybe(text) }), ['food'], ({ who }) =>
    who === null ? needed : null,
  );
  const first = (raw: unknown) => {
    const result = readFormFirst(raw, night);
    return result.ok ? 'none' : `${result.error.code} ${result.error.path}`;
  };
  expect(first({ food: 9, who: 4 })).toBe('invalid-input who');
  expect(first({ food: 9 })).toBe('out-of-range food');
  expect(first({ food: 1 })).toBe('invalid-input who');
});

test('one of several kinds has the fields of its own kind', () => {
  const event = kinds('type', {
    counted: shape({ by: number({ min: -9 }) }),
    said: shape({ words: text }),
    over: shape({}),
  });
  expect(valueOf({ type: 'counted', by: -3, words: 'x' }, event)).toEqual({ type: 'counted', by: -3 });
  expect(valueOf({ type: 'over', by: 1 }, event)).toEqual({ type: 'over' });
  expect(faultOf({ type: 'constructor' }, event)).toBe('invalid-input type');
  expect(faultOf({ type: 'said', by: 1 }, event)).toBe('invalid-input words');
});

test('what follows may depend on what was read first', () => {
  const owned = andThen(shape({ players: distinct(listOf(text)) }), ({ players }) =>
    shape({ owner: among(players) }),
  );
  expect(valueOf({ players: ['ana', 'ben'], owner: 'ben' }, owned)).toEqual({
    players: ['ana', 'ben'],
    owner: 'ben',
  });
  expect(faultOf({ players: ['ana', 'ben'], owner: 'zed' }, owned)).toBe('invalid-input owner');
  expect(faultOf({ players: ['ana', 'ana'], owner: 'zed' }, owned)).toBe('invalid-input players[1]');
});

test('doubles, pairs, maps and one value for each key name their paths', () => {
  expect(faultOf([{ id: 'ana' }, { id: 'ana' }], distinct(listOf(shape({ id: text })), 'id'))).toBe(
    'invalid-input [1].id',
  );
  expect(faultOf([1], pair(number(), text))).toBe('out-of-range ');
  expect(faultOf([1, 2], pair(number(), text))).toBe('invalid-input [1]');
  expect(faultOf({ ana: 1, ben: -1 }, mapOf(number()))).toBe('out-of-range ben');
  expect(faultOf({ left: 1 }, each(['left', 'right'], number()))).toBe('invalid-input right');
  expect(valueOf(JSON.parse('{"__proto__": 1}'), mapOf(number()))).toEqual(JSON.parse('{"__proto__": 1}'));
});

test('law: values made up from a form are read, and reading them again changes nothing', () => {
  const all = shape({
    people: listOf(sleeper, { max: 4 }),
    by: mapOf(number({ min: -5, max: 5 })),
    what: kinds('kind', { a: shape({ n: number() }), b: shape({ words: listOf(text) }) }),
    two: pair(flag, among([1, 2])),
    sides: each(['left', 'right'], maybe(number())),
  });
  fc.assert(
    fc.property(arbitraryOf(all.form), (raw) => {
      const once = valueOf(JSON.parse(JSON.stringify(raw)), all);
      expect(valueOf(JSON.parse(JSON.stringify(once)), all)).toEqual(once);
    }),
  );
});
