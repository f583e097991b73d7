import type { ReviewLine } from '@/engine';

/** Everything that a review says before somebody asks why; two that say the same are the same text. */
export function reviewWords(lines: readonly ReviewLine[]): string {
  return JSON.stringify(
    lines.map(({ player, label, change, total, news }) => [player ?? null, label, change, total, news ?? '']),
  );
}
