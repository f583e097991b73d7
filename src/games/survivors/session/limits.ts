import { TILES_IN_BOX } from '../pieces';

/** As many as the rules count of anything; the caravan itself prints no limit (ruling 22). */
export const DIAL = { min: 0, max: 999 } as const;
export const CARDS = { min: 0, max: 99 } as const;
export const DICE = { min: 0, max: 99 } as const;
export const STACK = { min: 0, max: TILES_IN_BOX } as const;

/** Characters of the name of a tile. */
export const LOCATION_LENGTH = 40;
