import { useEffect, useRef } from 'react';

const FIRST = 400;
const SLOW = 120;
const FAST = 60;
/** After this many slow repeats, the hold is surely on purpose. */
const SLOW_REPEATS = 8;

export interface Hold {
  readonly onPress: () => void;
  readonly onPressIn: () => void;
  readonly onPressOut: () => void;
}

/** A tap steps once. A hold repeats after 400 ms, then every 120, then every 60; `step` says whether to go on. */
export function useHold(step: (repeat: number) => boolean): Hold {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const repeats = useRef(0);
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => stop, []);

  function stop() {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }
  function repeat() {
    repeats.current += 1;
    if (!latest.current(repeats.current)) return stop();
    timer.current = setTimeout(repeat, repeats.current < SLOW_REPEATS ? SLOW : FAST);
  }
  return {
    onPressIn: () => {
      stop();
      repeats.current = 0;
      timer.current = setTimeout(repeat, FIRST);
    },
    onPressOut: stop,
    // The press that ends a hold is not one more tap.
    onPress: () => {
      stop();
      if (repeats.current === 0) latest.current(0);
      repeats.current = 0;
    },
  };
}
