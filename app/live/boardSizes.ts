/** How large everything on the scoreboard may be, so that it is read from the sofa and still fits. */
export interface BoardSizes {
  readonly columns: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly name: number;
  readonly figure: number;
  readonly small: number;
}

/** A digit of our figures is a little wider than half of its height. */
const DIGIT = 0.62;
const LETTER = 0.6;
/** Beside what is in a cell: padding on both sides, its rule, and the bar of the player on turn. */
const AROUND = 2 * 16 + 1 + 8;

/** `small`: the most small figures of a player. */
export function boardSizes(
  room: { readonly width: number; readonly height: number },
  players: number,
  most: { readonly digits: number; readonly letters: number; readonly small: number },
): BoardSizes {
  const tried = Array.from({ length: Math.max(1, players) }, (_, i) => sizesFor(room, players, i + 1, most));
  return tried.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function sizesFor(
  room: { readonly width: number; readonly height: number },
  players: number,
  columns: number,
  { digits, letters, small }: { digits: number; letters: number; small: number },
): BoardSizes {
  const cell = {
    width: room.width / columns,
    height: room.height / Math.max(1, Math.ceil(players / columns)),
  };
  const inside = Math.max(40, cell.width - AROUND);
  const hasFigure = digits > 0;
  // The emblem beside the name takes as much as one letter and a half.
  const name = between(16, Math.min(cell.height * 0.17, inside / ((letters + 1.6) * LETTER)), 72);
  const figure = hasFigure ? between(24, Math.min(cell.height * 0.46, inside / (digits * DIGIT)), 320) : 0;
  const left = cell.height - name * 1.6 - figure * 1.15 - 24;
  const lines = small === 0 ? 1 : Math.ceil((small * 4.2 * 22) / inside);
  return { columns, cell, name, figure, small: between(14, left / Math.max(1, lines) / 1.4, 44) };
}

/** What is read most counts most. */
function worth({ name, figure, small }: BoardSizes): number {
  return figure + 4 * name + small;
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}
