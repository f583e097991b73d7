import {
  added,
  addedOrNull,
  among,
  explanationSince,
  factsOf,
  flag,
  listOf,
  mark,
  maybe,
  number,
  optional,
  shape,
  shapeOf,
  text,
  type EventOf,
  type FactOf,
  type Read,
} from '@/engine';
import { eventsOf, gains, tableFacts, type FactsIn } from '../../perseverance/session/tableShapes';
import { ACTIONS } from '../moments/zoneEffects/ruleInput';
import { CARD_IDS } from '../moments/patrol/challengeCards';
import { DINOS, FIGURES, OFFICERS, SOLDIERS, ZONES } from '../terms';
import { change, WORDS, type Change } from './change';
import { idOfOld } from './read/oldSteps';

const zone = among(ZONES);
const player = { player: text } as const;
const soldiers = { light: number(), heavy: number() } as const;

/** One Threat and how it ended. A roll of the app is known only from here. */
const checkedThreat = shape({
  /** The card, a Challenge whose card nobody named, or the step between the stages. */
  of: among([...CARD_IDS, ...SOLDIERS, 'transition']),
  threat: number(),
  /** Null: a token moved instead. */
  roll: maybe(number()),
  lost: maybe(among(SOLDIERS)),
});
export type CheckedThreat = Read<typeof checkedThreat>;

/** A piece that was put or taken away by hand; what a Trap is made for stays with its owner. */
const editedPiece = shape({
  piece: among([...DINOS, ...FIGURES, 'trap', 'wall']),
  owner: maybe(text),
  gone: flag,
});
export type EditedPiece = Read<typeof editedPiece>;

/** A piece of an action: on a Settlement space, or in a column of a Defense area, counted from 1. */
const placedPiece = shape({
  piece: among(['settlement', 'wall', 'trap', 'light', 'heavy', 'leader']),
  zone,
  at: number(),
});
export type PlacedPiece = Read<typeof placedPiece>;

/** Older events do not tell it. */
const checks = addedOrNull(listOf(checkedThreat));

/** A number that is written only where there is some. */
const some = added(
  shapeOf((at) => (optional(at, number(), 0) || undefined) as number, { kind: 'number', min: 1 }),
);

/** What the timeline says of each kind of event; what it did is in its changes. */
const FACTS = {
  ...tableFacts(WORDS),
  dieTaken: {
    ...player,
    owner: text,
    zone: maybe(zone),
    /** Its face was changed for a Story. */
    turned: mark,
  },
  influencePlaced: {
    ...player,
    officer: among(OFFICERS),
    count: number(),
    winners: maybe(listOf(text)),
    overflow: number(),
    /** The bonus of a Settlement space, and not the Secondary Action. */
    free: mark,
  },
  cardGained: { ...player, card: among(CARD_IDS) },
  patrolBegun: { ...player, ...soldiers },
  stageResolved: { ...player, stage: number(), checks },
  /** Soldiers lost. */
  threatChecked: { ...player, ...soldiers, checks },
  patrolEnded: { ...player, ...soldiers },
  /** Where its pieces went; older events do not tell it. */
  actionTaken: { places: addedOrNull(listOf(placedPiece)), ...player, action: among(ACTIONS) },
  /** `byHand`: put right, and no action. */
  leaderMoved: { ...player, zone: maybe(zone), byHand: mark },
  patrolSet: player,
  defenseEdited: { zone, column: number(), edited: addedOrNull(editedPiece) },
  dinosPlaced: {
    /** In the order in which they were placed; older events do not tell it. */
    dinos: addedOrNull(listOf(among(DINOS))),
    /** Those that found no room. */
    ignored: some,
    zone,
    count: number(),
    /** Jack sent it here. */
    fireworks: mark,
  },
  settlementSet: { zone, space: number(), owner: maybe(text) },
  dangerousSet: { zone, to: flag },
  breachTokensSet: {},
  dinoDiceSet: {},
  attackResolved: { zone, killed: number(), through: number(), followers: gains },
  rewardsTaken: { zone, followers: gains },
  areaCleared: { zone, dangerous: flag },
} as const;

type Facts = FactsIn<typeof FACTS>;
export type EventType = keyof Facts;
export type EventNamed<T extends EventType> = FactOf<Facts, Change, T>;
export type Event = EventOf<Facts, Change>;

export const event = eventsOf(FACTS, change, explanationSince(idOfOld));

export const happened = factsOf<Facts, Change>();
