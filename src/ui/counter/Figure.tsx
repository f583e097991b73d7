import { useEffect, useRef } from 'react';
import { Animated } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { useMoving } from '../theme/useMoving';
import type { TextRole } from '../theme/tokens';
import { Txt, type Tone } from '../Txt';

interface Props {
  readonly value: number;
  readonly unknown?: boolean;
  readonly role: TextRole;
  readonly tone?: Tone;
}

/** The new number comes in from the direction of the change, 6 px in 90 ms; it never counts up. */
export function Figure({ value, unknown = false, role, tone = 'ink' }: Props) {
  const { motion } = useTheme();
  const before = useRef(value);
  const slide = useMoving(0);
  useEffect(() => {
    const way = Math.sign(value - before.current);
    before.current = value;
    if (way === 0 || motion.tick === 0) return;
    slide.setValue(way * 6);
    Animated.timing(slide, { toValue: 0, duration: motion.tick, useNativeDriver: false }).start();
  }, [value, motion.tick, slide]);
  return (
    <Animated.View
      style={{
        transform: [{ translateY: slide }],
        opacity: slide.interpolate({ inputRange: [-6, 0, 6], outputRange: [0.35, 1, 0.35] }),
      }}
    >
      <Txt role={role} tone={tone} align="center" lines={1} hidden>
        {unknown ? DASH : writeNumber(value)}
      </Txt>
    </Animated.View>
  );
}

/** Shown for a number that nobody knows. */
const DASH = '–';

/** With a real minus, which is as wide as a figure. */
export function writeNumber(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** With its sign, for what was gained or lost. */
export function writeChange(value: number): string {
  return value < 0 ? writeNumber(value) : `+${value}`;
}
