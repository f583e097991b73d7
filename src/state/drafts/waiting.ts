import type { DraftRecord } from '@/data/drafts';
import { readKept } from './keptDraft';

/** A draft that somebody left for later. */
export interface Waiting {
  readonly wizard: string;
  readonly player: string | null;
  readonly begunAt: number;
}

/** A draft without answers is not waiting work. */
export function waitingOf({ wizard, body }: DraftRecord): readonly Waiting[] {
  const kept = readKept(body);
  return kept?.answered ? [{ wizard, player: kept.player, begunAt: kept.begunAt }] : [];
}
