import { useState } from 'react';
import { Animated } from 'react-native';

/** One animated number that lives as long as the component. */
export function useMoving(start: number): Animated.Value {
  const [value] = useState(() => new Animated.Value(start));
  return value;
}
