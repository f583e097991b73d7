import { lazy, useEffect, useState, type ComponentType } from 'react';
import type * as laterScreens from './laterScreens';
import type { Routes, ScreenProps } from './navigation';

type Later = typeof laterScreens;

/** A screen by the name of its route. */
type Named<Name extends keyof Routes> = ComponentType<ScreenProps<Name>>;

let asked: Promise<Later> | null = null;
let here: Later | null = null;

/** Asked for once; a failed attempt is tried anew by whoever needs a screen next. */
function later(): Promise<Later> {
  asked ??= import('./laterScreens').then(
    (screens) => (here = screens),
    (thrown: unknown) => {
      asked = null;
      throw thrown;
    },
  );
  return asked;
}

/**
 * What has been fetched is shown at once: a lazy component would show its empty page first, and React holds back for
 * 300 ms whatever takes the place of one.
 */
export function lazyScreen<Name extends keyof Routes>(pick: (screens: Later) => Named<Name>): Named<Name> {
  const Waiting: Named<Name> = lazy(async () => ({ default: pick(await later()) }));
  return function LazyScreen(props) {
    // Kept, or it would be mounted anew as soon as the rest is here.
    const [Screen] = useState(() => (here ? pick(here) : Waiting));
    return <Screen {...props} />;
  };
}

/** Fetches them once the first screen has been drawn. */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => void later().catch(() => undefined), 1_000);
    return () => clearTimeout(timer);
  }, []);
}
