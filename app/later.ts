import type * as laterScreens from './laterScreens';

export type Later = typeof laterScreens;

let asked: Promise<Later> | null = null;
let here: Later | null = null;

/** Asked for once; a failed attempt is tried anew by whoever needs something of it next. */
export function later(): Promise<Later> {
  asked ??= import('./laterScreens').then(
    (screens) => (here = screens),
    (thrown: unknown) => {
      asked = null;
      throw thrown;
    },
  );
  return asked;
}

/** What has been fetched already, or null. */
export function laterHere(): Later | null {
  return here;
}
