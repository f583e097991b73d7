import {
  field,
  flag,
  list,
  oneOf,
  optional,
  readExplanation,
  readSeat,
  text,
  whole,
  type At,
} from '@/engine';
import { readPlace, readRingPlace, readTrio } from '../../rules/input/fields';
import { RESOURCES, SIDES, SKILLS } from '../../terms';
import { OUTCOMES } from '../command';
import type { Event, EventType, Facts } from '../event';
import { PHASES } from '../state';
import { readChange } from './readChange';

const player = (at: At) => text(field(at, 'player'));
const number = (at: At, key: string) => whole(field(at, key));
const move = (at: At, key: string) => whole(field(at, key), { min: -9999, max: 9999 });
const resource = (at: At) => oneOf(field(at, 'resource'), RESOURCES);
const skill = (at: At, key: string) => oneOf(field(at, key), SKILLS);

/** One reader for the facts of each kind of event; the compiler finds the kind that lacks one. */
const FACTS: { readonly [T in EventType]: (at: At) => Facts[T] } = {
  playBegan: (at) => ({ leader: text(field(at, 'leader')) }),
  counted: (at) => ({ resource: resource(at), by: move(at, 'by'), lost: number(at, 'lost') }),
  corrected: (at) => ({ resource: resource(at), from: number(at, 'from'), to: number(at, 'to') }),
  cardsCounted: (at) => ({
    player: player(at),
    deck: skill(at, 'deck'),
    by: move(at, 'by'),
    ...(optional(field(at, 'byHand'), flag, false) && { byHand: true as const }),
  }),
  turnSet: (at) => ({ from: number(at, 'from'), to: number(at, 'to') }),
  phaseSet: (at) => ({ to: oneOf(field(at, 'to'), PHASES) }),
  asideCorrected: (at) => ({ from: number(at, 'from'), to: number(at, 'to') }),
  playerLeft: (at) => ({ player: player(at) }),
  playerBack: (at) => ({ player: player(at) }),
  playerJoined: (at) => ({ seat: readSeat(field(at, 'seat')) }),
  poolCorrected: (at) => ({
    player: player(at),
    side: oneOf(field(at, 'side'), SIDES),
    skill: skill(at, 'skill'),
    from: number(at, 'from'),
    to: number(at, 'to'),
  }),
  stackCorrected: (at) => ({ from: number(at, 'from'), to: number(at, 'to') }),
  facesSet: () => ({}),
  leadGiven: (at) => ({ to: text(field(at, 'to')) }),
  hordesSet: (at) => ({ count: number(at, 'count') }),
  iconSet: (at) => ({ place: readPlace(field(at, 'place')) }),
  travelled: (at) => ({
    leader: text(field(at, 'leader')),
    direction: readRingPlace(field(at, 'direction')),
    turn: number(at, 'turn'),
    arrived: number(at, 'arrived'),
    byHand: flag(field(at, 'byHand')),
  }),
  challengesCounted: (at) => ({
    totals: readTrio(field(at, 'totals')),
    threat: skill(at, 'threat'),
    byHand: flag(field(at, 'byHand')),
  }),
  cardsPlayed: (at) => ({ player: player(at), count: number(at, 'count') }),
  encounterResolved: (at) => ({
    threat: skill(at, 'threat'),
    threatPassed: flag(field(at, 'threatPassed')),
    obstaclesPassed: whole(field(at, 'obstaclesPassed'), { max: 2 }),
    resource: resource(at),
    lost: number(at, 'lost'),
  }),
  encounterSkipped: () => ({}),
  outcomeTaken: (at) => ({ kind: oneOf(field(at, 'kind'), OUTCOMES) }),
  settled: (at) => ({ hordes: number(at, 'hordes'), paid: number(at, 'paid'), left: number(at, 'left') }),
  gameFinished: (at) => ({
    won: flag(field(at, 'won')),
    settled: flag(field(at, 'settled')),
    survivors: number(at, 'survivors'),
    location: optional(field(at, 'location'), text, null),
  }),
  gameReopened: () => ({}),
  noteWritten: (at) => ({ text: text(field(at, 'text')) }),
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
