import { createContext, useContext } from 'react';
import { useWindowDimensions } from 'react-native';

export type Layout = 'phone' | 'tablet' | 'landscape';

/** A part of the screen that is laid out by itself. */
export interface Pane {
  readonly layout: Layout;
  readonly width: number;
}

/** Null where the whole screen counts. */
export const PaneContext = createContext<Pane | null>(null);

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  const pane = useContext(PaneContext);
  return pane?.layout ?? layoutOf(width, height);
}

/** Below it every pixel of a row counts: the smallest phones on sale. */
export const NARROW = 375;

export function useNarrow(): boolean {
  const { width } = useWindowDimensions();
  return (useContext(PaneContext)?.width ?? width) < NARROW;
}

/** A phone on its side is too low for rows; from 700 × 600 there is room for a scoreboard. */
export function layoutOf(width: number, height: number): Layout {
  if (height < 500 && width > height) return 'landscape';
  return width >= 700 && height >= 600 ? 'tablet' : 'phone';
}
