import type { Item } from '../items';
import type { Target } from '../rules/buildCheck';
import type { Action, Cube, Goods, Terrain } from '../terms';

/** What an Invention card asks for, as printed. */
export interface InventionCard {
  readonly cost: Goods;
  readonly terrain: Terrain | null;
  readonly needs: readonly Item[];
  /** Whose character's own it is. */
  readonly owner: string | null;
}

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
  readonly card: InventionCard | null;
  readonly pay: 'wood' | 'fur';
  /** What the Threat card asks for. */
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
  /** Of the source that is gathered from. */
  readonly exhausted: boolean;
  readonly plusToken: boolean;
  /** The table says that the tile lies face up, where the app did not see it explored. */
  readonly faceUp?: boolean;
  /** The tile shows two sources of this kind, and this is the other one. */
  readonly second?: boolean;
  /** What a Threat card asks for besides pawns and goods. */
  readonly needs?: ThreatNeeds;
  /** An invention of the Scenario card, as the table calls it; `item` is null then. */
  readonly scenarioItem?: string;
}

export interface ThreatNeeds {
  /** The least weapon level. */
  readonly weapon: number;
  readonly items: readonly Item[];
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
