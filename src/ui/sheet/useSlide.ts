import { useEffect, useMemo, useState } from 'react';
import { Animated, PanResponder, type GestureResponderHandlers } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { useMoving } from '../theme/useMoving';

const DRAG_CLOSES = 80;

export interface Slide {
  /** Stays true until the sheet has slid out. */
  readonly mounted: boolean;
  readonly offset: Animated.AnimatedInterpolation<number>;
  readonly dim: Animated.Value;
  readonly handle: GestureResponderHandlers;
}

/** `hurried`: another one waits for its place. */
export function useSlide(visible: boolean, onClose: () => void, height: number, hurried = false): Slide {
  const { motion } = useTheme();
  const [mounted, setMounted] = useState(visible);
  const open = useMoving(0);
  const dragged = useMoving(0);
  if (visible && !mounted) setMounted(true);
  const duration = hurried && !visible ? 0 : motion.sheet;

  useEffect(() => {
    if (visible) dragged.setValue(0);
    const slide = Animated.timing(open, {
      toValue: visible ? 1 : 0,
      duration,
      useNativeDriver: false,
    });
    slide.start(({ finished }) => {
      if (finished && !visible) setMounted(false);
    });
    return () => slide.stop();
  }, [visible, duration, open, dragged]);

  const pan = useMemo(
    () =>
      PanResponder.create({
        onMoveShouldSetPanResponder: (_event, { dy }) => dy > 6,
        onPanResponderMove: (_event, { dy }) => dragged.setValue(Math.max(0, dy)),
        onPanResponderRelease: (_event, { dy, vy }) => {
          if (dy > DRAG_CLOSES || vy > 1) onClose();
          else Animated.timing(dragged, { toValue: 0, duration: 90, useNativeDriver: false }).start();
        },
      }),
    [dragged, onClose],
  );

  const away = open.interpolate({ inputRange: [0, 1], outputRange: [height, 0] });
  return { mounted, offset: Animated.add(away, dragged), dim: open, handle: pan.panHandlers };
}
