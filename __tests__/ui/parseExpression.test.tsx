import { isSum, parseExpression } from '@/ui/keypad/parseExpression';

test.each([
  ['7', 7],
  ['3+6+2', 11],
  ['12-5', 7],
  ['12−5', 7],
  ['-4', -4],
  ['+4', 4],
  [' 3 + 6 ', 9],
  ['007', 7],
  ['999999999', 999_999_999],
  ['5-12', -7],
])('%s comes to %s', (text, sum) => {
  expect(parseExpression(text)).toEqual({ ok: true, value: sum });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['3+', 'trailing'],
  ['-', 'trailing'],
  ['3++2', 'twoSigns'],
  ['3+-2', 'twoSigns'],
  ['1000000000', 'tooLong'],
  ['3+1000000000', 'tooLong'],
  ['1e9', 'notANumber'],
  ['2.5', 'notANumber'],
  ['3*4', 'notANumber'],
  ['٣', 'notANumber'],
  ['🦕', 'notANumber'],
])('“%s” is refused: %s', (text, fault) => {
  expect(parseExpression(text)).toEqual({ ok: false, error: fault });
});

test.each([
  ['11', false],
  ['-11', false],
  ['3+6', true],
  ['12−5', true],
])('%s is a sum: %s', (text, sum) => {
  expect(isSum(text)).toBe(sum);
});
