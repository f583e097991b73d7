import {
  countedAt,
  figureName,
  isFull,
  lastCount,
  recorded,
  type CountedChange,
} from '../../perseverance/moments/tracking/level';
import type { Counts } from '../../perseverance/session/table';
import type { AssemblyZone } from '../moments/assembly/rule';
import type { FinalPlayer } from '../moments/finalScoring/rule';
import type { OfficerRecord } from '../moments/assembly/officerScoring';
import type { CardId } from '../moments/patrol/challengeCards';
import { ZONES, type Zone } from '../terms';
import type { Change } from './change';
import { assemblyZone, finalPlayer, officerRecord } from './records';
import { playersOf, type Counter, type ColumnState, type State, type ZoneState } from './state';
import { settlementsOf } from './supplies';

/** What of a player only Full follows, as numbers. */
export const STOCKED = ['food', 'mr', 'story', 'lightSoldier', 'heavySoldier'] as const;

export const USED = ['usedTramplerTraps', 'usedRaptorTraps'] as const;

/** The names under which counts are remembered, where nobody follows the figure. */
export const FIGURE = {
  /** Food, Soldiers on the board and the like; also pieces in Defense areas: `walls`, `light`. */
  of: (what: string, player: string) => figureName(what, player),
  settlements: (zone: Zone) => figureName('settled', zone),
  presence: (zone: Zone, owner: string) => figureName('presence', zone, owner),
  /** Pieces in a Defense area. */
  area: (zone: Zone) => figureName('defense', zone),
  /** The Threat that is printed on a Challenge card; 0: none. */
  threat: (card: CardId) => figureName('threat', card),
  /** Whether the app rolled the last Threats. */
  appRolls: () => figureName('appRolls'),
} as const;

/** A Zone as far as the table knows it: followed, or as it was counted last, with what was recorded since. */
export function knownZone(state: State, zone: Zone): Omit<AssemblyZone, 'choice'> {
  const tracked = assemblyZone(state, zone);
  if (isFull(state)) return tracked;
  return {
    settlements: lastCount(state, FIGURE.settlements(zone))?.value ?? tracked.settlements,
    presence: tracked.presence.map(
      ([owner, pieces]) => [owner, lastCount(state, FIGURE.presence(zone, owner))?.value ?? pieces] as const,
    ),
  };
}

/** The pieces of a Zone as they are followed, or as they were seen last. */
export function seenZone(state: State, zone: Zone): Pick<ZoneState, 'settlements' | 'columns'> {
  const { settlements, columns } = state.zones[zone];
  const seen = isFull(state) ? null : state.seen[zone];
  return { settlements: seen?.settlements ?? settlements, columns: seen?.columns ?? columns };
}

type Zones = Readonly<Record<Zone, Omit<AssemblyZone, 'choice'>>>;

/** What an Assembly counted of Zones and of what the Officers look at. */
export function countedAtAssembly(
  state: State,
  zones: Zones,
  records: readonly OfficerRecord[],
  counted?: readonly string[],
): CountedChange {
  return countedAt(state, 'assembly', { ...zoneFigures(zones), ...only(recordFigures(records), counted) });
}

export function countedAtEnd(
  state: State,
  players: readonly FinalPlayer[],
  counted?: readonly string[],
): CountedChange {
  return countedAt(state, 'final', only(holdings(players), counted));
}

/** A rule that had to do without a figure took it for 0: that is not remembered as a count. */
function only(figures: Counts, counted: readonly string[] | undefined): Counts {
  if (!counted) return figures;
  return Object.fromEntries(Object.entries(figures).filter(([name]) => counted.includes(name)));
}

/** Everything that stops being followed, as it is now: what was seen before that counts no longer. */
export function forgotten(state: State): readonly Change[] {
  const seenBefore = ZONES.filter((zone) => state.seen[zone].settlements ?? state.seen[zone].columns);
  return [
    countedNow(state),
    ...seenBefore.map((zone): Change => ({ what: 'seen', zone, settlements: null, columns: null })),
  ];
}

function countedNow(state: State): CountedChange {
  const players = playersOf(state);
  const zones = Object.fromEntries(ZONES.map((zone) => [zone, assemblyZone(state, zone)])) as Zones;
  return countedAt(state, 'switch', {
    ...zoneFigures(zones),
    ...recordFigures(players.map((id) => officerRecord(state, id))),
    ...holdings(players.map((id) => finalPlayer(state, id))),
    ...Object.fromEntries(
      players.flatMap((id) =>
        USED.map((counter) => [FIGURE.of(counter, id), state.players[id]?.[counter] ?? 0] as const),
      ),
    ),
    ...Object.fromEntries(
      ZONES.map((zone) => [FIGURE.area(zone), piecesIn(state.zones[zone].columns)] as const),
    ),
  });
}

/** Settlements that come or go in Essentials, on top of what was counted last. */
export function settlementsRecorded(
  state: State,
  zone: Zone,
  owners: readonly string[],
  by: 1 | -1,
): readonly CountedChange[] {
  const { presence } = knownZone(state, zone);
  const times = (owner: string) => by * owners.filter((one) => one === owner).length;
  return recorded(state, [
    { name: FIGURE.settlements(zone), begun: knownZone(state, zone).settlements, by: by * owners.length },
    ...presence
      .filter(([owner]) => owners.includes(owner))
      .map(([owner, begun]) => ({ name: FIGURE.presence(zone, owner), begun, by: times(owner) })),
    ...playersOf(state)
      .filter((player) => owners.includes(player))
      .map((player) => ({
        name: FIGURE.of('settlements', player),
        begun: settlementsOf(state, player),
        by: times(player),
      })),
  ]);
}

/** In Essentials: the Defense area as an attack left it, and the Traps that were used. */
export function areaSeen(
  state: State,
  zone: Zone,
  columns: readonly ColumnState[],
  used: readonly { readonly owner: string; readonly counter: Counter }[],
): readonly Change[] {
  return [
    { what: 'seen', zone, columns },
    countedAt(state, 'attack', { [FIGURE.area(zone)]: piecesIn(columns) }),
    ...playersOf(state).flatMap((player) =>
      USED.flatMap((counter) => {
        const by = used.filter((trap) => trap.owner === player && trap.counter === counter).length;
        const begun = state.players[player]?.[counter] ?? 0;
        return by > 0 ? recorded(state, [{ name: FIGURE.of(counter, player), begun, by }]) : [];
      }),
    ),
  ];
}

/** In Essentials: whose Settlements the table counted at an attack; gaps were left out, so they count from the lowest space. */
export function settlementsSeen(state: State, zone: Zone, owners: readonly string[]): readonly Change[] {
  return [
    {
      what: 'seen',
      zone,
      settlements: seenZone(state, zone).settlements.map((_, i) => owners[i] ?? null),
    },
    countedAt(state, 'attack', {
      [FIGURE.settlements(zone)]: owners.length,
      ...Object.fromEntries(
        knownZone(state, zone).presence.map(([owner, pieces]) => {
          const standing = owners.filter((one) => one === owner).length;
          return [FIGURE.presence(zone, owner), Math.max(pieces, standing)] as const;
        }),
      ),
    }),
  ];
}

function zoneFigures(zones: Zones) {
  return Object.fromEntries(
    ZONES.flatMap((zone) => [
      [FIGURE.settlements(zone), zones[zone].settlements] as const,
      ...zones[zone].presence.map(([owner, pieces]) => [FIGURE.presence(zone, owner), pieces] as const),
    ]),
  );
}

function recordFigures(records: readonly OfficerRecord[]) {
  return Object.fromEntries(
    records.flatMap(({ id, areas, settlements, wallsAndTraps }) => [
      [FIGURE.of('area', id), Math.max(0, ...areas)] as const,
      [FIGURE.of('settlements', id), settlements] as const,
      [FIGURE.of('wallsAndTraps', id), wallsAndTraps] as const,
    ]),
  );
}

function holdings(players: readonly FinalPlayer[]) {
  return Object.fromEntries(
    players.flatMap(({ id, food, mr, story, board, defense }) =>
      Object.entries({
        food,
        mr,
        story,
        lightSoldier: board.light,
        heavySoldier: board.heavy,
        light: defense.light,
        heavy: defense.heavy,
        leader: defense.leader ? 1 : 0,
        walls: defense.walls,
        traps: defense.traps,
      }).map(([what, value]) => [FIGURE.of(what, id), value] as const),
    ),
  );
}

function piecesIn(columns: readonly ColumnState[]): number {
  return columns.reduce(
    (sum, { spaces, wall, soldiers }) =>
      sum +
      (wall === null ? 0 : 1) +
      soldiers.filter((figure) => figure !== null).length +
      spaces.reduce((all, { dino, trap }) => all + (dino ? 1 : 0) + (trap ? 1 : 0), 0),
    0,
  );
}
