import { createGuesses } from '@/hub/guesses';

function guessing() {
  let time = 0;
  const { mayGuess, guessedRight } = createGuesses(() => time);
  const allowed = (address: string, times: number) =>
    Array.from({ length: times }, () => mayGuess(address)).filter((may) => may).length;
  return { allowed, guessedRight, pass: (ms: number) => (time += ms) };
}

test('ten wrong codes a minute from one address, and others are not held up by it', () => {
  const { allowed, pass } = guessing();
  expect(allowed('a', 15)).toBe(10);
  expect(allowed('b', 1)).toBe(1);
  pass(59_999);
  expect(allowed('a', 1)).toBe(0);
  pass(1);
  expect(allowed('a', 15)).toBe(10);
});

test('a hundred a minute in all, from however many addresses', () => {
  const { allowed } = guessing();
  const sum = Array.from({ length: 30 }, (_, i) => allowed(`address ${i}`, 10)).reduce((a, b) => a + b);
  expect(sum).toBe(100);
});

test('a right code does not count, and forgives no wrong one', () => {
  const { allowed, guessedRight } = guessing();
  expect(allowed('a', 9)).toBe(9);
  for (let i = 0; i < 5; i += 1) {
    expect(allowed('a', 1)).toBe(1);
    guessedRight('a');
  }
  expect(allowed('a', 5)).toBe(1);
});
