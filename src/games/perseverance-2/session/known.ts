import { figureName, lastCount, type CountedFigure } from '../../perseverance/moments/tracking/level';
import { countOf, record } from '../../perseverance/session/table';
import type { CountedZone } from '../../perseverance/moments/assembly/rule';
import type { DinoCount } from '../moments/combat/dinos';
import { DINOS, type CityZone, type Dino, type Zone } from '../terms';
import { campsOf, countedZone, outpostsOf, seatOf, settlementsOf, watchtowersOf } from './records';
import { isFull, type State } from './state';

/** Numbers of a player that only Full follows. */
export const STOCKED = [
  'food',
  'scrap',
  'islandResource',
  'story',
  'glowberry',
  'lightSoldier',
  'heavySoldier',
  'handCards',
] as const;
export type Stocked = (typeof STOCKED)[number];

/** What the Officers look at besides what Essentials follows. */
export const CONDITIONS = [
  'settlements',
  'outposts',
  'camps',
  'watchtowers',
  'lightSoldier',
  'heavySoldier',
] as const;
export type Condition = (typeof CONDITIONS)[number];
export type Conditions = Readonly<Record<Condition, number>>;

/** What is left of a player at the end besides Valor. */
export type Holdings = Readonly<Record<Stocked, number>> & { readonly enclosure: DinoCount };

/** The same as the table counts it, as far as it did. */
export type Held = Stocked | Dino;
export type Counted = Readonly<Partial<Record<Held, number>>>;

/** The names under which counts are remembered, where nobody follows the figure. */
export const FIGURE = {
  of: (what: string, player: string) => figureName(what, player),
  settled: (zone: Zone) => figureName('settled', zone),
  presence: (zone: Zone, owner: string) => figureName('presence', zone, owner),
  /** How many Cleared Areas there are. */
  map: () => figureName('map'),
  /** Own Settlements in a City Zone. */
  own: (zone: CityZone, player: string) => figureName('own', zone, player),
  /** Whether it stood in the Area where somebody was attacked last. */
  defense: (structure: string, owner: string, at: string) => figureName('defense', structure, at, owner),
} as const;

function last(state: State, name: string, begun: number): number {
  return lastCount(state, name)?.value ?? begun;
}

/** A Zone as far as the table knows it: followed, or as it was counted last, with what was recorded since. */
export function knownZone(state: State, zone: Zone): CountedZone {
  const tracked = countedZone(state, zone);
  if (isFull(state)) return tracked;
  return {
    settlements: last(state, FIGURE.settled(zone), tracked.settlements),
    presence: tracked.presence.map(
      ([owner, pieces]) => [owner, last(state, FIGURE.presence(zone, owner), pieces)] as const,
    ),
  };
}

/** Pieces on the board are known from the set-up on, as far as they were recorded; Soldiers come and go unseen. */
export function conditionKnown(state: State, id: string, condition: Condition): CountedFigure | null {
  const begun = { value: conditionsNow(state, id)[condition], at: setUp(state) };
  const soldiers = condition === 'lightSoldier' || condition === 'heavySoldier';
  if (isFull(state)) return begun;
  return lastCount(state, FIGURE.of(condition, id)) ?? (soldiers ? null : begun);
}

export function knownConditions(state: State, id: string): Conditions {
  return record(CONDITIONS, (condition) => conditionKnown(state, id, condition)?.value ?? 0);
}

export function conditionsNow(state: State, id: string): Conditions {
  const { lightSoldier, heavySoldier } = seatOf(state, id);
  return {
    settlements: settlementsOf(state, id),
    outposts: outpostsOf(state, id),
    camps: campsOf(state, id),
    watchtowers: watchtowersOf(state, id),
    lightSoldier,
    heavySoldier,
  };
}

/** Goods and Soldiers as they were counted last; before the first turn the set-up is what is there. */
export function stockKnown(state: State, id: string, what: Held): CountedFigure | null {
  const seat = seatOf(state, id);
  const dino = DINOS.find((one) => one === what);
  const value = dino ? seat.enclosure[dino] : seat[what as Stocked];
  const begun = { value, at: setUp(state) };
  if (isFull(state)) return begun;
  // Wizards record every Dino that enters the Enclosure.
  return lastCount(state, FIGURE.of(what, id)) ?? (dino || state.phase === 'setup' ? begun : null);
}

function setUp({ assembly }: State) {
  return { moment: 'setup', assembly } as const;
}

/** What is left at the end: as it was counted now or last, nothing where it never was. */
export function knownHoldings(state: State, id: string, counted: Counted = {}): Holdings {
  const known = (what: Held) => counted[what] ?? stockKnown(state, id, what)?.value ?? 0;
  return { ...record(STOCKED, known), enclosure: record(DINOS, known) };
}

/** The Cleared Areas as they were followed last. */
export function mapKnown(state: State): CountedFigure {
  return lastCount(state, FIGURE.map()) ?? { value: state.areas.length, at: setUp(state) };
}

/** Own Settlements in a City Zone. */
export function ownKnown(state: State, zone: CityZone, player: string): CountedFigure {
  const begun = { value: countOf(state.zones[zone].settlements, player), at: setUp(state) };
  return (isFull(state) ? null : lastCount(state, FIGURE.own(zone, player))) ?? begun;
}

export function knownOwn(state: State, zone: CityZone, player: string): number {
  return ownKnown(state, zone, player).value;
}
