import type { PlayerResult } from '@/engine';
import type { EarnedBy } from './earned';
import type { FinalState } from './table';

/** The final places with the way to them; null while the game goes on. */
export function resultOf<Source extends string>(
  final: FinalState | null,
  earned: EarnedBy<Source>,
  sources: readonly Source[],
  left: readonly string[],
): readonly PlayerResult[] | null {
  if (!final) return null;
  return final.places.map(({ player, followers, rank }) => {
    const sums = earned[player];
    return {
      player,
      score: followers,
      rank,
      winner: rank === 1,
      sources: sources.flatMap((source) => {
        const points = sums?.[source] ?? 0;
        return points === 0 ? [] : [{ source, points }];
      }),
      ...(left.includes(player) && { left: true as const }),
    };
  });
}
