import { unwrap } from '@/engine';
import { DISSENTERS } from '../../perseverance/dissenters';
import { isFull } from '../../perseverance/moments/tracking/level';
import { startOfPlay } from '../../perseverance/session/course';
import {
  inPool,
  NEUTRAL,
  record,
  type OfficerState,
  type TableState,
} from '../../perseverance/session/table';
import { SETTLEMENT_SPACES } from '../pieces';
import { setup } from '../moments/setup/rule';
import { ASSETS, OFFICERS, ZONES, type Asset, type Officer, type RewardId, type Zone } from '../terms';
import type { ColumnState, DinoDice, DinoSpace, Patrol } from './boardShapes';
import { setupOf, type Config } from './config';
import { COUNTER_TABLE } from './counters';
import type { Course } from './evolve';
import type { EarnedBy } from './earned';

export type { ColumnState, DefenderState, DinoDice, DinoSpace, Patrol, TrapState } from './boardShapes';
export { isFull } from '../../perseverance/moments/tracking/level';
export { NEUTRAL, playersOf, record } from '../../perseverance/session/table';

/** Numbers of a player that can be counted up and down; assets, and what the app counts besides. */
export const COUNTERS = [
  ...ASSETS,
  'patrols',
  'threatLight',
  'threatHeavy',
  'usedTramplerTraps',
  'usedRaptorTraps',
] as const;
export type Counter = (typeof COUNTERS)[number];

export type PlayerState = Readonly<Record<Counter, number>> & {
  readonly patrol: Patrol | null;
  /** The Zone in whose Community area the Leader is; a Leader in a Defense area is in its grid. */
  readonly community: Zone | null;
};

export interface ZoneState {
  /** By space, the lowest first. */
  readonly settlements: readonly (string | null)[];
  /** Dice that lie in the Community area, by owner, where the table said so. */
  readonly dice: Readonly<Record<string, number>>;
  readonly dangerous: boolean;
  readonly columns: readonly ColumnState[];
}

/** A Zone as it was seen last in Essentials; null: not seen since the app last followed it. */
export interface SeenZone {
  readonly settlements: ZoneState['settlements'] | null;
  readonly columns: ZoneState['columns'] | null;
}

export interface State extends TableState<PlayerState> {
  readonly config: Config;
  readonly influenceSpaces: number;
  readonly zones: Readonly<Record<Zone, ZoneState>>;
  readonly seen: Readonly<Record<Zone, SeenZone>>;
  readonly officers: Readonly<Record<Officer, OfficerState>>;
  readonly breachTokens: readonly RewardId[];
  readonly dinoDice: DinoDice | null;
  /** Where everybody's Followers came from. */
  readonly earned: EarnedBy;
  readonly course: Course;
}

const NOT_SEEN: SeenZone = { settlements: null, columns: null };

export const EMPTY_SPACE: DinoSpace = { dino: null, trap: null };
export const EMPTY_COLUMN: ColumnState = {
  spaces: [EMPTY_SPACE, EMPTY_SPACE, EMPTY_SPACE],
  wall: null,
  soldiers: [null, null],
};

/** Everything as the rules put it on the table; a stored config was checked when it was read. */
export function initial(config: Config): State {
  const { figures } = unwrap(setup.ask(setupOf(config)));
  const [first] = config.seats;
  return {
    config,
    tracking: config.tracking,
    memory: {},
    phase: 'setup',
    turn: first?.id ?? '',
    assembly: 1,
    assemblies: figures.assemblies,
    influenceSpaces: figures.influenceSlots,
    players: Object.fromEntries(
      config.seats.map(({ id }) => [id, startingPlayer((asset) => figures.players[id]?.[asset] ?? 0)]),
    ),
    dissenterVotes: 0,
    zones: record(ZONES, (zone) => startingZone(figures.zones[zone]?.settlements ?? [], figures.columns)),
    seen: record(ZONES, () => NOT_SEEN),
    officers: record(OFFICERS, (officer) => ({
      slots: Object.values(figures.zones).find((zone) => zone.officer === officer)?.slots ?? [],
      pool: {},
    })),
    dice: Object.fromEntries([
      ...Object.entries(figures.dicePool.players).map(([id, dice]) => [id, inPool(dice)] as const),
      [NEUTRAL, inPool(figures.dicePool.neutral)],
      ...(figures.dicePool.dissenters > 0
        ? [[DISSENTERS, inPool(figures.dicePool.dissenters)] as const]
        : []),
    ]),
    breachTokens: config.breachTokens,
    dinoDice: null,
    earned: Object.fromEntries(
      config.seats.map(({ id }) => [id, { start: figures.players[id]?.followers ?? 0 }]),
    ),
    course: startOfPlay(config.seats.map(({ id }) => id)),
    final: null,
    left: [],
  };
}

/** Food, pieces and places are followed in Full tracking only. */
export function isTracked(state: State, counter: Counter): boolean {
  return isFull(state) || COUNTER_TABLE[counter].essential === true;
}

function startingPlayer(assetOf: (asset: Asset) => number): PlayerState {
  const counters = record(COUNTERS, () => 0);
  return { ...counters, ...record(ASSETS, assetOf), patrol: null, community: null };
}

function startingZone(settlements: readonly string[], columns: number): ZoneState {
  return {
    settlements: Array.from({ length: SETTLEMENT_SPACES.dangerous }, (_, i) => settlements[i] ?? null),
    dice: {},
    dangerous: false,
    columns: Array.from({ length: columns }, () => EMPTY_COLUMN),
  };
}
