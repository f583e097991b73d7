import type { Soldier } from '../terms';

/** Soldiers and perhaps the Leader, on an Adventure card or in a Combat. */
export interface Party extends Readonly<Record<Soldier, number>> {
  readonly leader: boolean;
}

export function partySize({ light, heavy, leader }: Party): number {
  return light + heavy + (leader ? 1 : 0);
}
