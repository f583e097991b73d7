import type { TabLock } from './dataPlatform';

/** An app on a phone has no second tab. */
export const tabLock: TabLock = {
  acquire: () => Promise.resolve(true),
  takeOver: () => Promise.resolve(true),
  release: () => Promise.resolve(),
};
