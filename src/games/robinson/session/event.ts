import {
  added,
  among,
  explanationSince,
  factsOf,
  flag,
  kinds,
  listOf,
  mark,
  maybe,
  number,
  optional,
  readSeat,
  shape,
  shapeOf,
  text,
  type Explanation,
  type Read,
  type Shape,
} from '@/engine';
import { DISCOVERY_TOKENS } from '../discoveries';
import { ITEM_NAMES } from '../items';
import { HEAL_SOURCES } from '../moments/wounds/heal';
import { DICE } from '../moments/actions/reroll';
import { TRACKING } from '../moments/tracking/level';
import { SKILL_NAMES } from '../skills';
import { ACTIONS, CHARACTERS, PHASES } from '../terms';
import { actionAbout } from './actionText';
import { change, type Change } from './change';
import { place } from './counters';
import { idOfOldStep } from './oldSteps';
import { THINGS } from './putRight/command';
import { fateFields, SOURCES } from './state';

const count = number();
const signed = number({ min: -9999, max: 9999 });
const action = { action: among(ACTIONS), lead: text };
const ofAction = { ...action, about: added(shape(actionAbout)) };
const item = among(ITEM_NAMES);
const token = among(DISCOVERY_TOKENS);

const steps = explanationSince(idOfOldStep);
/** Where a rule computed it; `null` means the same as nothing. */
const why = added(shapeOf((at) => optional(at, steps, undefined) as Explanation));

/** What every event has; what it did is in its changes. */
const head = { v: among([1]), changes: listOf(change), why };

/** What the timeline says of it. */
function fact<F extends Readonly<Record<string, Shape<unknown>>>>(fields: F) {
  return shape({ ...head, ...fields });
}

/** A later version of an event is brought up to date here. */
export const event = kinds('type', {
  playBegan: fact({ first: text }),
  counted: fact({ ...place, by: signed, lost: count }),
  corrected: fact({ ...place, from: signed, to: signed }),
  /** No wound without its cause. */
  wounded: fact({ owner: text, wounds: count, morale: count, cause: among(SOURCES) }),
  fridayDied: fact({}),
  eventDrawn: fact({ round: count, icon: text, pushed: maybe(text) }),
  /** A card that was shuffled into the Event deck: applied and discarded, the phase goes on. */
  shuffledDrawn: fact({ round: count }),
  moraleTaken: fact({ player: text, change: signed }),
  produced: fact({ food: count, wood: count }),
  planned: fact({ actions: count, list: added(listOf(shape({ ...actionAbout, ...action }))) }),
  actionTaken: fact({ ...ofAction, success: flag }),
  fought: fact({ player: text, strength: count }),
  actionDropped: fact(ofAction),
  actionsEnded: fact({}),
  /** The whole Action phase as it was counted on the board afterwards. */
  boardCounted: fact({}),
  trackingSet: fact({ to: among(TRACKING) }),
  weathered: fact({ rain: count, winter: count, roof: count }),
  campMoved: fact({ roof: count, palisade: count }),
  slept: fact({ round: count, hungry: count }),
  healed: fact({
    owner: text,
    by: count,
    source: among(HEAL_SOURCES),
    /** Of two, the other one; each is healed by 1. */
    other: added(text),
  }),
  skillUsed: fact({ player: text, skill: among(SKILL_NAMES) }),
  itemBuilt: fact({ item }),
  /** What it does is on the Scenario card. */
  scenarioItemBuilt: fact({ name: text }),
  tileSet: fact({ tile: count, accessible: flag }),
  inventionsSet: fact({ count }),
  itemLost: fact({ item }),
  discoveryTaken: fact({ token }),
  startingUsed: fact({ item: count, name: maybe(text), left: count }),
  terrainsSet: fact({ count }),
  rolledAgain: fact({ by: text, die: among(DICE), price: count }),
  discoveryUsed: fact({ token }),
  demandMet: fact({ missing: count }),
  tokensSet: fact({ count }),
  firstGiven: fact({ to: text }),
  roundSet: fact({ to: count, byHand: mark }),
  /** What the Scenario card says was written down. */
  scenarioSet: fact({}),
  setRight: fact({ thing: among(THINGS) }),
  playerLeft: fact({ player: text }),
  playerBack: fact({ player: text }),
  playerJoined: fact({ seat: readSeat, character: among(CHARACTERS) }),
  phaseSkipped: fact({ phase: among(PHASES) }),
  gameFinished: fact(fateFields),
  gameReopened: fact({}),
  noteWritten: fact({ text }),
});
export type Event = Read<typeof event>;

type Facts = { [E in Event as E['type']]: Omit<E, 'type' | keyof typeof head> };

export const happened = factsOf<Facts, Change>();
