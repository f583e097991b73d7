/** A longer silence was a meal, or another day: it takes no room. */
const LONGEST_PAUSE = 45 * 60_000;
/** Round steps between the times that are written under a chart, in minutes. */
const STEPS: readonly number[] = [1, 2, 5, 10, 15, 30, 60, 120, 180];
const LONGEST_STEP = 360;

export interface ChartClock {
  /** Where each moment is: 0 at the left, 1 at the right. */
  readonly at: readonly number[];
  /** Round times to write under it, and where they are. */
  readonly hours: readonly { readonly time: number; readonly at: number }[];
}

/**
 * Moments by the clock, as far as people played: pauses are cut out. What happened at one and the same moment, or before
 * a clock that was set back, is spaced evenly.
 */
export function chartClock(moments: readonly number[], mostHours: number): ChartClock {
  const played = playedUntil(moments);
  const whole = played.at(-1) ?? 0;
  if (whole === 0) {
    const last = Math.max(1, moments.length - 1);
    return { at: moments.map((_, i) => i / last), hours: [] };
  }
  return { at: played.map((part) => part / whole), hours: hoursIn(moments, played, whole, mostHours) };
}

function playedUntil(moments: readonly number[]): readonly number[] {
  let sum = 0;
  let before = moments[0] ?? 0;
  return moments.map((at) => {
    const gap = at - before;
    if (gap > 0 && gap <= LONGEST_PAUSE) sum += gap;
    before = at;
    return sum;
  });
}

/** Full hours, or quarters, or minutes: as many as there is room for, none of them in a pause. */
function hoursIn(
  moments: readonly number[],
  played: readonly number[],
  whole: number,
  most: number,
): ChartClock['hours'] {
  const step = (STEPS.find((minutes) => whole / (minutes * 60_000) <= most) ?? LONGEST_STEP) * 60_000;
  return moments.flatMap((to, i) => {
    const from = moments[i - 1];
    const begin = played[i - 1];
    if (from === undefined || begin === undefined || played[i] === begin) return [];
    const hours = [];
    for (let time = Math.floor(from / step) * step + step; time <= to; time += step)
      hours.push({ time, at: (begin + time - from) / whole });
    return hours;
  });
}
