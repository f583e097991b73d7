import {
  explanationSince,
  field,
  flag,
  list,
  oneOf,
  optional,
  readSeat,
  text,
  whole,
  type At,
} from '@/engine';
import { DISCOVERY_TOKENS } from '../../discoveries';
import { ITEM_NAMES } from '../../items';
import { TARGETS } from '../../rules/buildCheck';
import { HEAL_SOURCES } from '../../rules/heal';
import { DICE } from '../../rules/reroll';
import { SKILL_NAMES } from '../../skills';
import { ACTIONS, CHARACTERS, CUBES, PHASES } from '../../terms';
import type { ActionAbout } from '../actionText';
import { COUNTERS } from '../counters';
import { happened, type Event, type EventType, type Facts } from '../event';
import { idOfOldStep } from '../oldSteps';
import { THINGS } from '../putRight/command';
import { SOURCES } from '../state';
import { readChange, readFate } from './readChange';
import { said } from './said';

const SIGNED = { min: -9999, max: 9999 } as const;

/** What each kind of event says, read back. */
const READERS: { readonly [T in EventType]: (at: At) => Facts[T] } = {
  playBegan: (at) => ({ first: text(field(at, 'first')) }),
  counted: (at) => ({ ...readPlace(at), by: signed(at, 'by'), lost: whole(field(at, 'lost')) }),
  corrected: (at) => ({ ...readPlace(at), from: signed(at, 'from'), to: signed(at, 'to') }),
  wounded: (at) => ({
    owner: text(field(at, 'owner')),
    wounds: whole(field(at, 'wounds')),
    morale: whole(field(at, 'morale')),
    cause: oneOf(field(at, 'cause'), SOURCES),
  }),
  fridayDied: () => ({}),
  eventDrawn: (at) => ({
    round: whole(field(at, 'round')),
    icon: text(field(at, 'icon')),
    pushed: optional(field(at, 'pushed'), text, null),
  }),
  moraleTaken: (at) => ({ player: text(field(at, 'player')), change: signed(at, 'change') }),
  produced: (at) => ({ food: whole(field(at, 'food')), wood: whole(field(at, 'wood')) }),
  planned: (at) => ({
    actions: whole(field(at, 'actions')),
    ...said(at, 'list', (all) =>
      list(all, (one) => ({
        ...readAbout(one),
        action: oneOf(field(one, 'action'), ACTIONS),
        lead: text(field(one, 'lead')),
      })),
    ),
  }),
  actionTaken: (at) => ({ ...readAction(at), success: flag(field(at, 'success')) }),
  fought: (at) => ({ player: text(field(at, 'player')), strength: whole(field(at, 'strength')) }),
  actionDropped: readAction,
  actionsEnded: () => ({}),
  weathered: (at) => ({
    rain: whole(field(at, 'rain')),
    winter: whole(field(at, 'winter')),
    roof: whole(field(at, 'roof')),
  }),
  campMoved: (at) => ({ roof: whole(field(at, 'roof')), palisade: whole(field(at, 'palisade')) }),
  slept: (at) => ({ round: whole(field(at, 'round')), hungry: whole(field(at, 'hungry')) }),
  healed: (at) => ({
    owner: text(field(at, 'owner')),
    by: whole(field(at, 'by')),
    source: oneOf(field(at, 'source'), HEAL_SOURCES),
    ...said(at, 'other', text),
  }),
  skillUsed: (at) => ({
    player: text(field(at, 'player')),
    skill: oneOf(field(at, 'skill'), SKILL_NAMES),
  }),
  itemBuilt: readItem,
  scenarioItemBuilt: (at) => ({ name: text(field(at, 'name')) }),
  tileSet: (at) => ({ tile: whole(field(at, 'tile')), accessible: flag(field(at, 'accessible')) }),
  inventionsSet: (at) => ({ count: whole(field(at, 'count')) }),
  itemLost: readItem,
  discoveryTaken: (at) => ({ token: oneOf(field(at, 'token'), DISCOVERY_TOKENS) }),
  startingUsed: (at) => ({
    item: whole(field(at, 'item')),
    name: optional(field(at, 'name'), text, null),
    left: whole(field(at, 'left')),
  }),
  terrainsSet: (at) => ({ count: whole(field(at, 'count')) }),
  rolledAgain: (at) => ({
    by: text(field(at, 'by')),
    die: oneOf(field(at, 'die'), DICE),
    price: whole(field(at, 'price')),
  }),
  discoveryUsed: (at) => ({ token: oneOf(field(at, 'token'), DISCOVERY_TOKENS) }),
  demandMet: (at) => ({ missing: whole(field(at, 'missing')) }),
  tokensSet: (at) => ({ count: whole(field(at, 'count')) }),
  firstGiven: (at) => ({ to: text(field(at, 'to')) }),
  roundSet: (at) => ({
    to: whole(field(at, 'to')),
    ...(optional(field(at, 'byHand'), flag, false) && { byHand: true as const }),
  }),
  setRight: (at) => ({ thing: oneOf(field(at, 'thing'), THINGS) }),
  playerLeft: (at) => ({ player: text(field(at, 'player')) }),
  playerBack: (at) => ({ player: text(field(at, 'player')) }),
  playerJoined: (at) => ({
    seat: readSeat(field(at, 'seat')),
    character: oneOf(field(at, 'character'), CHARACTERS),
  }),
  phaseSkipped: (at) => ({ phase: oneOf(field(at, 'phase'), PHASES) }),
  gameFinished: readFate,
  gameReopened: () => ({}),
  noteWritten: (at) => ({ text: text(field(at, 'text')) }),
};

const TYPES = Object.keys(READERS) as readonly EventType[];

/** A stored event, checked. A later version of an event type is brought up to date here. */
export function readEvent(at: At): Event {
  const type = oneOf(field(at, 'type'), TYPES);
  oneOf(field(at, 'v'), [1]);
  const changes = list(field(at, 'changes'), readChange);
  const why = optional(field(at, 'why'), explanationSince(idOfOldStep), undefined);
  return happened(type, READERS[type](at), changes, why);
}

function readPlace(at: At) {
  return { owner: text(field(at, 'owner')), counter: oneOf(field(at, 'counter'), COUNTERS) };
}

function readAction(at: At) {
  return {
    action: oneOf(field(at, 'action'), ACTIONS),
    lead: text(field(at, 'lead')),
    ...said(at, 'about', readAbout),
  };
}

function readAbout(at: At): ActionAbout {
  return {
    ...said(at, 'build', (build) => oneOf(build, TARGETS)),
    ...said(at, 'item', (name) => oneOf(name, ITEM_NAMES)),
    ...said(at, 'scenarioItem', text),
    ...said(at, 'cube', (cube) => oneOf(cube, CUBES)),
    ...said(at, 'space', whole),
    ...said(at, 'card', text),
  };
}

function readItem(at: At) {
  return { item: oneOf(field(at, 'item'), ITEM_NAMES) };
}

function signed(at: At, key: string): number {
  return whole(field(at, key), SIGNED);
}
