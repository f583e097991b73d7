import { useCallback, useEffect, useRef, useState } from 'react';
import type { BootStatus } from '@/state/boot';
import type { HomePlace } from '../home/HomeView';
import { isFirstVisit } from '../platform/firstVisit';
import { watchTouch, whenUntouched } from '../platform/touch';

export interface FirstHome {
  readonly shown: boolean;
  /** Where somebody who did not wait for the storage wants to go. */
  choose(place: HomePlace): void;
  /** Returns it once. */
  takeChoice(): HomePlace | null;
}

/** Home before the storage has answered: on a first visit nothing is stored, so everything it shows is known. */
export function useFirstHome({ kind }: BootStatus): FirstHome {
  const [shown, setShown] = useState(isFirstVisit);
  const chosen = useRef<HomePlace | null>(null);
  useEffect(() => (shown ? watchTouch() : undefined), [shown]);
  useEffect(
    // A tap that has begun ends on the same screen.
    () => (kind === 'opening' ? undefined : whenUntouched(() => setShown(false))),
    [kind],
  );
  const choose = useCallback((place: HomePlace) => {
    chosen.current = place;
  }, []);
  const takeChoice = useCallback(() => {
    const place = chosen.current;
    chosen.current = null;
    return place;
  }, []);
  return { shown, choose, takeChoice };
}
