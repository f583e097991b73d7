import type { Seat } from '@/engine';
import { START_CARAVAN } from '../pieces';
import { EMPTY_CARAVAN, NO_SKILLS } from '../tally';
import {
  RESOURCES,
  type Caravan,
  type Place,
  type Resource,
  type RingPlace,
  type Side,
  type Skill,
  type Trio,
} from '../terms';
import type { Faces } from '../rules/chances';
import { factionOf, type Config } from './config';

export const PHASES = ['setup', 'travel', 'challenges', 'encounter', 'decide', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** Tiles in the box; seven lie on the table from the start. */
export const TILES_IN_BOX = 36;
export const TILES_PER_MOVE = 3;

/** Where a Resource came from or went to, in the order in which it is told. */
export const SOURCES = [
  'start',
  'counted',
  'travel',
  'threat',
  'penalty',
  'reward',
  'bonus',
  'horde',
  'corrected',
] as const;
export type Source = (typeof SOURCES)[number];

/** The icons at the six corners, clockwise from the top right; null where nobody has said it yet. */
export type Tile = readonly (Skill | null)[];
export type Board = Readonly<Record<Place, Tile>>;

export interface FactionState {
  readonly primary: Trio;
  readonly secondary: Trio;
  /** In hand, by deck. */
  readonly cards: Trio;
  /** The side of the last roll. */
  readonly side: Side;
}

export interface Hordes {
  /** On the Encounter Tile, where any number may meet. */
  readonly encounter: number;
  readonly ring: readonly RingPlace[];
}

export interface Counted {
  /** Counted once more after a card changed the tiles; `totals` are those that named the Threat. */
  readonly now?: Trio;
  readonly totals: Trio;
  readonly threat: Skill;
}

export interface Fate {
  readonly won: boolean;
  /** False: the table gave up before it settled. */
  readonly settled: boolean;
  /** As the table called the tile that it settled on. */
  readonly location: string | null;
  /** Where play goes on if it is opened again. */
  readonly phase: Phase;
}

export const LOCATION_LENGTH = 40;

export interface State {
  readonly config: Config;
  readonly phase: Phase;
  /** Moves made. */
  readonly turn: number;
  readonly leader: string;
  readonly caravan: Caravan;
  /** How each Resource came to what it is. */
  readonly earned: Readonly<Record<Resource, Readonly<Partial<Record<Source, number>>>>>;
  readonly hordes: Hordes;
  readonly tiles: Board;
  /** Tiles that are left to draw, and those that lie aside for a new stack. */
  readonly stack: { readonly left: number; readonly aside: number };
  readonly players: Readonly<Record<string, FactionState>>;
  readonly faces: Faces;
  /** What the Encounter of this turn asks for. */
  readonly challenges: Counted | null;
  readonly fate: Fate | null;
  /** Players who went before the end. */
  readonly left: readonly Seat[];
}

export const BLANK: Tile = [null, null, null, null, null, null];

const BLANK_BOARD: Board = { E: BLANK, 0: BLANK, 1: BLANK, 2: BLANK, 3: BLANK, 4: BLANK, 5: BLANK };

export function initial(config: Config): State {
  return {
    config,
    phase: 'setup',
    turn: 0,
    leader: config.seats[0]?.id ?? '',
    caravan: START_CARAVAN,
    earned: perEarned((resource) => ({ start: START_CARAVAN[resource] })),
    hordes: { encounter: 0, ring: [] },
    tiles: BLANK_BOARD,
    stack: { left: TILES_IN_BOX - PLACES.length, aside: 0 },
    players: Object.fromEntries(
      config.seats.map(({ id }) => {
        const { primary, secondary, cards } = factionOf(config, id) ?? NOTHING;
        return [id, { primary, secondary, cards, side: 'primary' as const }];
      }),
    ),
    faces: config.faces,
    challenges: null,
    fate: null,
    left: [],
  };
}

export const NOTHING = { primary: NO_SKILLS, secondary: NO_SKILLS, cards: NO_SKILLS };

export const PLACES: readonly Place[] = ['E', 0, 1, 2, 3, 4, 5];
export const RING: readonly RingPlace[] = [0, 1, 2, 3, 4, 5];

function perEarned(value: (resource: Resource) => State['earned'][Resource]): State['earned'] {
  return {
    survivors: value('survivors'),
    scrap: value('scrap'),
    herb: value('herb'),
    resolve: value('resolve'),
    fuel: value('fuel'),
  };
}

export function playersOf({ config }: State): readonly string[] {
  return config.seats.map(({ id }) => id);
}

export function factionState(state: State, player: string): FactionState | undefined {
  return Object.hasOwn(state.players, player) ? state.players[player] : undefined;
}

/** Hordes as the rules list them: one place each. */
export function hordesOnMap({ hordes }: Pick<State, 'hordes'>): number {
  return hordes.encounter + hordes.ring.length;
}

/** Where Hordes stand, each tile once. */
export function hordePlaces({ hordes }: Pick<State, 'hordes'>): readonly Place[] {
  return [...(hordes.encounter > 0 ? ['E' as const] : []), ...hordes.ring];
}

export function emptyResources({ caravan }: State): readonly Resource[] {
  return RESOURCES.filter((resource) => caravan[resource] === EMPTY_CARAVAN[resource]);
}
