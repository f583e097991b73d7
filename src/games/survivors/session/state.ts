import type { Seat } from '@/engine';
import { START_CARAVAN, TILES_IN_BOX } from '../pieces';
import type { Faces } from '../rules/fields';
import { EMPTY_CARAVAN, NO_SKILLS } from '../tally';
import {
  PLACES,
  RESOURCES,
  SKILLS,
  type Caravan,
  type Place,
  type Resource,
  type Side,
  type Trio,
} from '../terms';
import { factionOf, type Config } from './config';
import type { Board, Counted, Fate, Hordes, Phase, Tile } from './fields';

/** Where a Resource came from or went to, in the order in which lists show it. */
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

export interface FactionState {
  readonly primary: Trio;
  readonly secondary: Trio;
  /** In hand, by deck. */
  readonly cards: Trio;
  /** The side of the last roll. */
  readonly side: Side;
}

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

const BLANK: Tile = [null, null, null, null, null, null];

export const BLANK_BOARD: Board = { E: BLANK, 0: BLANK, 1: BLANK, 2: BLANK, 3: BLANK, 4: BLANK, 5: BLANK };

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
    // Seven lie on the table from the start.
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

/** Where the Hordes are, each tile once. */
export function hordePlaces({ hordes }: Pick<State, 'hordes'>): readonly Place[] {
  return [...(hordes.encounter > 0 ? ['E' as const] : []), ...hordes.ring];
}

/** Whether anybody has said what a Faction tile prints. */
export function tilesKnown(state: State): boolean {
  return Object.values(state.players).some(({ primary, secondary }) =>
    SKILLS.some((skill) => primary[skill] + secondary[skill] > 0),
  );
}

export function emptyResources({ caravan }: State): readonly Resource[] {
  return RESOURCES.filter((resource) => caravan[resource] === EMPTY_CARAVAN[resource]);
}
