import {
  entries,
  field,
  flag,
  list,
  oneOf,
  optional,
  readExplanation,
  text,
  whole,
  type At,
  type Explanation,
} from '@/engine';
import { readStamp, TRACKING } from './level';
import { PHASES, type Counts, type FinalPlace, type FinalState } from './table';
import type { TableChange } from './tableChange';
import type { TableFacts } from './tableEvent';

/** More than any number at the table ever moves at once. */
const FAR = { min: -10_000, max: 10_000 } as const;

/** The words of an episode. */
export interface TableWords<C extends string, O extends string, Z extends string> {
  readonly counters: readonly C[];
  readonly officers: readonly O[];
  readonly zones: readonly Z[];
}

/** A change that both episodes have; strict, for stored JSON is unknown JSON. */
export function readTableChange<C extends string, O extends string, Z extends string>(
  at: At,
  what: TableChange['what'],
  { counters, officers, zones }: TableWords<C, O, Z>,
): TableChange<C, O, Z> {
  switch (what) {
    case 'count':
      return {
        what,
        owner: text(field(at, 'owner')),
        counter: oneOf(field(at, 'counter'), counters),
        by: whole(field(at, 'by'), FAR),
      };
    case 'officer':
      return {
        what,
        officer: oneOf(field(at, 'officer'), officers),
        slots: list(field(at, 'slots'), text, { max: 4 }),
        pool: readCounts(field(at, 'pool')),
      };
    case 'zoneDice':
      return { what, zone: oneOf(field(at, 'zone'), zones), dice: readCounts(field(at, 'dice')) };
    case 'dice':
      return {
        what,
        owner: text(field(at, 'owner')),
        inPlay: whole(field(at, 'inPlay')),
        pool: whole(field(at, 'pool')),
      };
    case 'turn':
      return { what, to: text(field(at, 'to')) };
    case 'assembly':
      return { what, to: readAssemblyNumber(field(at, 'to')) };
    case 'phase':
      return { what, to: oneOf(field(at, 'to'), PHASES) };
    case 'final':
      return { what, to: optional(field(at, 'to'), readFinal, null) };
    case 'left':
      return { what, to: list(field(at, 'to'), text) };
    case 'officers':
      return {
        what,
        to: Object.fromEntries(
          zones.map((zone) => [zone, oneOf(field(field(at, 'to'), zone), officers)] as const),
        ),
      };
    case 'tracking':
      return { what, to: oneOf(field(at, 'to'), TRACKING) };
    case 'counted':
      return { what, at: readStamp(field(at, 'at')), figures: readCounts(field(at, 'figures')) };
  }
}

/** One reader for the facts of each kind of event that both episodes have. */
export function tableFacts<C extends string, O extends string, Z extends string>({
  counters,
  officers,
  zones,
}: TableWords<C, O, Z>): {
  readonly [T in keyof TableFacts<C, O, Z>]: (at: At) => TableFacts<C, O, Z>[T];
} {
  const number = (at: At, key: string) => whole(field(at, key));
  const move = (at: At, key: string) => whole(field(at, key), FAR);
  const scored = (at: At) => ({
    assembly: readAssemblyNumber(field(at, 'assembly')),
    followers: readGains(field(at, 'followers')),
  });
  return {
    playBegan: () => ({}),
    counted: (at) => ({
      player: text(field(at, 'player')),
      counter: oneOf(field(at, 'counter'), counters),
      by: move(at, 'by'),
      lost: number(at, 'lost'),
    }),
    corrected: (at) => ({
      owner: text(field(at, 'owner')),
      counter: oneOf(field(at, 'counter'), [...counters, 'dice', 'poolDice', 'assembly'] as const),
      from: move(at, 'from'),
      to: move(at, 'to'),
    }),
    officerCorrected: (at) => ({ officer: oneOf(field(at, 'officer'), officers) }),
    turnPassed: (at) => ({
      from: text(field(at, 'from')),
      to: text(field(at, 'to')),
      ...(optional(field(at, 'byHand'), flag, false) && { byHand: true as const }),
    }),
    noteWritten: (at) => ({ text: text(field(at, 'text')) }),
    zoneDiceSet: (at) => ({
      zone: oneOf(field(at, 'zone'), zones),
      owner: text(field(at, 'owner')),
      count: number(at, 'count'),
    }),
    assemblyHeld: scored,
    officersScored: scored,
    roundEnded: (at) => ({
      assembly: readAssemblyNumber(field(at, 'assembly')),
      pool: number(at, 'pool'),
    }),
    finalScored: (at) => ({ followers: readGains(field(at, 'followers')) }),
    gameFinished: (at) => ({ places: readPlaces(field(at, 'places')) }),
    gameReopened: () => ({}),
    playerLeft: (at) => ({ player: text(field(at, 'player')) }),
    playerBack: (at) => ({ player: text(field(at, 'player')) }),
    officerMoved: (at) => ({
      officer: oneOf(field(at, 'officer'), officers),
      zone: oneOf(field(at, 'zone'), zones),
    }),
    trackingSet: (at) => ({ to: oneOf(field(at, 'to'), TRACKING) }),
  };
}

/** A stored event, checked. A later version of an event type is brought up to date here. */
export function readFact<T extends string, Change>(
  at: At,
  readers: Readonly<Record<T, (at: At) => object>>,
  change: (at: At) => Change,
): object & {
  readonly type: T;
  readonly v: 1;
  readonly changes: readonly Change[];
  readonly why?: Explanation;
} {
  const type = oneOf(field(at, 'type'), Object.keys(readers) as unknown as readonly T[]);
  oneOf(field(at, 'v'), [1]);
  const event = { ...readers[type](at), type, v: 1 as const, changes: list(field(at, 'changes'), change) };
  const why = optional(field(at, 'why'), readExplanation, null);
  return why ? { ...event, why } : event;
}

export function readCounts(at: At, limits: { min?: number; max?: number } = {}): Counts {
  return Object.fromEntries(entries(at).map(([owner, value]) => [owner, whole(value, limits)]));
}

function readGains(at: At): Counts {
  return readCounts(at, FAR);
}

function readPlaces(at: At): readonly FinalPlace[] {
  return list(at, (place) => ({
    player: text(field(place, 'player')),
    followers: whole(field(place, 'followers')),
    rank: whole(field(place, 'rank'), { min: 1 }),
  }));
}

function readFinal(at: At): FinalState {
  return { places: readPlaces(field(at, 'places')), gains: readGains(field(at, 'gains')) };
}

function readAssemblyNumber(at: At): number {
  return whole(at, { min: 1, max: 3 });
}
