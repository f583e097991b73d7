import type { Colour, Seat } from '@/engine';
import type { Palette } from '@/ui/theme/tokens';
import { chartLines, spread, type ChartBox } from '../../timeline/chartLines';
import type { ScorePoint } from '../../timeline/useTimeline';

/** The score race as it is printed on a card. */
export interface CardRace {
  readonly points: readonly ScorePoint[];
  readonly seats: readonly Pick<Seat, 'colour'>[];
}

interface RaceEnd {
  readonly colour: Colour;
  readonly y: number;
}

const EMBLEM = 44;
/** Between the end of a line and its emblem. */
const ARM = 30;

/** Lines over the evening without any numbers: they are in the places under it. */
export function drawRace(
  { points, seats }: CardRace,
  box: ChartBox,
  ink: Palette,
  icon: (name: Colour, x: number, y: number, size: number, fill: string) => string,
): string {
  const inner = { ...box, width: box.width - EMBLEM - ARM };
  const { lines, ticks } = chartLines(points, seats.length, inner);
  const right = inner.left + inner.width;
  const ends = spread(
    lines.map(({ end }) => end.y),
    EMBLEM + 4,
  );
  // Pushed down by the others, the last ones would leave the chart: all go up together.
  const over = Math.max(0, Math.max(...ends) - (box.top + box.height));
  const placed = seats.map(({ colour }, i): RaceEnd => ({ colour, y: (ends[i] ?? 0) - over }));
  return [
    ...ticks.map(({ y }) => line(inner.left, y, right, y, ink.rule, 2)),
    ...lines.map(({ d }) => path(d, ink.page, 15)),
    ...lines.map(({ d }, i) => path(d, ink.player[seats[i]?.colour ?? 'sun'].fill, 7)),
    ...placed.map(({ colour, y }, i) =>
      line(right, lines[i]?.end.y ?? y, right + ARM - 6, y, ink.player[colour].fill, 3),
    ),
    ...placed.map(({ colour, y }) =>
      icon(colour, right + ARM, y - EMBLEM / 2, EMBLEM, ink.player[colour].fill),
    ),
  ].join('');
}

function path(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string {
  return `<path d="M${x1} ${y1.toFixed(1)}L${x2} ${y2.toFixed(1)}" stroke="${stroke}" stroke-width="${width}"/>`;
}
