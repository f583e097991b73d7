import { useRef } from 'react';
import type { GestureResponderEvent, PressableProps } from 'react-native';
import { useHaptics } from '../theme/useHaptics';
import { tapOf } from './doubleTap';

/** As long as the platforms take for a long press. */
const HELD = 500;

type Handlers = Pick<PressableProps, 'onPress' | 'onPressIn' | 'onPressOut' | 'onLongPress'>;

/**
 * A tap or a long press, by when the finger came and went. A timer cannot tell: on a phone that is busy it runs out
 * before the news of the lifted finger is there, and one more would become one less.
 */
export function useHold(
  onPress: (event: GestureResponderEvent) => void,
  onHold: (() => void) | undefined,
): Handlers {
  const haptics = useHaptics();
  const down = useRef<number | null>(null);
  const runOut = useRef(false);
  if (!onHold) return { onPress };

  const decide = (event: GestureResponderEvent) => {
    const { at } = tapOf(event);
    const held = at !== null && down.current !== null && at - down.current >= HELD;
    down.current = null;
    return held ? onHold() : onPress(event);
  };
  return {
    onPressIn: (event) => {
      down.current = tapOf(event).at;
      runOut.current = false;
    },
    onLongPress: () => {
      // A screen reader or a test that only says that it was long.
      if (down.current === null) return onHold();
      runOut.current = true;
      haptics.tick();
    },
    onPressOut: (event) => {
      if (runOut.current) {
        runOut.current = false;
        return decide(event);
      }
      // The press itself follows; a later one without a finger, as of a screen reader, is never a long one.
      setTimeout(() => (down.current = null), 0);
    },
    onPress: decide,
  };
}
