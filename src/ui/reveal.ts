import { createContext, useCallback, useContext, useEffect, useRef, type RefObject } from 'react';
import type { ScrollView, ScrollViewProps, View } from 'react-native';
import { useTheme } from './theme/ThemeProvider';

/** Scrolls a list just far enough that something in it is seen as a whole. */
export const RevealContext = createContext<(view: View | null) => void>(() => {});

interface Revealing {
  readonly reveal: (view: View | null) => void;
  /** Around all that scrolls. */
  readonly content: RefObject<View | null>;
  readonly scroll: RefObject<ScrollView | null>;
  readonly watch: Pick<ScrollViewProps, 'onScroll' | 'onLayout' | 'scrollEventThrottle'>;
}

export function useReveal(): Revealing {
  const { motion } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const seen = useRef({ from: 0, height: 0 });
  const last = useRef<View>(null);
  const animated = motion.step > 0;
  const reveal = useCallback(
    (view: View | null) => {
      if (!view || !content.current) return;
      last.current = view;
      view.measureLayout(content.current, (_x, y, _width, height) => {
        const { from, height: room } = seen.current;
        if (room === 0) return;
        // What is higher than the list begins at its top.
        const to = y < from || height > room ? y : y + height > from + room ? y + height - room : from;
        if (to !== from) scroll.current?.scrollTo({ y: to, animated });
      });
    },
    [animated],
  );
  return {
    reveal,
    content,
    scroll,
    watch: {
      scrollEventThrottle: 64,
      onScroll: ({ nativeEvent }) => void (seen.current.from = nativeEvent.contentOffset.y),
      onLayout: ({ nativeEvent: { layout } }) => {
        const { height } = seen.current;
        seen.current.height = layout.height;
        // Something under the list took room from it: what was in sight stays there.
        if (height === 0 || layout.height < height) reveal(last.current);
      },
    },
  };
}

/** Whoever is on turn is in view, and so is what a tap has opened. */
export function useShown(wanted: boolean): RefObject<View | null> {
  const view = useRef<View>(null);
  const reveal = useContext(RevealContext);
  useEffect(() => {
    if (wanted) reveal(view.current);
  }, [wanted, reveal]);
  return view;
}
