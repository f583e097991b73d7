import { keepPool } from '@/data/filePool';

/** As often as the ten minutes of a private window, with room for a timer that a hidden tab delays. */
const FIVE_MINUTES = 5 * 60_000;

describe('the folder of the database', () => {
  let looks = 0;
  const folder = {
    values: async function* () {
      looks += 1;
      yield* [];
    },
  };
  const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };

  beforeEach(() => {
    looks = 0;
    jest.useFakeTimers();
    Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
  });
  afterEach(() => jest.useRealTimers());

  test('is looked into while the database is open, so that a private window does not forget it', async () => {
    const leave = keepPool();
    await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
    expect(looks).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
    expect(looks).toBe(3);
    leave();
    await jest.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
    expect(looks).toBe(3);
  });

  test('a look that fails is tried again', async () => {
    const leave = keepPool();
    const once = jest.spyOn(storage, 'getDirectory').mockRejectedValueOnce(new Error('gone'));
    await jest.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
    expect(looks).toBe(1);
    leave();
    once.mockRestore();
  });
});
