import { lazy, useEffect, type ComponentType } from 'react';
import type * as laterScreens from './laterScreens';
import type { Routes, ScreenProps } from './navigation';

type Later = typeof laterScreens;

/** A screen by the name of its route. */
type Named<Name extends keyof Routes> = ComponentType<ScreenProps<Name>>;

let asked: Promise<Later> | null = null;

/** Asked for once; a failed attempt is tried anew by whoever needs a screen next. */
function later(): Promise<Later> {
  asked ??= import('./laterScreens').catch((thrown: unknown) => {
    asked = null;
    throw thrown;
  });
  return asked;
}

export function lazyScreen<Name extends keyof Routes>(pick: (screens: Later) => Named<Name>) {
  return lazy(async () => ({ default: pick(await later()) }));
}

/** Fetches them once the first screen has been drawn. */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => void later().catch(() => undefined), 1_000);
    return () => clearTimeout(timer);
  }, []);
}
