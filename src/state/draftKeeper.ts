import type { DraftRecord } from '@/data/drafts';
import { createKeeper, type Keeping } from './keeper';
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
  { data, delay }: Pick<Services, 'data' | 'delay'>,
  show: (keeping: Keeping) => void,
): DraftKeeper {
  const keeper = createKeeper<DraftRecord>((draft) => data.drafts.put(draft), delay, show);
  return {
    keep: (draft) => keeper.keep(nameOf(draft.sessionId, draft.wizard), draft),
    drop: (sessionId, wizard) => keeper.drop(nameOf(sessionId, wizard)),
    settled: () => keeper.settled(),
  };
}

function nameOf(sessionId: string, wizard: string): string {
  return `${sessionId}/${wizard}`;
}
