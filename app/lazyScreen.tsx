import { lazy, useEffect, useState, type ComponentType } from 'react';
import { later, laterHere, type Later } from './later';
import type { Routes, ScreenProps } from './navigation';

/** A screen by the name of its route. */
type Named<Name extends keyof Routes> = ComponentType<ScreenProps<Name>>;

/**
 * What has been fetched is shown at once: a lazy component would show its empty page first, and React holds back for
 * 300 ms whatever takes the place of one.
 */
export function lazyScreen<Name extends keyof Routes>(pick: (screens: Later) => Named<Name>): Named<Name> {
  const Waiting: Named<Name> = lazy(async () => ({ default: pick(await later()) }));
  return function LazyScreen(props) {
    // Kept, or it would be mounted anew as soon as the rest is here.
    const [Screen] = useState(() => {
      const here = laterHere();
      return here ? pick(here) : Waiting;
    });
    return <Screen {...props} />;
  };
}

/** Fetches them once the first screen has been drawn, and sees to it that all of it stays here. */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void later().then(
          ({ keepOffline }) => keepOffline(),
          () => undefined,
        ),
      1_000,
    );
    return () => clearTimeout(timer);
  }, []);
}
