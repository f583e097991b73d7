import { useState } from 'react';
import type { Draft, ReviewLine } from '@/engine';
import { reviewWords } from '@/live/reviewWords';

/**
 * Whether the table has changed under a review since it was shown: somebody else's act may change a line of it, and then
 * it is read again before it is saved.
 */
export function useReviewed(
  draft: Draft,
  lines: readonly ReviewLine[] | null,
): { readonly hasChanged: boolean; read(): void } {
  const words = lines && reviewWords(lines);
  const [seen, setSeen] = useState({ draft, words });
  // An answer on this page changes it, too, and is seen as it is given.
  if (seen.draft !== draft || (seen.words === null) !== (words === null)) setSeen({ draft, words });
  const hasChanged = seen.draft === draft && words !== null && seen.words !== null && seen.words !== words;
  return { hasChanged, read: () => setSeen({ draft, words }) };
}
