/** The words of Robinson Crusoe, each listed once; the JSON of the headless command uses the same. */
export const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const;
export type Phase = (typeof PHASES)[number];

export const CHARACTERS = ['carpenter', 'cook', 'explorer', 'soldier'] as const;
export type Character = (typeof CHARACTERS)[number];

/** In the order in which they are resolved. */
export const ACTIONS = ['threat', 'hunt', 'build', 'gather', 'explore', 'arrange-camp', 'rest'] as const;
export type Action = (typeof ACTIONS)[number];

/** The actions that may be tried with too few pawns to be sure. */
export const DICE_ACTIONS = ['build', 'gather', 'explore'] as const;
export type DiceAction = (typeof DICE_ACTIONS)[number];

/** The three Adventure decks. */
export const DECKS = ['building', 'gathering', 'exploration'] as const;
export type Deck = (typeof DECKS)[number];

/** What an Event card can show: a book, or the deck of an Adventure. */
export const ICONS = ['book', ...DECKS] as const;

/** What the brown wound die can show for the Pit. */
export const PIT_FACES = ['wound', 'blank'] as const;

/** What the first player takes at the highest morale. */
export const AT_HIGHEST = ['tokens', 'heal'] as const;

/** What arranging the camp brings; four players take one of the two. */
export const ARRANGING = ['tokens', 'morale'] as const;

/** What the island gives. */
export const CUBES = ['food', 'wood'] as const;
export type Cube = (typeof CUBES)[number];

/** What can be paid with. */
export const GOODS = ['wood', 'fur', 'food'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Record<Good, number>>;

/** A shelter, a roof or a palisade is paid all in wood or all in fur. */
export const PAYMENTS = ['wood', 'fur'] as const;

/** What an island tile is made of; the beach is known from the start. */
export const TERRAINS = ['beach', 'hills', 'mountains', 'plains', 'river'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Food in the camp: what rots, and what keeps. */
export interface Larder {
  readonly food: number;
  readonly nonPerishable: number;
}

/** Friday and the Dog are no players, and nobody may be called so. */
export const FRIDAY = 'friday';
export const DOG = 'dog';

/** What belongs to everybody. No player can be called so: an id has no space in it. */
export const CAMP = 'the camp';
