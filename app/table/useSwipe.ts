import { useMemo } from 'react';
import { PanResponder, type GestureResponderHandlers } from 'react-native';

/** From here on it is a swipe and no longer a tap or a scroll. */
const BEGINS = 24;
const COUNTS = 56;

/** A swipe to the left goes on, one to the right back; taps and scrolling down stay what they are. */
export function useSwipe(onSwipe: (by: 1 | -1) => void): GestureResponderHandlers {
  return useMemo(
    () =>
      PanResponder.create({
        onMoveShouldSetPanResponderCapture: (_event, { dx, dy }) =>
          Math.abs(dx) > BEGINS && Math.abs(dx) > 2 * Math.abs(dy),
        onPanResponderRelease: (_event, { dx }) => {
          if (Math.abs(dx) >= COUNTS) onSwipe(dx < 0 ? 1 : -1);
        },
      }).panHandlers,
    [onSwipe],
  );
}
