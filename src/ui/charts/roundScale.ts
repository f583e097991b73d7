export interface RoundScale {
  readonly low: number;
  readonly high: number;
  /** Round numbers for the rules, lowest first. */
  readonly ticks: readonly number[];
}

/** From 0 or below to above the largest value, with three or four rules at round numbers. */
export function roundScale(values: readonly number[]): RoundScale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep(most - least);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  return {
    low,
    high,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step),
  };
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(range: number): number {
  const rough = Math.max(range, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((times) => times * power >= rough) ?? 10;
  return Math.max(1, step * power);
}
