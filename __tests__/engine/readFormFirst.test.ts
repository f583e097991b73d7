import {
  field,
  given,
  list,
  phrase,
  readFormFirst,
  refusal,
  refuseForm,
  text,
  whole,
  type At,
} from '@/engine';

const sheet = (at: At) => ({
  count: whole(field(at, 'count'), { max: 9 }),
  names: list(field(at, 'names'), (name) => text(name), { min: 1, max: 2 }),
  bonus: given(field(at, 'bonus'), (bonus) => whole(bonus, { max: 9 }), 0),
});
/** A bonus has to be named when anything is counted. */
const sheetWithChoice = (at: At) => {
  const input = sheet(at);
  const fault =
    input.count > 0 && field(at, 'bonus').value === undefined
      ? refusal('invalid-input', phrase('choose'), 'bonus')
      : null;
  refuseForm(at, ['count'], fault);
  return input;
};

describe('reading where the form is checked first', () => {
  test.each([
    ['a sound input is read', { count: 3, names: ['a'], bonus: 1 }, null],
    ['a number too big', { count: 10, names: ['a'] }, ['out-of-range', 'count']],
    ['a list too long', { count: 1, names: ['a', 'b', 'c'] }, ['out-of-range', 'names']],
    ['a list too short', { count: 1, names: [] }, ['out-of-range', 'names']],
    ['of two numbers the first', { count: 10, names: ['a'], bonus: -1 }, ['out-of-range', 'count']],
    ['a wrong type before a number too big', { count: 10, names: [7] }, ['invalid-input', 'names[0]']],
    ['a wrong type in a list too long', { count: 1, names: ['a', 'b', 4] }, ['invalid-input', 'names[2]']],
    [
      'null is no way to leave a field out',
      { count: 1, names: ['a'], bonus: null },
      ['invalid-input', 'bonus'],
    ],
  ])('%s', (_name, input, fault) => {
    const result = readFormFirst(input, sheet);
    expect(result.ok ? null : [result.error.code, result.error.path]).toEqual(fault);
  });

  test.each([
    ['a choice that was not made', { count: 3, names: ['a'] }, ['invalid-input', 'bonus']],
    ['and comes before a range elsewhere', { count: 3, names: [] }, ['invalid-input', 'bonus']],
    ['but not where its reason is out of range', { count: 12, names: ['a'] }, ['out-of-range', 'count']],
    ['no choice, no fault', { count: 0, names: ['a'] }, null],
  ])('%s', (_name, input, fault) => {
    const result = readFormFirst(input, sheetWithChoice);
    expect(result.ok ? null : [result.error.code, result.error.path]).toEqual(fault);
  });
});
