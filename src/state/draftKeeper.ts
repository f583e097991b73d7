import type { DraftRecord } from '@/data/drafts';
<<<<<<< HEAD
import { createKeeper, type Keeping } from './keeper';
=======
import { SqlFault, toSqlFault, type SqlFaultKind } from '@/data/sqlFault';
>>>>>>> d3e45bf (A snapshot waits for its entry, and a draft and a result for their log)
import type { Services } from './services';

export type { Keeping } from './keeper';

export interface DraftKeeper {
  /** Never throws, never waits; of one walk only the newest draft counts. */
  keep(draft: DraftRecord): void;
  /** Nothing more is written of this walk: it was saved or thrown away. */
  drop(sessionId: string, wizard: string): void;
  /** Until nothing is being written; what the disk refused goes on being tried. */
  settled(): Promise<void>;
}

export function createDraftKeeper(
  { data, delay, writer }: Pick<Services, 'data' | 'delay' | 'writer'>,
  show: (keeping: Keeping) => void,
): DraftKeeper {
<<<<<<< HEAD
  const keeper = createKeeper<DraftRecord>((draft) => data.drafts.put(draft), delay, show);
=======
  const waiting = new Map<string, DraftRecord>();
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;

  async function writeAll(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      const [name, draft] = next;
      try {
        if (isAheadOfLog(draft)) {
          await followLog(draft.sessionId);
          // Meanwhile it may have been thrown away, or written over.
          continue;
        }
        await data.drafts.put(draft);
      } catch (thrown) {
        if (!waiting.has(name)) continue;
        show({ saved: false, trouble: toSqlFault(thrown).kind });
        callOff = delay(start, AGAIN);
        return;
      }
      // A newer one may have come meanwhile.
      if (waiting.get(name) === draft) waiting.delete(name);
    }
    show({ saved: true, trouble: null });
  }

  /**
   * A draft goes after the entries that it stands on: one that overtook them would be there without them after a kill,
   * and the entry of an earlier walk would take it along.
   */
  async function followLog(sessionId: string): Promise<void> {
    if (await writer.flush(sessionId)) return;
    const { failed } = writer.state();
    const kind = failed && failed.kind !== 'conflict' ? failed.kind : 'locked';
    throw new SqlFault(kind, failed?.message ?? 'the log is not written yet');
  }

  function isAheadOfLog({ sessionId }: DraftRecord): boolean {
    return writer.hasPending(sessionId);
  }

  function start(): void {
    callOff?.();
    callOff = null;
    running ??= writeAll().finally(() => {
      running = null;
    });
  }

>>>>>>> d3e45bf (A snapshot waits for its entry, and a draft and a result for their log)
  return {
    keep: (draft) => keeper.keep(nameOf(draft.sessionId, draft.wizard), draft),
    drop: (sessionId, wizard) => keeper.drop(nameOf(sessionId, wizard)),
    settled: () => keeper.settled(),
  };
}

function nameOf(sessionId: string, wizard: string): string {
  return `${sessionId}/${wizard}`;
}
