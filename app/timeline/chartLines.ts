import type { IconName } from '@/engine';
import { roundScale } from '@/ui/charts/roundScale';
import { chartClock } from './chartClock';
import type { ScorePoint } from './useTimeline';

export interface ChartBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartLine {
  readonly d: string;
  readonly end: { readonly x: number; readonly y: number };
}

export interface ChartLines {
  readonly lines: readonly ChartLine[];
  /** Vertical lines where an Assembly or an attack happened; no icon where one would cover another. */
  readonly marks: readonly { readonly x: number; readonly icon: IconName | null }[];
  /** Times of day under the chart. */
  readonly hours: readonly { readonly x: number; readonly time: number }[];
  /** Round numbers for the rules, lowest first. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

/** More points than pixels help nobody: a long evening is thinned, its marks and its last moment kept. */
const MOST_POINTS = 240;

/** Room for an icon over the chart, and for a time of day under it. */
export const ICON = 18;
const HOUR = 64;

/** Lines over the evening, by the clock; a long break takes no room, so that it does not flatten the rest. */
export function chartLines(points: readonly ScorePoint[], players: number, box: ChartBox): ChartLines {
  const shown = thin(points);
  const all = shown.flatMap(({ scores }) => scores);
  const { low, high, ticks } = roundScale(all);
  const clock = chartClock(
    shown.map(({ at }) => at),
    Math.max(1, Math.floor(box.width / HOUR)),
  );
  const x = (i: number) => box.left + (clock.at[i] ?? 0) * box.width;
  const y = (value: number) => box.top + box.height - ((value - low) / (high - low)) * box.height;
  const lines = Array.from({ length: players }, (_, player) => {
    const at = (i: number) => ({ x: x(i), y: y(shown[i]?.scores[player] ?? 0) });
    const d = shown
      .map((_point, i) => `${i === 0 ? 'M' : 'L'}${at(i).x.toFixed(1)} ${at(i).y.toFixed(1)}`)
      .join('');
    return { d, end: at(shown.length - 1) };
  });
  const marks = shown.flatMap(({ mark }, i) => (mark === undefined ? [] : [{ x: x(i), icon: mark }]));
  return {
    lines,
    marks: thinned(marks),
    hours: clock.hours.map(({ at, time }) => ({ x: box.left + at * box.width, time })),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
  };
}

/** Icons that would touch the one before are left out; their lines stay. */
function thinned(marks: readonly { readonly x: number; readonly icon: IconName }[]): ChartLines['marks'] {
  let last = Number.NEGATIVE_INFINITY;
  return marks.map(({ x, icon }) => {
    if (x - last < ICON + 2) return { x, icon: null };
    last = x;
    return { x, icon };
  });
}

/** Labels at the end of lines that finish close together are pushed apart, in their order. */
export function spread(wanted: readonly number[], apart: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.forEach((index, n) => {
    const above = n === 0 ? Number.NEGATIVE_INFINITY : (placed[order[n - 1] ?? 0] ?? 0) + apart;
    placed[index] = Math.max(placed[index] ?? 0, above);
  });
  return placed;
}

function thin(points: readonly ScorePoint[]): readonly ScorePoint[] {
  if (points.length <= MOST_POINTS) return points;
  const every = Math.ceil(points.length / MOST_POINTS);
  const last = points.length - 1;
  return points.filter((point, i) => i % every === 0 || i === last || point.mark !== undefined);
}
