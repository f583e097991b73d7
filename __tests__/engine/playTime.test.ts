import { playTime } from '@/engine';

const MINUTE = 60_000;

describe('how long a game was played', () => {
  it.each([
    ['nothing happened', [], 0],
    ['three taps', [10, 20, 60], 60],
    ['a meal of an hour in between', [30, 90, 120], 60],
    ['another day', [30, 24 * 60, 24 * 60 + 15], 45],
    ['a clock that was set back', [30, 10, 20], 40],
  ])('%s', (_name, minutes, played) => {
    expect(
      playTime(
        0,
        minutes.map((at) => at * MINUTE),
      ),
    ).toBe(played);
  });
});
