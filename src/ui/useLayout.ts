import { createContext, useContext } from 'react';
import { useWindowDimensions } from 'react-native';

export type Layout = 'phone' | 'tablet' | 'landscape';

/** How wide a part of the screen is that is drawn like a phone of its own; null where the whole screen counts. */
export const PaneContext = createContext<number | null>(null);

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  const pane = useContext(PaneContext);
  return pane === null ? layoutOf(width, height) : 'phone';
}

/** The smallest phones on sale: every pixel of a row counts. */
export function useNarrow(): boolean {
  const { width } = useWindowDimensions();
  return (useContext(PaneContext) ?? width) < 375;
}

/** A phone on its side is too low for rows; from 700 × 600 there is room for a scoreboard. */
export function layoutOf(width: number, height: number): Layout {
  if (height < 500 && width > height) return 'landscape';
  return width >= 700 && height >= 600 ? 'tablet' : 'phone';
}
