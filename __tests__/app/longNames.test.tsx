import { areLong } from '../../app/table/longNames';

test.each([
  ['short names fit beside a hundred on the smallest phone', ['Emmy', 'Tomek', 'Nina'], 3, 360, false],
  ['a long one does not', ['Emmy', 'Katarzyna'], 3, 360, true],
  ['not even beside two digits', ['Katarzyna'], 2, 360, true],
  ['a larger phone has the room beside two digits', ['Katarzyna'], 2, 390, false],
  ['and beside three on a large one', ['Katarzyna'], 3, 430, false],
  ['letters count, not bytes', ['👩🏽👩🏽'], 3, 360, false],
])('names come before figures: %s', (_why, names, digits, width, long) => {
  expect(areLong(names, digits, width)).toBe(long);
});
