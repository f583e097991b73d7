import type { Prize, Standing } from '@/engine';

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
