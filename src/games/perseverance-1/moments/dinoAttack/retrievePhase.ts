import type { Muster } from './defenseArea';
import type { FallenSoldier } from './fightPhase';

export interface Retrieved {
  readonly light: number;
  readonly heavy: number;
  readonly leader: boolean;
  readonly usedTraps: number;
}

/** What leaves the area alive, and the Traps that are spent, p. 23. */
export function retrievePhase(
  { defenders, traps }: Muster,
  fallen: readonly FallenSoldier[],
  players: readonly { readonly id: string }[],
): Readonly<Record<string, Retrieved>> {
  const home = new Map(players.map(({ id }) => [id, { light: 0, heavy: 0, leader: false, usedTraps: 0 }]));
  for (const { owner, type } of defenders) {
    const pieces = home.get(owner);
    if (!pieces) continue;
    if (type === 'leader') pieces.leader = true;
    else pieces[type]++;
  }
  for (const { owner, type } of fallen) {
    const pieces = home.get(owner);
    if (pieces) pieces[type]--;
  }
  for (const { owner } of traps) {
    const pieces = home.get(owner);
    if (pieces) pieces.usedTraps++;
  }
  return Object.fromEntries(home);
}
