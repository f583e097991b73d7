import fc from 'fast-check';
import { chartClock } from '../../app/timeline/chartClock';
import { chartLines } from '../../app/timeline/chartLines';

const MINUTE = 60_000;
const EIGHT = new Date(2026, 10, 18, 20).getTime();
const at = (...minutes: readonly number[]) => minutes.map((minute) => EIGHT + minute * MINUTE);

test('moments are where the clock has them, not one after the other', () => {
  expect(chartClock(at(0, 1, 2, 40), 5).at).toEqual([0, 0.025, 0.05, 1]);
});

test('a pause takes no room', () => {
  expect(chartClock(at(0, 10, 100, 110), 5).at).toEqual([0, 0.5, 0.5, 1]);
});

test('what happened all at once is spaced evenly', () => {
  expect(chartClock(at(0, 0, 0), 5)).toEqual({ at: [0, 0.5, 1], hours: [] });
});

test('the times under it are round, and as many as there is room for', () => {
  const hours = (most: number) =>
    chartClock(at(-3, 20, 50, 77), most).hours.map(({ time }) => (time - EIGHT) / MINUTE);
  expect(hours(6)).toEqual([0, 15, 30, 45, 60, 75]);
  expect(hours(3)).toEqual([0, 30, 60]);
  expect(hours(1)).toEqual([0]);
});

test('no time is written for a pause', () => {
  const { hours } = chartClock(at(0, 10, 190, 200), 10);
  expect(hours.map(({ time }) => (time - EIGHT) / MINUTE)).not.toContain(60);
});

test('whatever the evening, nothing goes back or leaves the chart', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -10, max: 90 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      (gaps, most) => {
        let now = EIGHT;
        const moments = gaps.map((gap) => (now += gap * MINUTE));
        const { at: places, hours } = chartClock(moments, most);
        const all = [...places, ...hours.map((hour) => hour.at)];
        expect(all.every((place) => place >= 0 && place <= 1)).toBe(true);
        expect([...places]).toEqual([...places].sort((a, b) => a - b));
        expect(places).toHaveLength(moments.length);
      },
    ),
  );
});

test('an icon that would cover the one before is left out, its line stays', () => {
  const box = { left: 40, top: 0, width: 300, height: 100 };
  const points = at(0, 10, 11, 50).map((time, i) => ({
    at: time,
    scores: [i],
    ...(i > 0 && { mark: 'assembly' as const }),
  }));
  const { marks } = chartLines(points, 1, box);
  expect(marks.map(({ icon }) => icon)).toEqual(['assembly', null, 'assembly']);
  expect(marks.map(({ x }) => Math.round(x))).toEqual([100, 106, 340]);
});
