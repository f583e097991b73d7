import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for every drawing, which does what the latest one does: what is drawn once need not be drawn again. */
export function useSteady<Given>(does: (given: Given) => void): (given: Given) => void {
  const latest = useRef(does);
  useLayoutEffect(() => void (latest.current = does));
  return useCallback((given: Given) => latest.current(given), []);
}
