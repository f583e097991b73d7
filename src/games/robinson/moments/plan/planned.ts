import {
  added,
  among,
  each,
  flag,
  listOf,
  maybe,
  number,
  orElse,
  shape,
  shapeOf,
  text,
  type Read,
  type Shape,
} from '@/engine';
import { ITEM_NAMES } from '../../items';
import { TARGETS } from '../actions/buildCheck';
import { ACTIONS, CUBES, GOODS, PAYMENTS, TERRAINS, type Action } from '../../terms';

/** The two spaces of the Threat field. */
export const SIDES = ['left', 'right'] as const;

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
  return shape({
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
    /** The Carpenter saves a piece of wood here; computed when the plan is made. */
    economical: flag,
    cube: maybe(among(CUBES)),
    /** Number of the island tile, or of the unexplored space. */
    space: maybe(count),
    far: flag,
    /** Tokens on the tile. */
    minusPawnTile: flag,
    beastTile: flag,
    /** Of the source that is gathered from. */
    exhausted: orElse(flag, false),
    plusToken: orElse(flag, false),
    /** The table says that the tile lies face up, where the app did not see it explored. */
    faceUp: added(flag),
    /** The tile shows two sources of this kind, and this is the other one. */
    second: added(flag),
    /** What a Threat card asks for besides pawns and goods: the least weapon level, and items. */
    needs: added(shape({ weapon: count, items })),
    /** An invention of the Scenario card, as the table calls it; `item` is null then. */
    scenarioItem: added(text),
  });
}
export type Planned = Read<ReturnType<typeof plannedAction>>;

const stored = plannedAction(number());
const owned = shape({ own: orElse(flag, false) });

/** The first version knew no more of a card than its price and whether it was the lead's own. */
export const storedPlanned = shapeOf((at): Planned => {
  const one = stored(at);
  const { item, cost, lead } = one;
  if (!item || !cost) return one;
  const owner = owned(at).own ? lead : null;
  return { ...one, card: one.card ?? { cost, terrain: null, needs: [], owner }, cost: null };
}, stored.form);

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
