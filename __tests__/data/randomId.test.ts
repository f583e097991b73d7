import { randomId } from '@/data/randomId';

test('an id is a random UUID of version 4, and no bit of the luck is used twice', () => {
  expect(randomId((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000');
  expect(randomId((bytes) => bytes.fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(randomId((bytes) => bytes.map((_, i) => i))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
});
