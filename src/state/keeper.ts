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
  /** What is not written yet under this name. */
  newest(name: string): T | undefined;
  /** Nothing more is written under this name. */
  drop(name: string): void;
  /** Waits until nothing is being written; what the disk refused is still tried again. */
  settled(): Promise<void>;
  /** Tries now, and returns what is still not written. */
  flush(): Promise<readonly T[]>;
  /** Nothing more is written. Returns what never was. */
  letGo(): readonly T[];
}

const AGAIN = 1000;

/** What the disk refuses is tried again until it is written, or until nobody needs it. */
export function createKeeper<T>(
  write: (value: T, name: string) => Promise<void>,
  delay: Services['delay'],
  show: (keeping: Keeping) => void,
): Keeper<T> {
  const waiting = new Map<string, T>();
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;

  async function writeAll(): Promise<void> {
    const refused = new Set<string>();
    let trouble: SqlFaultKind | null = null;
    const nextOf = () => [...waiting].find(([name]) => !refused.has(name));
    // A refused one does not hold up the others.
    for (let next = nextOf(); next; next = nextOf()) {
      const [name, value] = next;
      try {
        await write(value, name);
      } catch (thrown) {
        if (!waiting.has(name)) continue;
        trouble ??= toSqlFault(thrown).kind;
        refused.add(name);
        continue;
      }
      // A newer one may have come meanwhile.
      if (waiting.get(name) === value) waiting.delete(name);
    }
    if (waiting.size === 0) return show({ saved: true, trouble: null });
    show({ saved: false, trouble });
    callOff = delay(start, AGAIN);
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
    newest: (name) => waiting.get(name),
    drop(name) {
      waiting.delete(name);
      if (waiting.size > 0) return;
      callOff?.();
      callOff = null;
      show({ saved: true, trouble: null });
    },
    settled: async () => void (await running),
    async flush() {
      await running;
      if (waiting.size > 0) start();
      await running;
      return [...waiting.values()];
    },
    letGo() {
      const left = [...waiting.values()];
      waiting.clear();
      callOff?.();
      callOff = null;
      return left;
    },
  };
}
