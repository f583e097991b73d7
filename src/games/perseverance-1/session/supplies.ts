import { PIECES, SETTLEMENT_SPACES, SOLDIER_ASSET, TRACKS } from '../pieces';
import { rulesOf, type EditionRules } from '../editions';
import { DINOS, OFFICERS, SOLDIERS, ZONES, type Dino, type Soldier, type Zone } from '../terms';
import { onceForState, type Track } from '@/engine';
import { COUNT_LIMIT } from '../../perseverance/session/counting';
import { cubesOf } from '../../perseverance/session/table';
import {
  isFull,
  type Counter,
  type DefenderState,
  type PlayerState,
  type State,
  type TrapState,
} from './state';

export { COUNT_LIMIT } from '../../perseverance/session/counting';
export { diceInPlay, poolLeft } from '../../perseverance/session/table';

/** What a player still has beside the board. Nothing of it is stored: it follows from what is on the table. */
export interface Supplies {
  readonly light: number;
  readonly heavy: number;
  readonly dice: number;
  readonly settlements: number;
  readonly walls: number;
  readonly traps: number;
  readonly influence: number;
}

export function suppliesLeft(state: State, player: string): Supplies {
  return suppliesOnce(state, player, () => countSupplies(state, player));
}

/** Every Combat Reward of every player asks for them. */
const suppliesOnce = onceForState<State, Supplies>();

function countSupplies(state: State, player: string): Supplies {
  return {
    light: soldierSupply(state, player, 'light'),
    heavy: soldierSupply(state, player, 'heavy'),
    dice: PIECES.dice - (state.dice[player]?.inPlay ?? 0),
    settlements: PIECES.settlements - settlementsOf(state, player),
    walls: PIECES.walls - wallsOf(state, player),
    traps: PIECES.traps - trapsOf(state, player).length - usedTraps(state, player),
    influence: influenceLeft(state, player),
  };
}

export function soldierSupply(state: State, player: string, kind: Soldier): number {
  const { onBoard, onPatrol, inDefense } = soldiersOf(state, player, kind);
  return PIECES.soldiersOfAKind - onBoard - onPatrol - inDefense;
}

export function soldiersOf(state: State, id: string, kind: Soldier) {
  const player = state.players[id];
  return {
    onBoard: player?.[SOLDIER_ASSET[kind]] ?? 0,
    onPatrol: player?.patrol?.soldiers[kind] ?? 0,
    inDefense: defendersOf(state, id).filter(({ type }) => type === kind).length,
  };
}

/** Cubes never come back: what is on tracks and tiles is gone. */
export function influenceLeft(state: State, player: string): number {
  return PIECES.influence - OFFICERS.reduce((sum, officer) => sum + cubesOn(state, officer, player), 0);
}

export function cubesOn(state: State, officer: (typeof OFFICERS)[number], owner: string): number {
  return cubesOf(state.officers[officer], owner);
}

export function settlementsOf(state: State, owner: string, zones: readonly Zone[] = ZONES): number {
  return zones.reduce(
    (sum, zone) => sum + state.zones[zone].settlements.filter((settler) => settler === owner).length,
    0,
  );
}

export function wallsOf(state: State, owner: string, zones: readonly Zone[] = ZONES): number {
  return zones.reduce(
    (sum, zone) => sum + state.zones[zone].columns.filter(({ wall }) => wall === owner).length,
    0,
  );
}

export function trapsOf(state: State, owner: string, zones: readonly Zone[] = ZONES): readonly TrapState[] {
  return zones.flatMap((zone) =>
    state.zones[zone].columns.flatMap(({ spaces }) =>
      spaces.map(({ trap }) => trap).filter((trap) => trap !== null && trap.owner === owner),
    ),
  ) as readonly TrapState[];
}

export function defendersOf(
  state: State,
  owner: string,
  zones: readonly Zone[] = ZONES,
): readonly DefenderState[] {
  return zones.flatMap((zone) =>
    state.zones[zone].columns.flatMap(({ soldiers }) =>
      soldiers.filter((figure) => figure !== null && figure.owner === owner),
    ),
  ) as readonly DefenderState[];
}

export function usedTraps(state: State, id: string): number {
  const player = state.players[id];
  return player ? player.usedTramplerTraps + player.usedRaptorTraps : 0;
}

export const USED_TRAPS = {
  trampler: 'usedTramplerTraps',
  raptor: 'usedRaptorTraps',
} as const satisfies Record<Dino, Counter>;

/** Whether so many Traps can exist: 4 of a type and 8 in all, those used and those of unknown type included. */
export function trapsFit(
  lying: readonly { readonly type: Dino | null }[],
  used: Pick<PlayerState, 'usedTramplerTraps' | 'usedRaptorTraps'>,
): boolean {
  const spent = used.usedTramplerTraps + used.usedRaptorTraps;
  return (
    lying.length + spent <= PIECES.traps &&
    DINOS.every(
      (dino) =>
        lying.filter(({ type }) => type === dino).length + used[USED_TRAPS[dino]] <= PIECES.trapsOfAType,
    )
  );
}

/** Where the Leader is: nowhere on the board, in a Community area, or in a Defense area. */
export function leaderOf(
  state: State,
  id: string,
): { readonly area: 'community' | 'defense'; readonly zone: Zone } | null {
  const community = state.players[id]?.community ?? null;
  if (community !== null) return { area: 'community', zone: community };
  const zone = ZONES.find((zone) => defendersOf(state, id, [zone]).some(({ type }) => type === 'leader'));
  return zone === undefined ? null : { area: 'defense', zone };
}

/** The same as far as it is followed: in Essentials only Community areas are. */
export function followedLeader(state: State, id: string): ReturnType<typeof leaderOf> {
  const place = leaderOf(state, id);
  return isFull(state) || place?.area === 'community' ? place : null;
}

export function settlementSpaces(state: State, zone: Zone): number {
  return state.zones[zone].dangerous ? SETTLEMENT_SPACES.dangerous : SETTLEMENT_SPACES.safe;
}

/** Dino spaces of each column: two while Safe, as the table's board has them once Dangerous (R21). */
export function dinoSpaces(state: State, zone: Zone): readonly number[] {
  const { columns, dangerous } = state.zones[zone];
  return columns.map((_, i) => (dangerous ? (state.config.box.dinoSpaces[i] ?? 2) : 2));
}

/** Free Dino spaces before an attack; a Trap alone does not fill one. */
export function dinoSpacesLeft(state: State, zone: Zone): number {
  const spaces = dinoSpaces(state, zone);
  return state.zones[zone].columns.reduce((sum, column, i) => {
    const dinos = column.spaces.filter(({ dino }) => dino !== null).length;
    return sum + Math.max(0, (spaces[i] ?? 2) - dinos);
  }, 0);
}

export function rulesFor(state: State): EditionRules {
  return rulesOf(state.config.edition);
}

const MOST_PATROLS = 19;
const THREAT_TRACK: Track = { min: 0, max: 5 };

/** The limits of a number as they are now: Soldiers on the board cannot exceed what the supply holds. */
export function trackOf(state: State, player: string, counter: Counter): Track {
  const value = state.players[player]?.[counter] ?? 0;
  switch (counter) {
    case 'safeguard':
    case 'valor':
      return TRACKS[counter];
    case 'lightSoldier':
    case 'heavySoldier': {
      const kind = SOLDIERS.find((soldier) => SOLDIER_ASSET[soldier] === counter) ?? 'light';
      return { min: 0, max: value + soldierSupply(state, player, kind) };
    }
    case 'patrols':
      return { min: 0, max: MOST_PATROLS };
    case 'threatLight':
    case 'threatHeavy':
      return THREAT_TRACK;
    case 'usedTramplerTraps':
    case 'usedRaptorTraps': {
      const type = counter === 'usedTramplerTraps' ? 'trampler' : 'raptor';
      const lying = trapsOf(state, player).filter((trap) => trap.type === type).length;
      const room = PIECES.traps - trapsOf(state, player).length - usedTraps(state, player);
      return { min: 0, max: Math.min(PIECES.trapsOfAType - lying, value + room) };
    }
    case 'followers':
    case 'votes':
    case 'food':
    case 'mr':
    case 'story':
      return { min: 0, max: COUNT_LIMIT };
  }
}
