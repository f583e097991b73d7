import type { Goods } from './terms';

export const PLAYERS = { min: 1, max: 4 } as const;

export const PAWNS = { player: 2, helper: 1 } as const;

export const HUNTING_PAWNS = 2;

export const START = { startingItems: 2, startingItemUses: 2, inventions: 14 } as const;
/** The most that a table can begin with. */
export const STARTING_ITEMS = 10;

/** How many Event cards may change their icon. */
export const BOOK_SHIFT = { min: -15, max: 15 } as const;

/** Suggested, as the characters' rerolls cost the same (ruling 15). */
export const FRIDAY_REROLL = 2;

/** What a failed die, or arranging the camp, brings to who did it. */
export const DETERMINATION = 2;

/** The beach where every game begins. */
export const FIRST_TILE = 8;

export const WOUNDS = { hunger: 2, openAir: 1 } as const;

/** The beast of the Hungry Animals die. */
export const HUNGRY_BEAST = 3;

/** What the Diary and the Drums add in the Morale phase. */
export const DIARY = 1;
export const DRUMS = 2;

/** Weapons cost the same at every table. */
export const WEAPON_COST: Goods = { wood: 1, fur: 0, food: 0 };
