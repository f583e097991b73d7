import { lazy, useEffect, useState, type ComponentType } from 'react';
import type { deferredScreens } from './deferredScreens';
import { preload, preloaded } from './preload';

type Name = keyof typeof deferredScreens;
type Props<N extends Name> = Parameters<(typeof deferredScreens)[N]>[0];

/**
 * A screen of `deferredScreens`. What has been fetched is shown at once: a lazy component would show its empty page
 * first, and React waits 300 ms before it replaces one.
 */
export function deferred<N extends Name>(name: N): ComponentType<Props<N>> {
  const pick = (screens: typeof deferredScreens) => screens[name] as ComponentType<Props<N>>;
  const Waiting = lazy(async () => ({ default: pick((await preload()).deferredScreens) }));
  return function DeferredScreen(props) {
    // Kept, or it would be mounted again once the rest is here.
    const [Screen] = useState(() => {
      const here = preloaded();
      return here ? pick(here.deferredScreens) : (Waiting as ComponentType<Props<N>>);
    });
    return <Screen {...props} />;
  };
}

/** Fetches them once the first screen has been drawn, and makes sure that all of them stay here. */
export function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void preload().then(
          ({ keepOffline }) => keepOffline(),
          () => undefined,
        ),
      1_000,
    );
    return () => clearTimeout(timer);
  }, []);
}
