import { saysTheSame } from '../../app/text/saysTheSame';

const same = saysTheSame<{ readonly row: object; readonly seat: object; readonly digits?: number }>('row');
const seat = {};

test('what a game says is compared by its words', () => {
  expect(same({ row: { value: 3 }, seat }, { row: { value: 3 }, seat })).toBe(true);
  expect(same({ row: { value: 3 }, seat }, { row: { value: 4 }, seat })).toBe(false);
});

test('all else is compared as it is', () => {
  const row = { value: 3 };
  expect(same({ row, seat }, { row, seat: {} })).toBe(false);
  expect(same({ row, seat }, { row, seat, digits: 2 })).toBe(false);
  expect(same({ row, seat, digits: 2 }, { row, seat })).toBe(false);
});

test('functions say nothing: they are asked for when they are needed', () => {
  expect(same({ row: { tap: () => 1 }, seat }, { row: { tap: () => 2 }, seat })).toBe(true);
});
