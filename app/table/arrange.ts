import type { Layout, Pane } from '@/ui';

/** What a table looks like: one page at a time, pages below the players, everything in columns, or two halves. */
export interface Arrangement {
  readonly kind: 'swipe' | 'below' | 'columns' | 'halves';
  /** What a page of the game has beside the players. */
  readonly pane: Pane;
  /** What a player has in halves. */
  readonly cell: Pane;
}

/** The bar at the right edge of a phone on its side. */
const RAIL = 84;
/** The least in which a row of a player has room. */
const COLUMN = 340;
/** Two players side by side need more than one page of the game. */
export const PLAYERS_SHARE = 1.25;

export function arrange(layout: Layout, width: number, height: number, pages: number): Arrangement {
  const room = layout === 'landscape' ? width - RAIL : width;
  const half = room / (1 + PLAYERS_SHARE);
  const as = (kind: Arrangement['kind'], pane: number): Arrangement => ({
    kind,
    pane: { layout: 'phone', width: pane },
    cell: { layout, width: (room - half) / 2 },
  });
  if (layout === 'phone') return as('swipe', width);
  if (layout === 'tablet' && height > width) return as('below', width / pages);
  const column = room / (pages + 1);
  return column >= COLUMN ? as('columns', column) : as('halves', half);
}
