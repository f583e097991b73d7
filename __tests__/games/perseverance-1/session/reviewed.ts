import type { ReviewLine } from '@/engine';

/** The totals of one number on a review, by player. */
export function reviewed(
  lines: readonly ReviewLine[],
  label = 'asset.followers',
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lines.filter((line) => line.label.key === label).map(({ player = '', total }) => [player, total]),
  );
}
