import {
  addedOrNull,
  among,
  explanation,
  factsOf,
  flag,
  kinds,
  listOf,
  mark,
  maybe,
  number,
  readSeat,
  shape,
  text,
  type Read,
  type Shape,
} from '@/engine';
import * as rules from '../rules/fields';
import { SIDES } from '../terms';
import { change, type Change } from './change';
import { OUTCOMES } from './command';
import { phase } from './fields';

const player = text;
const amount = number();
const by = number({ min: -9999, max: 9999 });

/** What the timeline says of an event, what it changed and, where a rule computed it, why. */
function fact<F extends Readonly<Record<string, Shape<unknown>>>>(facts: F) {
  return shape({ v: among([1]), ...facts, changes: listOf(change), why: addedOrNull(explanation) });
}

/** A later version of a kind of event is brought up to date here. */
export const event = kinds('type', {
  playBegan: fact({ leader: player }),
  counted: fact({ resource: rules.resource, by, lost: amount }),
  corrected: fact({ resource: rules.resource, from: amount, to: amount }),
  cardsCounted: fact({ player, deck: rules.skill, by, byHand: mark }),
  turnSet: fact({ from: amount, to: amount }),
  phaseSet: fact({ to: phase }),
  asideCorrected: fact({ from: amount, to: amount }),
  playerLeft: fact({ player }),
  playerBack: fact({ player }),
  playerJoined: fact({ seat: readSeat }),
  poolCorrected: fact({ player, side: among(SIDES), skill: rules.skill, from: amount, to: amount }),
  stackCorrected: fact({ from: amount, to: amount }),
  tilesRead: fact({}),
  facesSet: fact({}),
  leadGiven: fact({ to: player }),
  /** Set by hand: how many Hordes there are then. */
  hordesSet: fact({ count: amount }),
  iconSet: fact({ place: rules.place }),
  travelled: fact({
    leader: player,
    direction: rules.ringPlace,
    turn: amount,
    /** Hordes that reached the caravan. */
    arrived: amount,
    /** The table moved the Hordes in its own way. */
    byHand: flag,
  }),
  challengesCounted: fact({ totals: rules.trio, threat: rules.skill, byHand: flag }),
  cardsPlayed: fact({ player, count: amount }),
  encounterResolved: fact({
    threat: rules.skill,
    threatPassed: flag,
    obstaclesPassed: number({ max: 2 }),
    resource: rules.resource,
    lost: amount,
  }),
  encounterSkipped: fact({}),
  outcomeTaken: fact({ kind: among(OUTCOMES) }),
  settled: fact({ hordes: amount, paid: amount, left: amount }),
  gameFinished: fact({ won: flag, settled: flag, survivors: amount, location: maybe(text) }),
  gameReopened: fact({}),
  noteWritten: fact({ text }),
});

export type Event = Read<typeof event>;

type Facts = {
  [T in Event['type']]: Omit<Extract<Event, { type: T }>, 'type' | 'v' | 'changes' | 'why'>;
};

export const happened = factsOf<Facts, Change>();
