import type { Action } from './terms';

interface ItemRow {
  readonly weapon?: number;
  readonly palisade?: number;
  readonly nonPerishable?: 2;
  /** What the pawn on the card may support. */
  readonly pawn?: readonly Action[];
  readonly token?: 'plus-food' | 'shortcut';
}

/** What an item does the moment it is built; those with nothing here help later, or are needed for others. */
export const ITEMS = {
  basket: {},
  bed: {},
  belts: { pawn: ['gather'] },
  bow: { weapon: 3 },
  bricks: { palisade: 1 },
  cellar: {},
  corral: { token: 'plus-food' },
  cure: {},
  dam: { nonPerishable: 2 },
  diary: {},
  drums: {},
  fire: { palisade: 1 },
  fireplace: {},
  furnace: {},
  knife: { weapon: 1 },
  lantern: { pawn: ['build'] },
  map: { pawn: ['explore'] },
  moat: { palisade: 2 },
  pit: {},
  pot: {},
  raft: { pawn: ['gather', 'explore'] },
  rope: {},
  sack: {},
  shield: { pawn: ['hunt'] },
  shortcut: { token: 'shortcut' },
  shovel: {},
  sling: { weapon: 2 },
  snare: { token: 'plus-food' },
  spear: { weapon: 3 },
  wall: { palisade: 2 },
} as const satisfies Record<string, ItemRow>;

export type Item = keyof typeof ITEMS;
export const ITEM_NAMES = Object.keys(ITEMS) as readonly Item[];

/** The row of an item, with every column. */
export function effectOf(item: Item): ItemRow {
  return ITEMS[item];
}

/** The items that others are built with. */
export const NEEDED = [
  'bricks',
  'fire',
  'knife',
  'map',
  'pot',
  'rope',
  'shovel',
] as const satisfies readonly Item[];
