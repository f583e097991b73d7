import type { ReviewLine } from '@/engine';

/**
 * The review of a wizard about one player: what changes for anybody, and theirs even if it stays. Pieces that no
 * number counts come after the player's own lines.
 */
export function reviewFor(
  player: string,
  lines: readonly ReviewLine[],
  pieces: readonly ReviewLine[],
): readonly ReviewLine[] {
  return [
    ...lines.filter((line) => line.player === player),
    ...pieces,
    ...lines.filter((line) => line.player !== player && line.change !== 0),
  ];
}
