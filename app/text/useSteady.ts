import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The same function for every drawing, which does what the latest one does: what is drawn once need not be drawn again. */
export function useSteady<Given extends readonly unknown[], Answer>(
  does: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(does);
  useLayoutEffect(() => void (latest.current = does));
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** The same for several under one name. */
export function useSteadyTaps<Taps extends Readonly<Record<keyof Taps, (...given: never[]) => void>>>(
  taps: Taps,
): Taps {
  const run = useSteady((name: keyof Taps, given: never[]) => taps[name](...given));
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(taps).map((name) => [name, (...given: never[]) => run(name as keyof Taps, given)]),
      ) as unknown as Taps,
  );
  return steady;
}
