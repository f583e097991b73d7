export interface FinalScore {
  readonly id: string;
  readonly followers: number;
  /** What decides between players level on Followers: Soldiers in Episode 1, Perks in Episode 2. */
  readonly tiebreak: number;
}

export interface FinalRanking {
  /** Best first; players level on both keep the order of the table and share a rank, the next rank skips. */
  readonly places: readonly { readonly id: string; readonly rank: number }[];
  readonly winners: readonly string[];
  /** What made the winner: Followers alone, the tie-break, or nothing: the victory is shared. */
  readonly decidedBy: 'followers' | 'tiebreak' | 'shared';
}

export function rankFinal(scores: readonly FinalScore[]): FinalRanking {
  const compare = (a: FinalScore, b: FinalScore) => b.followers - a.followers || b.tiebreak - a.tiebreak;
  const places = [...scores].sort(compare).map((score) => ({
    id: score.id,
    rank: 1 + scores.filter((other) => compare(other, score) < 0).length,
  }));
  const winners = places.filter(({ rank }) => rank === 1).map(({ id }) => id);
  const best = Math.max(...scores.map(({ followers }) => followers));
  const leaders = scores.filter(({ followers }) => followers === best).length;
  return {
    places,
    winners,
    decidedBy: leaders === 1 ? 'followers' : winners.length === 1 ? 'tiebreak' : 'shared',
  };
}
