import {
  PLAN_WIDTH,
  sketchBox,
  sketchIcon,
  type IconName,
  type Seat,
  type SketchAt,
  type SketchLook,
  type SketchPart,
} from '@/engine';

export function box(at: SketchAt, size: SketchAt, look: SketchLook = 'board'): SketchPart {
  return sketchBox(at, size, look, 5);
}

export function icon(name: IconName, at: SketchAt, size = 18): SketchPart {
  return sketchIcon(name, at, size, 'soft');
}

/** The middle of each of so many columns within a board. */
export function columnsIn(count: number, from: number, to: number): readonly number[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => from + step * (i + 0.5));
}

/** Everybody's board in a row, with the emblem of its player at the left; numbers go beside it. */
export function playerBoards(seats: readonly Seat[], y: number): readonly SketchPart[] {
  const xs = columnsIn(seats.length, 4, PLAN_WIDTH - 4);
  const width = (PLAN_WIDTH - 8) / seats.length - 6;
  return seats.flatMap(({ colour }, i): readonly SketchPart[] => {
    const x = xs[i] ?? 0;
    return [
      box([x, y], [width, 34], 'card'),
      { kind: 'icon', at: [x - width / 2 + 16, y], size: 20, name: colour, ink: colour },
    ];
  });
}

/** Where a number goes on somebody's board; the second one is beside it. */
export function onBoardOf(seats: readonly Seat[], player: string, y: number, nth = 0): SketchAt | undefined {
  const i = seats.findIndex(({ id }) => id === player);
  const x = columnsIn(seats.length, 4, PLAN_WIDTH - 4)[i];
  return x === undefined ? undefined : [x + 2 + nth * 24, y];
}

/** The one of somebody or something in the name of a line: `first-ana`. */
export function nameIn(line: string, head: string): string | undefined {
  return line.startsWith(`${head}-`) ? line.slice(head.length + 1) : undefined;
}
