import type * as Deferred from './deferredScreens';

let asked: Promise<typeof Deferred> | null = null;
let here: typeof Deferred | null = null;

/** What is fetched after the first screen: requested once; after a failure the next caller tries again. */
export function preload(): Promise<typeof Deferred> {
  asked ??= import('./deferredScreens').then(
    (screens) => (here = screens),
    (thrown: unknown) => {
      asked = null;
      throw thrown;
    },
  );
  return asked;
}

/** What has been fetched already, or null. */
export function preloaded(): typeof Deferred | null {
  return here;
}
