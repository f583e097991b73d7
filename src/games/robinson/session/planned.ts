import {
  added,
  among,
  each,
  flag,
  listOf,
  mapped,
  maybe,
  number,
  orElse,
  shape,
  text,
  type Read,
  type Shape,
} from '@/engine';
import { ITEM_NAMES } from '../items';
import { TARGETS } from '../rules/buildCheck';
import { ACTIONS, CUBES, GOODS, PAYMENTS, TERRAINS, type Action } from '../terms';

/** The two spaces of the Threat field. */
const SIDES = ['left', 'right'] as const;

const flagOrNot = orElse(flag, false);
const items = listOf(among(ITEM_NAMES));

/** What an Invention card asks for, as printed; `count` says how far its numbers go. */
export function inventionCard(count: Shape<number>) {
  return shape({
    cost: each(GOODS, count),
    terrain: maybe(among(TERRAINS)),
    needs: items,
    /** Whose character's own it is. */
    owner: maybe(text),
  });
}
export type InventionCard = Read<ReturnType<typeof inventionCard>>;

/** One action of the plan, with everything that was said about it before the pawns went down. */
export function plannedAction(count: Shape<number>) {
  return shape(fieldsOf(count));
}
export type Planned = Read<ReturnType<typeof plannedAction>>;

function fieldsOf(count: Shape<number>) {
  return {
    action: among(ACTIONS),
    /** Whose pawn takes it. */
    lead: text,
    support: listOf(text),
    /** The space of the Threat field. */
    threat: maybe(among(SIDES)),
    threatPawns: maybe(count),
    build: maybe(among(TARGETS)),
    item: maybe(among(ITEM_NAMES)),
    card: maybe(inventionCard(count)),
    pay: among(PAYMENTS),
    /** What the Threat card asks for. */
    cost: maybe(each(GOODS, count)),
    /** The Carpenter saves a piece of wood here; worked out when the plan is made. */
    economical: flag,
    cube: maybe(among(CUBES)),
    /** Number of the island tile, or of the unexplored space. */
    space: maybe(count),
    far: flag,
    /** Tokens on the tile. */
    minusPawnTile: flag,
    beastTile: flag,
    /** Of the source that is gathered from. */
    exhausted: flagOrNot,
    plusToken: flagOrNot,
    /** The table says that the tile lies face up, where the app did not see it explored. */
    faceUp: added(flag),
    /** The tile shows two sources of this kind, and this is the other one. */
    second: added(flag),
    /** What a Threat card asks for besides pawns and goods: the least weapon level, and items. */
    needs: added(shape({ weapon: count, items })),
    /** An invention of the Scenario card, as the table calls it; `item` is null then. */
    scenarioItem: added(text),
  };
}

/** The first version knew no more of a card than its price and whether it was the lead's own. */
export const storedPlanned = mapped(
  shape({ ...fieldsOf(number()), own: flagOrNot }),
  ({ own, ...one }): Planned => ({
    ...one,
    card:
      one.card ??
      (one.item && one.cost && { cost: one.cost, terrain: null, needs: [], owner: own ? one.lead : null }),
    cost: one.item ? null : one.cost,
  }),
);

/** Nothing said yet but what is done, and by whom. */
export function plainAction(action: Action, lead: string): Planned {
  return {
    action,
    lead,
    support: [],
    threat: null,
    threatPawns: null,
    build: null,
    item: null,
    card: null,
    pay: 'wood',
    cost: null,
    economical: false,
    cube: null,
    space: null,
    far: false,
    minusPawnTile: false,
    beastTile: false,
    exhausted: false,
    plusToken: false,
  };
}
