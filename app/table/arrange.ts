import type { Layout } from '@/ui';

/** What a table looks like: one page at a time, pages below the players, everything in columns, or two halves. */
export interface Arrangement {
  readonly kind: 'swipe' | 'below' | 'columns' | 'halves';
  /** How wide a page of the game is then. */
  readonly pane: number;
}

/** The bar at the right edge of a phone on its side. */
const RAIL = 84;
/** The least in which a row of a player has room. */
const COLUMN = 340;

export function arrange(layout: Layout, width: number, height: number, pages: number): Arrangement {
  if (layout === 'phone') return { kind: 'swipe', pane: width };
  if (layout === 'tablet' && height > width) return { kind: 'below', pane: width / pages };
  const room = layout === 'landscape' ? width - RAIL : width;
  if (room / (pages + 1) >= COLUMN) return { kind: 'columns', pane: room / (pages + 1) };
  return { kind: 'halves', pane: room / 2 };
}
