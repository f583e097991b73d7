import { unwrap } from '@/engine';
import { DISSENTERS } from '../../perseverance/dissenters';
import { isFull } from '../../perseverance/moments/tracking/level';
import {
  inPool,
  NEUTRAL,
  record,
  type Counts,
  type OfficerState,
  type TableState,
} from '../../perseverance/session/table';
import { NO_DINOS } from '../moments/combat/dinos';
import type { Party } from '../moments/combat/party';
import type { StartingPlayer } from '../moments/setup/rule';
import {
  ASSETS,
  CITY_ZONES,
  OFFICERS,
  ZONES,
  type Officer,
  type Terrain,
  type TileCode,
  type Zone,
} from '../terms';
import { checkSetup, type Config } from './config';
import { startOfCourse, type Course } from './course';
import type { EarnedBy } from './earned';
import type { Area, Pieces, Rally } from './pieces';

export { isFull } from '../../perseverance/moments/tracking/level';
export type { Adventure, Area, BreachState, Gains, Pieces, Rally } from './pieces';

/** Numbers of a player that can be counted up and down. Soldiers are those in play: Player board and Adventure card. */
export const COUNTERS = [...ASSETS, 'handCards', 'adventures', 'threatLight', 'threatHeavy'] as const;
export type Counter = (typeof COUNTERS)[number];

/** What Essentials follows of a player, besides Perks, the Leader, an Adventure and a Breach. */
const ESSENTIAL: readonly Counter[] = [
  'followers',
  'votes',
  'permanentVotes',
  'valor',
  'adventures',
  'threatLight',
  'threatHeavy',
];

export function isTracked(state: Pick<TableState, 'tracking'>, counter: Counter): boolean {
  return isFull(state) || ESSENTIAL.includes(counter);
}

export type PlayerState = Readonly<Record<Counter, number>> & Pieces;

export interface ZoneState {
  /** By owner. Discovery has none. */
  readonly settlements: Counts;
  /** Dice that lie there, by owner, where the table said so. */
  readonly dice: Counts;
}

export interface State extends TableState<PlayerState> {
  readonly config: Config;
  readonly zones: Readonly<Record<Zone, ZoneState>>;
  readonly officers: Readonly<Record<Officer, OfficerState>>;
  readonly areas: readonly Area[];
  /** Of this turn, oldest first. */
  readonly rallies: readonly Rally[];
  /** Where everybody's Followers came from. */
  readonly earned: EarnedBy;
  /** How far the evening has come; no rule looks at it. */
  readonly course: Course;
}

export const NOBODY: Party = { light: 0, heavy: 0, leader: false };

/** The first Camp may stand there; its space is the one without a reward. */
export const LEFT_AREA = 1;

/** The Map begins with two Cleared Areas, the left one first. */
const FIRST_AREAS: readonly Area[] = (['plains', 'canyon'] as const).map((terrain, i) =>
  emptyArea(LEFT_AREA + i, terrain),
);

export function emptyArea(id: number, terrain: Terrain, code: TileCode | null = null): Area {
  return { id, terrain, ...(code && { code }), camp: null, outpost: null, watchtower: null };
}

/** Everything as the rules put it on the table; a stored config was checked when it was read. */
export function initial(config: Config): State {
  const { figures } = unwrap(checkSetup(config));
  const [first] = config.seats;
  const ids = config.seats.map(({ id }) => id);
  const camper = ids.find((id) => config.starts[id]?.zone === 'discovery') ?? null;
  const { dicePool } = figures;
  return {
    config,
    tracking: config.tracking ?? 'full',
    memory: {},
    phase: 'setup',
    turn: first?.id ?? '',
    assembly: 1,
    assemblies: figures.assemblies,
    players: Object.fromEntries(ids.map((id) => [id, startingPlayer(figures.players[id])])),
    dissenterVotes: 0,
    zones: record(ZONES, (zone) => ({
      settlements: startingSettlements(config, zone, figures.dissenters?.settlements ?? {}),
      dice: {},
    })),
    officers: record(OFFICERS, (officer) => ({ slots: figures.slots[officer] ?? [], pool: {} })),
    dice: Object.fromEntries([
      ...Object.entries(dicePool.players).map(([id, dice]) => [id, inPool(dice)] as const),
      [NEUTRAL, inPool(dicePool.neutral)],
      ...(dicePool.dissenters > 0 ? [[DISSENTERS, inPool(dicePool.dissenters)] as const] : []),
    ]),
    areas: FIRST_AREAS.map((area, i) => (i === 0 ? { ...area, camp: camper } : area)),
    rallies: [],
    earned: Object.fromEntries(ids.map((id) => [id, { start: figures.players[id]?.followers ?? 0 }])),
    course: startOfCourse(ids),
    final: null,
    left: [],
  };
}

/** One Starter and one Temple card in hand. */
const FIRST_CARDS = 2;

function startingPlayer(start: StartingPlayer | undefined): PlayerState {
  return {
    ...record(COUNTERS, () => 0),
    ...record(ASSETS, (asset) => start?.[asset] ?? 0),
    handCards: FIRST_CARDS,
    perks: start?.perks ?? [],
    enclosure: start?.enclosure ?? NO_DINOS,
    leader: null,
    adventure: null,
    breach: null,
    toppled: NOBODY,
  };
}

function startingSettlements({ seats, starts }: Config, zone: Zone, dissenters: Counts): Counts {
  if (!CITY_ZONES.some((city) => city === zone)) return {};
  const settlers = seats.filter(({ id }) => starts[id]?.zone === zone);
  const others = dissenters[zone] ?? 0;
  return Object.fromEntries([
    ...settlers.map(({ id }) => [id, 1] as const),
    ...(others > 0 ? [[DISSENTERS, others] as const] : []),
  ]);
}
