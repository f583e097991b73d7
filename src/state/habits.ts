import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings } from '@/data/settings';
import { createKeeper, type Keeping } from './keeper';
import type { Services } from './services';

/** What this device remembers beside the games: settings, a set-up in the making, what the guide has shown. */
export interface Habits {
  /** Whether all of it is on the disk, for the mark on the screens that change it. */
  readonly keeping: StoreApi<Keeping>;
  /** Shown at once, written in order, tried again where the disk refuses. Waits for the writing. */
  keep(key: string, value: unknown): Promise<void>;
  /** What is not written yet: newer than what is stored. */
  newest(key: string): unknown;
  forget(key: string): Promise<void>;
  settled(): Promise<void>;
}

export function createHabits(settings: Settings, delay: Services['delay']): Habits {
  const keeping = createStore<Keeping>(() => ({ saved: true, trouble: null }));
  const keeper = createKeeper<unknown>(
    (value, key) => settings.set(key, value),
    delay,
    (now) => keeping.setState(now),
  );
  return {
    keeping,
    keep(key, value) {
      keeper.keep(key, value);
      return keeper.settled();
    },
    newest: (key) => keeper.newest(key),
    async forget(key) {
      keeper.drop(key);
      // One that is being written right now would land after the removal.
      await keeper.settled();
      await settings.remove(key);
    },
    settled: () => keeper.settled(),
  };
}
