import {
  added,
  among,
  each,
  flag,
  listOf,
  maybe,
  number,
  shape,
  text,
  type Read,
  type ReadFields,
  type Seat,
  type Shape,
} from '@/engine';
import type { DiscoveryToken } from '../discoveries';
import type { Item } from '../items';
import { FIRST_TILE, START } from '../pieces';
import type { Skill } from '../skills';
import { DICE_ACTIONS, ACTIONS, CUBES, PHASES, TERRAINS, type Action, type Terrain } from '../terms';
import { WRECKAGE } from '../say';
import type { Tracking } from '../moments/tracking/level';
import { bodiesOf, type Config } from './config';
import { DIALS, type BodyCounter, type Dial } from './counters';
import type { InventionCard, Planned } from '../moments/plan/planned';

export const STAGES = ['setup', ...PHASES, 'finished'] as const;
export type Stage = (typeof STAGES)[number];

/** Why a number changed: of a wound it is the cause. In the order in which lists show them. */
export const SOURCES = [
  'start',
  'event',
  'threat',
  'morale',
  'production',
  'building',
  'gathering',
  'exploration',
  'dice',
  'adventure',
  'prowler',
  'hunt',
  'camp',
  'rest',
  'board',
  'ready',
  'skill',
  'item',
  'discovery',
  'demand',
  'card',
  'weather',
  'hunger',
  'cold',
  'night',
  'heal',
  'counted',
  'corrected',
] as const;
export type Source = (typeof SOURCES)[number];

/** Tokens that lie on action fields and tracks; only one of a kind lies on each. */
export const FIELD_TOKENS = [
  ...DICE_ACTIONS.map((action) => `adventure:${action}` as const),
  ...DICE_ACTIONS.map((action) => `reroll:${action}` as const),
  ...ACTIONS.map((action) => `minus:${action}` as const),
  'beast:hunt',
  'wood:build',
  'wood:shelter',
  'wood:roof',
  'wood:palisade',
  'wood:weapons',
  // On the camp tile.
  'minus:tile',
  'beast:tile',
] as const;
export type FieldToken = (typeof FIELD_TOKENS)[number];

export type Bodies = Readonly<Record<string, Readonly<Record<BodyCounter, number>>>>;

/** The two spaces of the Threat field; a card is called by the round in which it came. */
export const threatField = shape({ left: maybe(text), right: maybe(text) });
export type ThreatField = Read<typeof threatField>;

/** The Wreckage card that every game begins with. */
const FOOD_CRATES = 'food-crates';

const CAUSES = ['goal', 'death', 'time', 'gaveUp'] as const;

export const fateFields = {
  won: flag,
  cause: among(CAUSES),
  /** Who died. */
  player: maybe(text),
  round: number({ min: 1 }),
  /** Where play goes on if it is opened again. */
  stage: among(STAGES),
};
export type Fate = ReadFields<typeof fateFields>;

/** What was said about an island tile, so that it is not asked again; `count` says how far its numbers go. */
export function tileShape(count: Shape<number>) {
  return shape({
    /** Two steps from the camp. */
    far: flag,
    minusPawn: flag,
    beast: flag,
    exhausted: listOf(among(CUBES)),
    /** +1 tokens that lie there. */
    plus: listOf(among(CUBES)),
    /** False where only a token lies on an unexplored space; what older games noted was gathered from. */
    explored: added(flag),
    /** Turned face down by a card: no camp, no action. */
    inaccessible: added(flag),
    terrain: added(maybe(among(TERRAINS))),
    /** How many sources of each kind it shows. */
    sources: added(each(CUBES, count)),
    /** A tent icon. */
    shelter: added(flag),
  });
}
export type TileNotes = Read<ReturnType<typeof tileShape>>;

export const BARE_TILE: TileNotes = {
  far: false,
  minusPawn: false,
  beast: false,
  exhausted: [],
  plus: [],
  explored: false,
};

/** What a player's own actions of this round brought, for the case that they keep him away overnight. */
export function haulShape(count: Shape<number>) {
  return shape({
    food: count,
    wood: count,
    fur: count,
    /** He explored a tile with a shelter. */
    shelter: added(flag),
  });
}
export type Haul = Read<ReturnType<typeof haulShape>>;

export const NO_HAUL: Haul = { food: 0, wood: 0, fur: 0 };

export interface State {
  readonly config: Config;
  readonly tracking: Tracking;
  readonly stage: Stage;
  readonly round: number;
  readonly first: string;
  readonly camp: Readonly<Record<Dial, number>>;
  readonly bodies: Bodies;
  readonly items: readonly Item[];
  /** Built in this Action phase: they work when all actions are done. */
  readonly coming: readonly Item[];
  /** Basket and Sack help one gathering a round each. */
  readonly filled: readonly Item[];
  /** What the cards of the inventions ask for, as far as the table has said it; those of the scenario by name. */
  readonly cards: Readonly<Record<string, InventionCard>>;
  /** Inventions that lie on the board; empty where the table did not say. */
  readonly inventions: readonly Item[];
  /** Built inventions of the Scenario card, by name, and those that work when all actions are done. */
  readonly scenarioItems: readonly string[];
  readonly comingScenario: readonly string[];
  readonly terrains: readonly Terrain[];
  readonly campTile: number;
  /** By the number of the tile. */
  readonly island: Readonly<Record<string, TileNotes>>;
  readonly shortcutTile: number | null;
  /** Sources that Production used this round. */
  readonly used: readonly string[];
  /** Uses left of each starting item. */
  readonly starting: readonly number[];
  /** Discovery tokens that can be used. */
  readonly discoveries: readonly DiscoveryToken[];
  /** Drawn in this Action phase. */
  readonly comingDiscoveries: readonly DiscoveryToken[];
  /** Who has built a character's own invention before. */
  readonly inventors: readonly string[];
  readonly skills: Readonly<Record<string, readonly Skill[]>>;
  readonly threat: ThreatField;
  readonly tokens: readonly FieldToken[];
  /** What is left of this round's plan, in the order in which it is resolved; null before it is made. */
  readonly plan: readonly Planned[] | null;
  /** How many actions it had when it was made: as long as none is resolved it can be changed. */
  readonly planMade: number;
  /** Players away from the camp tonight. */
  readonly outside: readonly string[];
  /** By player: what his actions brought this round. */
  readonly brought: Readonly<Record<string, Haul>>;
  /** By player away: what he keeps until the morning. */
  readonly carried: Readonly<Record<string, Haul>>;
  readonly fate: Fate | null;
  /** Castaways who went before the end. */
  readonly left: readonly Seat[];
  /** Where every number came from, by owner and counter. */
  readonly earned: Readonly<Record<string, Readonly<Partial<Record<Source, number>>>>>;
}

export function initial(config: Config): State {
  const bodies = bodiesOf(config);
  const nothing = Object.fromEntries(DIALS.map((dial) => [dial, 0])) as Record<Dial, number>;
  return {
    config,
    tracking: config.tracking ?? 'full',
    stage: 'setup',
    round: 1,
    first: config.seats[0]?.id ?? '',
    // Only a suggestion: Production asks what the camp tile shows.
    camp: { ...nothing, foodSources: 1, woodSources: 1 },
    bodies: Object.fromEntries(bodies.map((id) => [id, { wounds: 0, determination: 0 }])),
    items: [],
    coming: [],
    filled: [],
    cards: {},
    inventions: [],
    scenarioItems: [],
    comingScenario: [],
    terrains: ['beach'],
    campTile: FIRST_TILE,
    island: {},
    shortcutTile: null,
    used: [],
    starting: Array.from({ length: config.startingItems }, () => START.startingItemUses),
    discoveries: [],
    comingDiscoveries: [],
    inventors: [],
    skills: {},
    threat: { left: null, right: config.wreckage ? `${WRECKAGE}${config.wreckage}` : FOOD_CRATES },
    tokens: [],
    plan: null,
    planMade: 0,
    outside: [],
    brought: {},
    carried: {},
    fate: null,
    left: [],
    earned: {},
  };
}

export function playersOf({ config }: Pick<State, 'config'>): readonly string[] {
  return config.seats.map(({ id }) => id);
}

export function isPlayer(state: Pick<State, 'config'>, id: string): boolean {
  return state.config.seats.some((seat) => seat.id === id);
}

export function hasItem({ items }: Pick<State, 'items'>, item: Item): boolean {
  return items.includes(item);
}

export function hasShelter({ camp }: Pick<State, 'camp'>): boolean {
  return camp.shelter + camp.tileShelter > 0;
}

export function tileNotes({ island }: Pick<State, 'island'>, tile: number | null): TileNotes {
  const key = String(tile);
  return (Object.hasOwn(island, key) ? island[key] : undefined) ?? BARE_TILE;
}

/** Saved, and no action of it resolved, dropped or fallen. */
export function isPlanFresh({ stage, plan, planMade }: Pick<State, 'stage' | 'plan' | 'planMade'>): boolean {
  return stage === 'action' && plan !== null && plan.length > 0 && plan.length === planMade;
}

/** Face up on the island, and open to everybody. */
export function isOpenTile(state: Pick<State, 'island'>, tile: number): boolean {
  const { explored, inaccessible } = tileNotes(state, tile);
  return explored !== false && inaccessible !== true;
}

/** Tiles that lie face up beside the camp tile, by number. */
export function openTiles(state: Pick<State, 'island' | 'campTile'>): readonly number[] {
  return Object.keys(state.island)
    .map(Number)
    .filter((tile) => tile !== state.campTile && isOpenTile(state, tile))
    .sort((a, b) => a - b);
}

export function earnedKey(owner: string, counter: string): string {
  return `${counter} ${owner}`;
}

/** The tokens of one kind on the field of an action. */
export function hasToken({ tokens }: Pick<State, 'tokens'>, kind: string, action: Action | string): boolean {
  return tokens.some((token) => token === `${kind}:${action}`);
}
