import { field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { CARD_IDS } from '../../rules/challengeCards';
import { DINOS, FIGURES, OFFICERS, SOLDIERS, ZONES } from '../../terms';
import { TRACKING } from '../config';
import type { CheckedThreat, EditedPiece, Event, EventType, Facts } from '../event';
import { COUNTERS } from '../state';
import { readChange, readGains, readPlaces } from './readChange';
import { readExplanation } from './readExplanation';

const player = (at: At) => text(field(at, 'player'));
const zone = (at: At) => oneOf(field(at, 'zone'), ZONES);
const number = (at: At, key: string) => whole(field(at, key));
const move = (at: At, key: string) => whole(field(at, key), { min: -10_000, max: 10_000 });
const soldiers = (at: At) => ({ light: number(at, 'light'), heavy: number(at, 'heavy') });
const followers = (at: At) => readGains(field(at, 'followers'));
const assembly = (at: At) => whole(field(at, 'assembly'), { min: 1, max: 3 });

/** Older events do not tell it. */
const checks = (at: At) => {
  const told = optional(field(at, 'checks'), (all) => list(all, readCheck), null);
  return told ? { checks: told } : {};
};

const readCheck = (at: At): CheckedThreat => ({
  of: oneOf(field(at, 'of'), [...CARD_IDS, ...SOLDIERS, 'transition']),
  threat: number(at, 'threat'),
  roll: optional(field(at, 'roll'), (roll) => whole(roll), null),
  lost: optional(field(at, 'lost'), (kind) => oneOf(kind, SOLDIERS), null),
});

const edited = (at: At) => {
  const told = optional(field(at, 'edited'), readEdited, null);
  return told ? { edited: told } : {};
};

const readEdited = (at: At): EditedPiece => ({
  piece: oneOf(field(at, 'piece'), [...DINOS, ...FIGURES, 'trap', 'wall']),
  owner: optional(field(at, 'owner'), text, null),
  gone: flag(field(at, 'gone')),
});

const ACTIONS = [
  'rations',
  'pub',
  'supply',
  'salvage',
  'training',
  'politics',
  'settle',
  'fortifications',
  'place-soldiers',
  'leader-defense',
] as const;

/** One reader for the facts of each kind of event; the compiler finds the kind that lacks one. */
const FACTS: { readonly [T in EventType]: (at: At) => Facts[T] } = {
  playBegan: () => ({}),
  counted: (at) => ({
    player: player(at),
    counter: oneOf(field(at, 'counter'), COUNTERS),
    by: move(at, 'by'),
    lost: number(at, 'lost'),
  }),
  corrected: (at) => ({
    owner: text(field(at, 'owner')),
    counter: oneOf(field(at, 'counter'), [...COUNTERS, 'dice', 'poolDice', 'assembly']),
    from: move(at, 'from'),
    to: move(at, 'to'),
  }),
  officerCorrected: (at) => ({ officer: oneOf(field(at, 'officer'), OFFICERS) }),
  turnPassed: (at) => ({ from: text(field(at, 'from')), to: text(field(at, 'to')) }),
  dieTaken: (at) => ({
    player: player(at),
    owner: text(field(at, 'owner')),
    zone: optional(field(at, 'zone'), (place) => oneOf(place, ZONES), null),
  }),
  trackingSet: (at) => ({ to: oneOf(field(at, 'to'), TRACKING) }),
  noteWritten: (at) => ({ text: text(field(at, 'text')) }),
  influencePlaced: (at) => ({
    player: player(at),
    officer: oneOf(field(at, 'officer'), OFFICERS),
    count: number(at, 'count'),
    winners: optional(field(at, 'winners'), (winners) => list(winners, text), null),
    overflow: number(at, 'overflow'),
    ...(optional(field(at, 'free'), flag, false) && { free: true as const }),
  }),
  cardGained: (at) => ({ player: player(at), card: oneOf(field(at, 'card'), CARD_IDS) }),
  patrolBegun: (at) => ({ player: player(at), ...soldiers(at) }),
  stageResolved: (at) => ({ player: player(at), stage: number(at, 'stage'), ...checks(at) }),
  threatChecked: (at) => ({ player: player(at), ...soldiers(at), ...checks(at) }),
  patrolEnded: (at) => ({ player: player(at), ...soldiers(at) }),
  actionTaken: (at) => ({ player: player(at), action: oneOf(field(at, 'action'), ACTIONS) }),
  leaderMoved: (at) => ({
    player: player(at),
    zone: optional(field(at, 'zone'), (place) => oneOf(place, ZONES), null),
  }),
  defenseEdited: (at) => ({ zone: zone(at), column: number(at, 'column'), ...edited(at) }),
  dinosPlaced: (at) => ({ zone: zone(at), count: number(at, 'count') }),
  settlementSet: (at) => ({
    zone: zone(at),
    space: number(at, 'space'),
    owner: optional(field(at, 'owner'), text, null),
  }),
  zoneDiceSet: (at) => ({ zone: zone(at), owner: text(field(at, 'owner')), count: number(at, 'count') }),
  dangerousSet: (at) => ({ zone: zone(at), to: flag(field(at, 'to')) }),
  breachTokensSet: () => ({}),
  dinoDiceSet: () => ({}),
  attackResolved: (at) => ({
    zone: zone(at),
    killed: number(at, 'killed'),
    through: number(at, 'through'),
    followers: followers(at),
  }),
  rewardsTaken: (at) => ({ zone: zone(at), followers: followers(at) }),
  areaCleared: (at) => ({ zone: zone(at), dangerous: flag(field(at, 'dangerous')) }),
  assemblyHeld: (at) => ({ assembly: assembly(at), followers: followers(at) }),
  officersScored: (at) => ({ assembly: assembly(at), followers: followers(at) }),
  roundEnded: (at) => ({ assembly: assembly(at), pool: number(at, 'pool') }),
  finalScored: (at) => ({ followers: followers(at) }),
  gameFinished: (at) => ({ places: readPlaces(field(at, 'places')) }),
  gameReopened: () => ({}),
};

const TYPES = Object.keys(FACTS) as readonly EventType[];

/** A stored event, checked. A later version of an event type is brought up to date here. */
export function readEvent(at: At): Event {
  const type = oneOf(field(at, 'type'), TYPES);
  oneOf(field(at, 'v'), [1]);
  const facts = FACTS[type](at);
  const changes = list(field(at, 'changes'), readChange);
  const why = optional(field(at, 'why'), readExplanation, null);
  const event = { ...facts, type, v: 1, changes };
  return (why ? { ...event, why } : event) as Event;
}
