import { PERKS, type PerkList } from '../../perks';
import type { Asset, Dino } from '../../terms';
import type { Changes } from '../../rules/books';

/** 1 Follower for each Dino killed, p. 23, and what Skinner, Warrior and Tracker add (R15). */
export function killReward(dino: Dino, count: number, perks: PerkList): Changes {
  const gains = new Map<Asset, number>([['followers', count]]);
  for (const id of perks) {
    const { kill } = PERKS[id];
    if (kill?.dino !== dino) continue;
    for (const [asset, by] of kill.gains) gains.set(asset, (gains.get(asset) ?? 0) + count * by);
  }
  return [...gains];
}
