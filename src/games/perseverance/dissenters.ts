/** The passive third faction of a two-player game, in both episodes. No player may be called so. */
export const DISSENTERS = 'dissenters';

/** The dice that belong to nobody. */
export const NEUTRAL = 'neutral';

/** Nobody at the table may be called so: the Dissenters and the neutral dice are. */
export const RESERVED_IDS: readonly string[] = [DISSENTERS, NEUTRAL];

/** They settle every Zone that nobody chose at the start, twice in the one that was drawn. */
export function dissenterSettlements({
  taken,
  drawn,
}: {
  readonly taken: boolean;
  readonly drawn: boolean;
}): 0 | 1 | 2 {
  if (taken) return 0;
  return drawn ? 2 : 1;
}

/** Their cubes: on the Officer of the drawn Zone, on each other one, and on each after the first Assembly. */
export const DISSENTER_CUBES = { drawn: 2, others: 1, wrapUp: 1 } as const;
