import type { Item } from '../items';
import type { Target } from '../rules/buildCheck';
import type { Action, Cube, Goods } from '../terms';

/** One action of the plan, with everything that was said about it before the pawns went down. */
export interface Planned {
  readonly action: Action;
  /** Whose pawn takes it. */
  readonly lead: string;
  readonly support: readonly string[];
  /** The space of the Threat field. */
  readonly threat: 'left' | 'right' | null;
  readonly threatPawns: number | null;
  readonly build: Target | null;
  readonly item: Item | null;
  /** The lead's own invention. */
  readonly own: boolean;
  readonly pay: 'wood' | 'fur';
  /** What an item costs; shelter, roof and palisade have the price of the table. */
  readonly cost: Goods | null;
  /** The Carpenter saves a piece of wood here; worked out when the plan is made. */
  readonly economical: boolean;
  readonly cube: Cube | null;
  /** Number of the island tile, or of the unexplored space. */
  readonly space: number | null;
  readonly far: boolean;
  /** Tokens on the tile. */
  readonly minusPawnTile: boolean;
  readonly beastTile: boolean;
}

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
    own: false,
    pay: 'wood',
    cost: null,
    economical: false,
    cube: null,
    space: null,
    far: false,
    minusPawnTile: false,
    beastTile: false,
  };
}
