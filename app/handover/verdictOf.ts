import type { MergeReport } from '@/data/backup/mergeBackup';

/** How a game that was handed over compares with what is here. */
export type HandOverVerdict =
  | { readonly kind: 'new' | 'same' | 'behind' | 'conflict' }
  | { readonly kind: 'ahead'; readonly entries: number };

/** A hand-over is one game: everything the report counts is about it. */
export function verdictOf({ games, updated, conflicts }: MergeReport): HandOverVerdict {
  const [ahead] = updated;
  if (ahead) return { kind: 'ahead', entries: ahead.entries };
  if (conflicts.length > 0) return { kind: 'conflict' };
  if (games.behind > 0) return { kind: 'behind' };
  return { kind: games.same > 0 ? 'same' : 'new' };
}
