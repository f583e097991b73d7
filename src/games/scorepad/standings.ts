import { rank } from '@/engine';
import type { Place, Points, ScorepadConfig } from './scorepad';

/** Places in seat order; players level on points share the better place, and the next place is skipped. */
export function standings(
  totals: Points,
  { seats, best }: Pick<ScorepadConfig, 'seats' | 'best'>,
): readonly Place[] {
  const groups = rank(
    seats.map(({ id }) => [id, totals[id] ?? 0] as const),
    { ties: 'gap', best },
  );
  return seats.map(({ id }) => {
    const group = groups.find(({ owners }) => owners.includes(id));
    return { player: id, score: totals[id] ?? 0, rank: group?.rank ?? seats.length };
  });
}
