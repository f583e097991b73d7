import type { Line } from '@/live/line';

export interface Append {
  readonly id: string;
  readonly seq: number;
  readonly prev: string;
  readonly lines: readonly Line[];
}

/** Writes all of them in one commit; the tables whose lines were taken. */
export type Commit = (batch: readonly Append[]) => Promise<ReadonlySet<string>>;

interface Waiting {
  readonly append: Append;
  done(taken: boolean): void;
  failed(error: unknown): void;
}

/** Of one commit: more would keep the first of them waiting. */
const MOST_TABLES = 64;
const MOST_LINES = 512;

/**
 * Appends that arrive while a commit is under way share the next one: a disk that takes 5 ms to be sure takes as long for
 * fifty tables as for one. Nobody hears `true` before it is on the disk.
 */
export function createGroupCommit(
  commit: Commit,
  /** Whether one of a batch may be to blame. */
  isItsContent: (error: unknown) => boolean,
): (append: Append) => Promise<boolean> {
  let waiting: readonly Waiting[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    // Those that came in one go with the first.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = nextBatch();
      waiting = waiting.filter((one) => !batch.includes(one));
      await write(batch);
    }
    isBusy = false;
  }

  /** A table once: the second of two has to follow the first. */
  function nextBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    let lines = 0;
    for (const one of waiting) {
      lines += one.append.lines.length;
      if (batch.size > 0 && (batch.size >= MOST_TABLES || lines > MOST_LINES)) break;
      if (!batch.has(one.append.id)) batch.set(one.append.id, one);
    }
    return [...batch.values()];
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const taken = await commit(batch.map(({ append }) => append));
      for (const { append, done } of batch) done(taken.has(append.id));
    } catch (error) {
      // One that the database cannot keep must not cost the others theirs.
      if (batch.length > 1 && isItsContent(error)) for (const one of batch) await write([one]);
      else for (const { failed } of batch) failed(error);
    }
  }

  return (append) =>
    new Promise((done, failed) => {
      waiting = [...waiting, { append, done, failed }];
      void work();
    });
}
