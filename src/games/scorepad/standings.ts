import { rank, type Seat } from '@/engine';
import type { Place } from './event';
import type { ScorepadState } from './state';

/**
 * Places in seat order; players level on points share the better place, and the next place is skipped. Who left comes
 * after everybody who stayed.
 */
export function standings({
  totals,
  config: { seats, best },
  left = [],
}: Pick<ScorepadState, 'totals'> & {
  readonly config: Pick<ScorepadState['config'], 'seats' | 'best'>;
  readonly left?: readonly Seat[];
}): readonly Place[] {
  const placesOf = (people: readonly Seat[], behind: number) => {
    const groups = rank(
      people.map(({ id }) => [id, totals[id] ?? 0] as const),
      { ties: 'gap', best },
    );
    return people.map(({ id }): Place => {
      const group = groups.find(({ owners }) => owners.includes(id));
      return { player: id, score: totals[id] ?? 0, rank: behind + (group?.rank ?? people.length) };
    });
  };
  return [...placesOf(seats, 0), ...placesOf(left, seats.length)];
}
