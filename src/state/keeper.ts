import { toSqlFault, type SqlFaultKind } from '@/data/sqlFault';
import type { Services } from './services';

/** Whether what was last answered is on the disk, and what is in the way if it is not. */
export interface Keeping {
  readonly saved: boolean;
  readonly trouble: SqlFaultKind | null;
}

export interface Keeper<T> {
  /** Never throws, never waits; under one name only the newest counts. */
  keep(name: string, value: T): void;
  /** Nothing more is written under this name. */
  drop(name: string): void;
  /** Until nothing is being written; what the disk refused goes on being tried. */
  settled(): Promise<void>;
}

const AGAIN = 1000;

/** What the disk refuses is tried again until it is there, or until nobody needs it any more. */
export function createKeeper<T>(
  write: (value: T, name: string) => Promise<void>,
  delay: Services['delay'],
  show: (keeping: Keeping) => void,
): Keeper<T> {
  const waiting = new Map<string, T>();
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;

  async function writeAll(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      const [name, value] = next;
      try {
        await write(value, name);
      } catch (thrown) {
        if (!waiting.has(name)) continue;
        show({ saved: false, trouble: toSqlFault(thrown).kind });
        callOff = delay(start, AGAIN);
        return;
      }
      // A newer one may have come meanwhile.
      if (waiting.get(name) === value) waiting.delete(name);
    }
    show({ saved: true, trouble: null });
  }

  function start(): void {
    callOff?.();
    callOff = null;
    running ??= writeAll().finally(() => {
      running = null;
    });
  }

  return {
    keep(name, value) {
      waiting.set(name, value);
      // Between two tries the trouble stays in view, and a burst of taps does not hammer a disk that is full.
      if (callOff !== null) return;
      show({ saved: false, trouble: null });
      start();
    },
    drop(name) {
      waiting.delete(name);
      if (waiting.size > 0) return;
      callOff?.();
      callOff = null;
      show({ saved: true, trouble: null });
    },
    settled: async () => void (await running),
  };
}
