import type { Entry } from '@/engine';
import type { Appended } from './log';
import { toSqlFault, type SqlFaultKind } from './sqlFault';

export interface WriterState {
  /** How many entries are not on the disk yet. */
  readonly pending: number;
  /** Why the oldest of them is not; it is tried again, except after a `conflict`, which is final. */
  readonly failed: {
    readonly kind: WriterFault;
    readonly message: string;
    readonly sessionId: string;
  } | null;
  /** The newest position that is on the disk, by session, since the writer began. */
  readonly savedSeq: Readonly<Record<string, number>>;
}

export type WriterFault = SqlFaultKind | 'conflict';

export interface Writer {
  /** Never throws, never waits. What is handed in first is written first. */
  append(sessionId: string, seq: number, entry: Entry<unknown>): void;
  state(): WriterState;
  subscribe(listener: () => void): () => void;
  /** Tries now. True when everything is on the disk, false when something still is not. */
  flush(): Promise<boolean>;
  /** What is not on the disk, oldest first: to be exported while the disk refuses. */
  unsaved(): readonly Unsaved[];
}

export interface Unsaved {
  readonly sessionId: string;
  readonly seq: number;
  readonly entry: Entry<unknown>;
}

export interface WriterNeeds {
  append(sessionId: string, seq: number, entry: Entry<unknown>): Promise<Appended>;
  /** Calls back later; the answer calls it off. */
  delay(callback: () => void, ms: number): () => void;
}

const DELAYS = [250, 500, 1000, 2000, 5000, 10_000] as const;

/** The one way into the log. A failed write is a visible state and is tried again: nothing is dropped or reordered. */
export function createWriter({ append, delay }: WriterNeeds): Writer {
  const queue: Unsaved[] = [];
  const listeners = new Set<() => void>();
  let current: WriterState = { pending: 0, failed: null, savedSeq: {} };
  let running: Promise<void> | null = null;
  let failures = 0;
  let callOff: (() => void) | null = null;

  function show(change: Partial<WriterState>): void {
    current = { ...current, ...change, pending: queue.length };
    for (const listener of [...listeners]) listener();
  }

  /** Writes from the front until the queue is empty or something fails. */
  async function drain(): Promise<void> {
    for (let next = queue[0]; next; next = queue[0]) {
      const { sessionId, seq, entry } = next;
      try {
        if ((await append(sessionId, seq, entry)) === 'conflict')
          return fail('conflict', 'the log has another entry at this position', sessionId);
      } catch (thrown) {
        const { kind, message } = toSqlFault(thrown);
        fail(kind, message, sessionId);
        callOff = delay(start, DELAYS[Math.min(failures, DELAYS.length) - 1] ?? 0);
        return;
      }
      queue.shift();
      failures = 0;
      show({ failed: null, savedSeq: { ...current.savedSeq, [sessionId]: seq } });
    }
  }

  function fail(kind: WriterFault, message: string, sessionId: string): void {
    failures += 1;
    show({ failed: { kind, message, sessionId } });
  }

  function start(): void {
    callOff?.();
    callOff = null;
    if (running || current.failed?.kind === 'conflict') return;
    running = drain().finally(() => {
      running = null;
    });
  }

  return {
    append: (sessionId, seq, entry) => {
      queue.push({ sessionId, seq, entry });
      show({});
      // After a failure the timer goes on: a burst of taps must not hammer a disk that is full.
      if (callOff === null) start();
    },
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    flush: async () => {
      await running;
      if (queue.length > 0) start();
      await running;
      return queue.length === 0;
    },
    unsaved: () => [...queue],
  };
}
