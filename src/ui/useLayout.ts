import { useWindowDimensions } from 'react-native';

export type Layout = 'phone' | 'tablet' | 'landscape';

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  return layoutOf(width, height);
}

/** The smallest phones on sale: every pixel of a row counts. */
export function useNarrow(): boolean {
  return useWindowDimensions().width < 375;
}

/** A phone on its side is too low for rows; from 700 × 600 there is room for a scoreboard. */
export function layoutOf(width: number, height: number): Layout {
  if (height < 500 && width > height) return 'landscape';
  return width >= 700 && height >= 600 ? 'tablet' : 'phone';
}
