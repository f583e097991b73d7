import { createAttempts, WRONG_CODE, type Attempts } from '@/hub/guesses';

function guessing() {
  let time = 0;
  const attempts = createAttempts(() => time);
  return { attempts, pass: (ms: number) => (time += ms) };
}

async function allowed({ mayTry }: Attempts, address: string, times: number): Promise<number> {
  let sum = 0;
  for (let i = 0; i < times; i += 1) if (await mayTry(WRONG_CODE, address)) sum += 1;
  return sum;
}

test('ten wrong codes a minute from one address, and others are not held up by it', async () => {
  const { attempts, pass } = guessing();
  expect(await allowed(attempts, 'a', 15)).toBe(10);
  expect(await allowed(attempts, 'b', 1)).toBe(1);
  pass(59_999);
  expect(await allowed(attempts, 'a', 1)).toBe(0);
  pass(1);
  expect(await allowed(attempts, 'a', 15)).toBe(10);
});

test('a hundred a minute in all, from however many addresses', async () => {
  const { attempts } = guessing();
  let sum = 0;
  for (let i = 0; i < 30; i += 1) sum += await allowed(attempts, `address ${i}`, 10);
  expect(sum).toBe(100);
});

test('a right code does not count, and forgives no wrong one', async () => {
  const { attempts } = guessing();
  expect(await allowed(attempts, 'a', 9)).toBe(9);
  for (let i = 0; i < 5; i += 1) {
    expect(await allowed(attempts, 'a', 1)).toBe(1);
    await attempts.forgive(WRONG_CODE, 'a');
  }
  expect(await allowed(attempts, 'a', 5)).toBe(1);
});

test('what is tried of one kind does not count for another', async () => {
  const { attempts } = guessing();
  expect(await allowed(attempts, 'a', 15)).toBe(10);
  expect(await attempts.mayTry({ ...WRONG_CODE, what: 'club' }, 'a')).toBe(true);
});
