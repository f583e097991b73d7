import { majority, type Majority, type Prize, type Standing } from '@/engine';
import { DISSENTERS } from '../../dissenters';

/** What the holder of a Zone's tile takes of it. */
export const TILE_CHOICES = ['production', 'votes'] as const;
export type TileChoice = (typeof TILE_CHOICES)[number];

/** A Zone as the Assembly counts it. */
export interface CountedZone {
  /** Everybody's and the Dissenters'; outside the wall Outposts take their place. */
  readonly settlements: number;
  /** Of everybody who takes part. */
  readonly presence: Standing;
}

export interface Contest {
  /** Owners with the most Presence, if above 0. */
  readonly first: readonly string[];
  /** Owners with the second most, only when one owner alone is first: without a tile there is no second place. */
  readonly second: readonly string[];
  /** Who takes the Zone's tile. */
  readonly holder: string | null;
  /** Who takes half of what was not chosen: tied for second, nobody does. */
  readonly runnerUp: string | null;
  /** The two who share the Votes; three or more tied get nothing. */
  readonly sharing: readonly string[];
}

/** The majority of one Zone at an Assembly. */
export function contestZone(presence: Standing): Contest {
  const { first, second } = majority(presence);
  const sole = first.length === 1;
  return {
    first,
    second: sole ? second : [],
    holder: sole ? (first[0] ?? null) : null,
    runnerUp: sole && second.length === 1 ? (second[0] ?? null) : null,
    sharing: first.length === 2 ? first : [],
  };
}

/** Two, and everybody's Settlements. */
export function populationOf(settlements: number): number {
  return 2 + settlements;
}

/** Half is always rounded down. */
export function halfVotes(population: number): number {
  return Math.floor(population / 2);
}

export interface VoteRules {
  /** How tied owners are paid. */
  readonly prizes: (standing: Standing, scale: readonly number[]) => readonly Prize[];
  /** Whether somebody without Votes still holds a place. */
  readonly voteless: 'ranked' | 'unranked';
}

/** The places of an Assembly by owner; who is missing is not ranked. The Dissenters hold a place nobody is paid for. */
export function rankVotes(
  votes: Standing,
  tile: readonly number[],
  { prizes, voteless }: VoteRules,
): ReadonlyMap<string, Prize> {
  const ranked = voteless === 'ranked' ? votes : votes.filter(([, count]) => count > 0);
  return new Map(prizes(ranked, tile).map((prize) => [prize.owner, prize]));
}

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
