import { majority, type Majority, type Standing } from '@/engine';
import { DISSENTERS } from '../../dissenters';

export interface OfficerShare {
  readonly owner: string;
  readonly place: 'first' | 'second';
  /** What the condition is worth in full. */
  readonly worth: number;
  readonly followers: number;
}

export interface OfficerScore extends Majority {
  /** Only players: the Dissenters hold places and score nothing. */
  readonly shares: readonly OfficerShare[];
}

/**
 * Everybody with the most cubes (track and tile) scores the condition in full, everybody with the second most
 * half of it, rounded down. A tie for most does not cancel second place; no cube, no place.
 */
export function scoreOfficer(cubes: Standing, worthOf: (player: string) => number): OfficerScore {
  const { first, second } = majority(cubes);
  const share = (place: OfficerShare['place']) => (owner: string) => {
    const worth = worthOf(owner);
    return { owner, place, worth, followers: place === 'first' ? worth : Math.floor(worth / 2) };
  };
  const players = (owners: readonly string[]) => owners.filter((owner) => owner !== DISSENTERS);
  return {
    first,
    second,
    shares: [...players(first).map(share('first')), ...players(second).map(share('second'))],
  };
}

/** Chief Steward of both episodes: 3 Followers for each set of two Settlements and one die in play. */
export function stewardSets(settlements: number, dice: number): number {
  return Math.min(Math.floor(settlements / 2), dice);
}
