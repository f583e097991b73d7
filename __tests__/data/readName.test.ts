import { inline } from '@/data/inline';
import { readName } from '@/data/readName';

test.each([
  ['spaces around it go', '  Ada  ', 'Ada'],
  ['an emoji is a name', '🦕', '🦕'],
  ['a family is joined by invisible marks', '👩‍👧', '👩‍👧'],
  ['40 emoji are 40 characters', '🦕'.repeat(40), '🦕'.repeat(40)],
  ['two ways to write an accent are one', 'Zoe\u0301', 'Zo\u00e9'],
])('a name: %s', (_case, typed, name) => {
  expect(readName(typed)).toEqual({ ok: true, value: name });
});

test.each([
  ['nothing', '', 'name-empty'],
  ['only spaces', '   ', 'name-empty'],
  ['only what cannot be seen', '\u200b\u200d', 'name-empty'],
  ['300 characters', 'x'.repeat(300), 'name-too-long'],
  ['41 emoji', '🦕'.repeat(41), 'name-too-long'],
  ['a line break', 'Ada\nJan', 'name-unwanted'],
  ['a null character', 'Ada\u0000', 'name-unwanted'],
  ['a mark that turns the text around', 'Ada\u202E', 'name-unwanted'],
])('no name: %s', (_case, typed, code) => {
  expect(readName(typed)).toMatchObject({ ok: false, error: { code } });
});

test.each([
  ['in order', 'a = ? AND b = ?', [1, "O'Neil"], "a = 1 AND b = 'O''Neil'"],
  ['by number', 'a = ?2 AND b = ?1', [1, null], 'a = NULL AND b = 1'],
  ['text in quotes is left alone', "a = 'why?' AND b = ?", [2], "a = 'why?' AND b = 2"],
  ['a text with a question mark', 'a = ? AND b = ?', ['?', 3], "a = '?' AND b = 3"],
])('values put into a statement: %s', (_case, sql, params, written) => {
  expect(inline(sql, params)).toBe(written);
});
