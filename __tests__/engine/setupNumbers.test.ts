import { readNumbers, writeNumbers } from '@/engine';

test.each([
  ['17, 5, 0', [17, 5, 0]],
  ['17/5/0', [17, 5, 0]],
  ['4-6, 8', [4, 5, 6, 8]],
  ['4–6', [4, 5, 6]],
  ['−3, -2, 0', [-3, -2, 0]],
  ['', []],
  ['many', []],
])('what a table once typed, %s, is still understood', (typed, numbers) => {
  expect(readNumbers(typed)).toEqual(numbers);
});

test('numbers come back as they were written', () => {
  for (const numbers of [[], [0], [-3, -2, -1, 0, 1, 2, 2], [14, 8, 4, 0]])
    expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
});
