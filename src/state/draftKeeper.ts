import type { DraftRecord } from '@/data/drafts';
import { toSqlFault, type SqlFaultKind } from '@/data/sqlFault';
import type { Services } from './services';

/** Whether what was last answered is on the disk, and what is in the way if it is not. */
export interface Keeping {
  readonly saved: boolean;
  readonly trouble: SqlFaultKind | null;
}

export interface DraftKeeper {
  /** Never throws, never waits; of one walk only the newest draft counts. */
  keep(draft: DraftRecord): void;
  /** Nothing more is written of this walk: it was saved or thrown away. */
  drop(sessionId: string, wizard: string): void;
  /** Until nothing is being written; what the disk refused goes on being tried. */
  settled(): Promise<void>;
}

const AGAIN = 1000;

/** A refused draft is tried again until it is there, or until nobody needs it any more. */
export function createDraftKeeper(
  { data, delay }: Pick<Services, 'data' | 'delay'>,
  show: (keeping: Keeping) => void,
): DraftKeeper {
  const waiting = new Map<string, DraftRecord>();
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;

  async function writeAll(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      const [name, draft] = next;
      try {
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

  function start(): void {
    callOff?.();
    callOff = null;
    running ??= writeAll().finally(() => {
      running = null;
    });
  }

  return {
    keep(draft) {
      waiting.set(nameOf(draft.sessionId, draft.wizard), draft);
      // Between two tries the trouble stays in view, and a burst of taps does not hammer a disk that is full.
      if (callOff !== null) return;
      show({ saved: false, trouble: null });
      start();
    },
    drop(sessionId, wizard) {
      waiting.delete(nameOf(sessionId, wizard));
      if (waiting.size > 0) return;
      callOff?.();
      callOff = null;
      show({ saved: true, trouble: null });
    },
    settled: async () => void (await running),
  };
}

function nameOf(sessionId: string, wizard: string): string {
  return `${sessionId}/${wizard}`;
}
