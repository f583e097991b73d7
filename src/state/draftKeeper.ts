import type { DraftRecord } from '@/data/drafts';
import { SqlFault } from '@/data/sqlFault';
import { waitingOf } from './drafts/waiting';
import { createKeeper, type Keeping } from './keeper';
import type { Services } from './services';

export type { Keeping } from './keeper';

export interface DraftKeeper {
  /** Never throws, never waits; of one wizard only the newest draft counts. */
  keep(draft: DraftRecord): void;
  /** Nothing more is written for this wizard: it was saved or thrown away. */
  drop(sessionId: string, wizard: string): void;
  /** Waits until nothing is being written; what the disk refused is still tried again. */
  settled(): Promise<void>;
  /**
   * Tries now. True when no answers are left that could be written: in a game that somebody else wrote to, none can.
   */
  settle(): Promise<boolean>;
  /** Nothing more is written. Returns how many drafts with answers were never written. */
  letGo(): number;
}

export function createDraftKeeper(
  { data, delay, writer }: Pick<Services, 'data' | 'delay' | 'writer'>,
  show: (keeping: Keeping) => void,
): DraftKeeper {
  const newest = new Map<string, DraftRecord>();
  const keeper = createKeeper<DraftRecord>(write, delay, show);

  async function write(draft: DraftRecord, name: string): Promise<void> {
    if (writer.hasPending(draft.sessionId)) await followLog(draft.sessionId);
    // Meanwhile it may have been thrown away, or written over.
    if (newest.get(name) === draft) await data.drafts.put(draft);
  }

  /**
   * A draft is written after the entries it is based on: if it overtook them, it would be there without them after a
   * kill, and the entry of an earlier wizard would delete it.
   */
  async function followLog(sessionId: string): Promise<void> {
    if (await writer.flush(sessionId)) return;
    const { failed } = writer.state();
    const kind = failed && failed.kind !== 'conflict' ? failed.kind : 'locked';
    throw new SqlFault(kind, failed?.message ?? 'the log is not written yet');
  }

  return {
    keep: (draft) => {
      const name = nameOf(draft.sessionId, draft.wizard);
      newest.set(name, draft);
      keeper.keep(name, draft);
    },
    drop: (sessionId, wizard) => {
      const name = nameOf(sessionId, wizard);
      newest.delete(name);
      keeper.drop(name);
    },
    settled: () => keeper.settled(),
    settle: async () => {
      const left = await keeper.flush();
      return !left.some((draft) => isWork(draft) && !writer.isStuck(draft.sessionId));
    },
    letGo: () => keeper.letGo().filter(isWork).length,
  };
}

function isWork(draft: DraftRecord): boolean {
  return waitingOf(draft).length > 0;
}

function nameOf(sessionId: string, wizard: string): string {
  return `${sessionId}/${wizard}`;
}
