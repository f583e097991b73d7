import type { Entry } from '@/engine';
import type { Appended } from './log';
import { toSqlFault, type SqlFaultKind } from './sqlFault';

export interface WriterState {
  /** How many entries are not on the disk yet. */
  readonly pending: number;
  /** Why the oldest of them is not; it is tried again, except after a `conflict`, which is final for its game. */
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
  /** The same for another way to write; `entries` from `seq` on are what it brings. */
  put(write: Write): void;
  state(): WriterState;
  subscribe(listener: () => void): () => void;
  /** Tries now. True when everything is on the disk (of one game, if it is named), false when something still is not. */
  flush(sessionId?: string): Promise<boolean>;
  /** Tries now. True when nothing is left that could be written: what conflicts with another history never can. */
  settle(): Promise<boolean>;
  /** Whether an entry of this game is not on the disk yet. */
  hasPending(sessionId: string): boolean;
  /** Somebody else wrote to this game: nothing more of it is saved until it is read again. The others go on. */
  isStuck(sessionId: string): boolean;
  /** The game was read again from the disk: it goes on from there. What was stuck can still be exported. */
  readAgain(sessionId: string): void;
  /** What is not on the disk, oldest first: to be exported while the disk refuses. */
  unsaved(): readonly Unsaved[];
}

export interface Unsaved {
  readonly sessionId: string;
  readonly seq: number;
  readonly entry: Entry<unknown>;
}

export interface Write {
  readonly sessionId: string;
  readonly seq: number;
  readonly entries: readonly Entry<unknown>[];
  run(): Promise<Appended>;
}

export interface WriterNeeds {
  append(sessionId: string, seq: number, entry: Entry<unknown>): Promise<Appended>;
  /** Calls back later; returns what cancels it. */
  delay(callback: () => void, ms: number): () => void;
}

const DELAYS = [250, 500, 1000, 2000, 5000, 10_000] as const;

/** The one way into the log. A failed write is a visible state and is tried again: nothing is dropped or reordered. */
export function createWriter({ append, delay }: WriterNeeds): Writer {
  const queue: Write[] = [];
  /** By game, what came after somebody else's entry. */
  const stuck = new Map<string, Write[]>();
  const leftBehind: Write[] = [];
  const listeners = new Set<() => void>();
  let current: WriterState = { pending: 0, failed: null, savedSeq: {} };
  let running: Promise<void> | null = null;
  let failures = 0;
  let callOff: (() => void) | null = null;

  function show(change: Partial<WriterState>): void {
    current = { ...current, ...change, pending: queue.length + [...stuck.values()].flat().length };
    for (const listener of [...listeners]) listener();
  }

  /** Writes from the front until the queue is empty or the disk fails. */
  async function drain(): Promise<void> {
    for (let next = queue[0]; next; next = queue[0]) {
      const { sessionId, seq, entries } = next;
      const behind = stuck.get(sessionId);
      if (behind) {
        behind.push(next);
        queue.shift();
        continue;
      }
      let appended: Appended;
      try {
        appended = await next.run();
      } catch (thrown) {
        const { kind, message } = toSqlFault(thrown);
        failures += 1;
        show({ failed: { kind, message, sessionId } });
        callOff = delay(start, DELAYS[Math.min(failures, DELAYS.length) - 1] ?? 0);
        return;
      }
      queue.shift();
      failures = 0;
      if (appended === 'conflict') stuck.set(sessionId, [next]);
      const savedSeq = appended === 'saved' ? { [sessionId]: seq + entries.length - 1 } : {};
      show({ failed: conflict(), savedSeq: { ...current.savedSeq, ...savedSeq } });
    }
  }

  function conflict(): WriterState['failed'] {
    const [sessionId] = stuck.keys();
    if (sessionId === undefined) return null;
    return { kind: 'conflict', message: 'the log has another entry at this position', sessionId };
  }

  function start(): void {
    callOff?.();
    callOff = null;
    running ??= drain().finally(() => {
      running = null;
    });
  }

  function hasPending(sessionId: string): boolean {
    return stuck.has(sessionId) || queue.some((unsaved) => unsaved.sessionId === sessionId);
  }

  async function tryNow(): Promise<void> {
    await running;
    if (queue.length > 0) start();
    await running;
  }

  function put(write: Write): void {
    queue.push(write);
    show({});
    // After a failure the timer keeps running: a burst of taps must not hammer a full disk.
    if (callOff === null) start();
  }

  return {
    append: (sessionId, seq, entry) =>
      put({ sessionId, seq, entries: [entry], run: () => append(sessionId, seq, entry) }),
    put,
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    flush: async (sessionId) => {
      await tryNow();
      return sessionId === undefined ? queue.length === 0 && stuck.size === 0 : !hasPending(sessionId);
    },
    settle: async () => {
      await tryNow();
      return queue.length === 0;
    },
    hasPending,
    isStuck: (sessionId) => stuck.has(sessionId),
    readAgain: (sessionId) => {
      leftBehind.push(...(stuck.get(sessionId) ?? []));
      if (stuck.delete(sessionId))
        show({
          failed: current.failed?.kind === 'conflict' ? conflict() : current.failed,
        });
    },
    unsaved: () => [...leftBehind, ...[...stuck.values()].flat(), ...queue].flatMap(unsavedOf),
  };
}

function unsavedOf({ sessionId, seq, entries }: Write): readonly Unsaved[] {
  return entries.map((entry, i) => ({ sessionId, seq: seq + i, entry }));
}
