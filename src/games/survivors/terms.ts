/** The words of Survivors, each listed once; the JSON of the headless command uses the same. */
export const SKILLS = ['combat', 'civilized', 'production'] as const;
export type Skill = (typeof SKILLS)[number];

export const RESOURCES = ['survivors', 'scrap', 'herb', 'resolve', 'fuel'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What one group carries: the people and everything else. */
export type Caravan = Readonly<Record<Resource, number>>;

/** A number for each Skill. */
export type Trio = Readonly<Record<Skill, number>>;

export const STEPS = ['move', 'end'] as const;

/** The two sides of a Faction tile. */
export const SIDES = ['primary', 'secondary'] as const;
export type Side = (typeof SIDES)[number];

/** The six neighbours of the Encounter Tile, clockwise from north; the board never turns. */
export const RING = [0, 1, 2, 3, 4, 5] as const;
export type RingPlace = (typeof RING)[number];

/** `E` is the Encounter Tile in the middle. */
export const PLACES = ['E', ...RING] as const;
export type Place = (typeof PLACES)[number];

/** The one die that is not a Faction's: by the number of players it adds a success, takes one, or stays in the box. */
export interface Aberrant {
  readonly dice: 0 | 1;
  readonly effect: 'add' | 'remove' | 'none';
}
