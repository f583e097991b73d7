import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import type { Pieces, State } from '@/games/perseverance-2/session/state';
import { fight, newTable, play } from '../../session/playing';

/** Bo has a Camp outside the wall; Ana begins. */
export const camped = (): State => play(newTable(3, { 'start:bo': 'discovery' }), { type: 'beginPlay' });

export const perks = (player: string, ...to: Pieces['perks']): Command => ({
  type: 'setPieces',
  player,
  piece: 'perks',
  to,
});

export const combat = (reach = false): Command => ({
  type: 'combat',
  player: 'ana',
  reach,
  fight: fight({ committed: { light: 1, heavy: 0, leader: false }, dinos: { ...NO_DINOS, trampler: 1 } }),
});

export const camp = (area: number, reach = false): Command => ({
  type: 'buildCamp',
  player: 'ana',
  area,
  reach,
  followers: 0,
  bonus: null,
  perk: null,
});

export const clear = (reach = false): Command => ({
  type: 'beginAdventure',
  player: 'ana',
  reach,
  terrain: 'plains',
  code: 'P2',
  requirement: 1,
  stages: 2,
  trial: null,
  party: { light: 1, heavy: 0, leader: false },
});

/** A Dino Attack on Bo’s Camp. */
export const attack = (threshold: number): Command => ({
  type: 'dinoAttack',
  owner: 'bo',
  area: 1,
  trigger: 'adventure',
  threshold,
  valorSpent: 0,
  card: { dinos: { ...NO_DINOS, trampler: 1 }, dangerous: 0 },
  dangerousDinos: NO_DINOS,
  dangerousChosen: null,
  successReward: {},
  failReward: {},
  saviorBonus: {},
});
