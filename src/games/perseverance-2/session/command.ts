import {
  added,
  among,
  flag,
  kinds,
  listOf,
  mapOf,
  mark,
  maybe,
  pair,
  shape,
  text,
  type Read,
} from '@/engine';
import { EXPLORE_TAKES } from '../moments/adventure/rule';
import { DIE_REWARDS } from '../moments/dice/placeDie';
import { zoneChoices } from '../moments/assembly/rewardZone';
import { TILE_WAYS } from '../../perseverance/moments/assembly/tileWay';
import { CITY_ZONES, DINOS, OFFICERS, OUTPOSTS, TERRAINS, TILES, ZONES } from '../terms';
import { changeWished } from './change';
import { CONDITIONS, STOCKED } from './known';
import { effectMove, outpostEffect, outpostStep, perkPick } from './moves';
import { adventureOption, outside } from '../moments/adventure/commands';
import { wished } from './pieces';
import { COUNTERS } from './state';
import { someOf, wish } from './wishes';

const player = text;
const zone = among(ZONES);
const officer = among(OFFICERS);
const perk = maybe(perkPick);
/** Null in Essentials: nobody follows the Map. */
const area = maybe(wish);

/** An Outpost's own Effect, with what its user does there. */
const outpostUse = {
  tile: among(OUTPOSTS),
  area,
  steps: listOf(outpostStep),
  /** Command Center and Underground Passage: the Effect that is resolved. */
  effect: added(maybe(outpostEffect)),
} as const;

/** What a die or a Leader resolves where it is put, in the same entry: one of these. */
const resolving = {
  effect: added(maybe(outpostEffect)),
  outpost: added(maybe(shape(outpostUse))),
  /** The first option of an Adventure, with its Rally point. */
  outside: added(maybe(adventureOption)),
} as const;

/** One number that the table set itself, as it shall be afterwards. */
const correction = shape({ owner: text, counter: among(COUNTERS), to: wish });
export type Correction = Read<typeof correction>;

const table = {
  beginPlay: shape({}),
  /** A number that follows from the others was tapped: always refused, with where to change it. */
  showDerived: shape({}),
  /** `from`: whose turn ends, so that two taps on one button end one turn. */
  nextTurn: shape({ from: added(text) }),
  giveTurn: shape({ player }),
  note: shape({ text }),
  /** Down: what stops being followed is remembered as it is now. */
  trackEssentials: shape({}),
  /** Up: with everything as the table has just counted it. */
  takeStock: shape({ changes: listOf(changeWished) }),
  /** Ends the game without final scoring: places by the Followers of now. */
  finish: shape({}),
  reopen: shape({}),
};

const turn = {
  takeDie: shape({
    player,
    /** Whose die: a player, the neutral dice, the Dissenters. */
    owner: text,
    /** Where it is put, if the table says so. */
    zone: maybe(zone),
    changeFace: flag,
    matching: flag,
    reward: maybe(among(DIE_REWARDS)),
    ...resolving,
  }),
  effect: shape({ player, move: effectMove }),
  /** Cubes and then, with the Secondary Action, one Perk of that Officer. The Dissenters place only for free. */
  influence: shape({ player, officer, count: wish, source: among(['action', 'free']), perk }),
  gainPerk: shape({ player, pick: perkPick }),
  explore: shape({ player, take: among(EXPLORE_TAKES) }),
  /** Placed, moved or, where the Perk allows it, staying. */
  moveLeader: shape({ player, to: zone, friendly: flag, ...resolving }),
  useOutpost: shape({ player, ...outpostUse }),
};

const { kept } = wished;
const setPieces = kinds('piece', {
  perks: shape({ player, to: kept.perks }),
  enclosure: shape({ player, to: kept.enclosure }),
  leader: shape({ player, to: kept.leader }),
  adventure: shape({ player, to: kept.adventure }),
  breach: shape({ player, to: kept.breach }),
  toppled: shape({ player, to: kept.toppled }),
});
export type SetPieces = Read<typeof setPieces>;

const correcting = {
  adjust: shape({ player, counter: among(COUNTERS), by: wish }),
  correct: correction,
  correctDice: shape({ owner: text, inPlay: wish, pool: wish }),
  correctAssembly: shape({ to: wish }),
  correctOfficer: shape({ officer, slots: listOf(text), pool: mapOf(wish) }),
  setZoneDice: shape({ zone, owner: text, count: wish }),
  setSettlements: shape({ zone: among(CITY_ZONES), owner: text, count: wish }),
  addArea: shape({ terrain: among(TERRAINS), code: added(maybe(among(TILES))) }),
  setArea: shape({ area: wished.area }),
  removeArea: shape({ id: wish }),
  setPieces,
};

/** A Zone as the Assembly counts it. */
const countedZone = shape({ settlements: wish, presence: listOf(pair(text, wish)) });

const scoring = {
  resolveAssembly: shape({
    choices: someOf(ZONES, zoneChoices),
    /** Zones that the table counted; the others are as tracked. */
    zones: added(someOf(ZONES, countedZone)),
    /** Votes before the Assembly that the table counted again, by owner. */
    votes: added(mapOf(wish)),
    /** In Essentials: what the Officers look at, by player, as far as they asked for it. */
    records: added(mapOf(someOf(CONDITIONS, wish))),
    /** How the tiles were chosen, if otherwise than last time. */
    tileWay: added(among(TILE_WAYS)),
    /** With the last die of the pool everything of that turn is done: the next player goes on. */
    endsTurn: mark,
  }),
  /** `holdings`: in Essentials, what everybody has left, as far as somebody counted it. */
  resolveFinal: shape({ holdings: added(mapOf(someOf([...STOCKED, ...DINOS], wish))) }),
};

/** What no action does and no page of pieces puts right. */
const right = {
  leave: shape({ player }),
  comeBack: shape({ player }),
  /** The Officer there changes places with this one. */
  moveOfficer: shape({ zone, officer }),
};

const ruled = { ...table, ...turn, ...outside, ...correcting, ...scoring, ...right };
const ruledCommand = kinds('type', ruled);
export type RuledCommand = Read<typeof ruledCommand>;
export type Resolving = Pick<Extract<RuledCommand, { type: 'takeDie' }>, keyof typeof resolving>;

export const command = kinds('type', {
  ...ruled,
  /** What the rules say, and the overrides of the table on top: one entry, one undo. */
  byHand: shape({ command: ruledCommand, corrections: listOf(correction) }),
});
export type Command = Read<typeof command>;
