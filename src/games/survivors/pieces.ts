import type { Aberrant, Caravan, Place } from './terms';

export const PLAYERS = { min: 1, max: 5 } as const;

export const START_CARAVAN: Caravan = { survivors: 8, scrap: 8, herb: 8, resolve: 8, fuel: 7 };

export const START_HORDES = 3;
/** Where nobody minds: behind a caravan that drives north. Any three tiles are allowed. */
export const SUGGESTED_HORDES: readonly Place[] = [2, 3, 4];

/** The middle and the ring. */
export const TILES = 7;
export const TILES_IN_BOX = 36;
export const TILES_PER_MOVE = 3;

/** What a Horde on the Encounter Tile adds, and what one still on the map takes when the caravan settles. */
export const HORDE_CHALLENGES = 3;
export const HORDE_TOLL = 10;

export const FUEL_PER_MOVE = 1;

/** What a corner of the Encounter Tile adds for none, one or two icons beside it that are the same. */
export const CORNER_WORTH = [1, 2, 4] as const;

/** Three players roll without it, five lose the success it shows, everybody else wins one. */
export function aberrantDie(players: number): Aberrant {
  if (players === 3) return { dice: 0, effect: 'none' };
  return { dice: 1, effect: players === 5 ? 'remove' : 'add' };
}

/** Of a Skill die. */
export const DIE_FACES = 6;
