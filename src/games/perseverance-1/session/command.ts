import {
  added,
  among,
  each,
  flag,
  kinds,
  listOf,
  mapOf,
  mark,
  maybe,
  pair,
  shape,
  shapeOf,
  text,
  type Given,
  type Read,
  type Shape,
} from '@/engine';
import { TILE_CHOICES } from '../../perseverance/moments/assembly/rule';
import { TILE_WAYS } from '../../perseverance/moments/assembly/tileWay';
import { someOf } from '../../perseverance/fields';
import { CARD_IDS } from '../moments/patrol/challengeCards';
import { columnOf, figureOf, trapRollOf } from '../moments/dinoAttack/defenseArea';
import { INFLUENCE_SOURCES } from '../moments/influence/ruleInput';
import { ASSETS, DINOS, OFFICERS, REWARDS, SOLDIERS, ZONES } from '../terms';
import { column, dinoDice } from './boardShapes';
import { change } from './change';
import { defenseEdit, move, wish } from './moves';
import { RIGHT } from './putRight/command';
import { COUNTERS } from './state';

export type { DefenseEdit, FortificationMove, Move, SoldierMove, Spot, TrainingMove } from './moves';

const zone = among(ZONES);
const officer = among(OFFICERS);
const dino = among(DINOS);
const counter = among(COUNTERS);
const card = among(CARD_IDS);
const player = text;
const soldier = among(SOLDIERS);
const wishes = mapOf(wish);
const gains = listOf(pair(among(ASSETS), wish));
/** What somebody typed, or nothing. */
const typed: Shape<string> = shapeOf((at) => (at.value === '' ? '' : text(at)), text.form);

/** Jack's ability: one of the Dinos goes to another Zone. */
const fireworks = shape({ dino, zone });
export type Fireworks = Read<typeof fireworks>;

/** `roll` null: the app rolls, unless the Threat is deterministic. */
const check = { threat: wish, roll: maybe(wish) } as const;

const threatMove = shape({ kind: among(['challenge', 'transition']), type: maybe(soldier), ...check });
export type ThreatMove = Read<typeof threatMove>;

const keptCard = shape({
  card,
  choice: maybe(text),
  /** As printed on the card, if it shows one, and what was rolled. */
  check: added(maybe(shape(check))),
});
export type KeptCard = Read<typeof keptCard>;

/** On to the second stage: the Threat between the stages, and who is at risk where that can be chosen. */
const onward = shape({ ...check, type: maybe(soldier) });
export type Onward = Read<typeof onward>;

/** Whether a Patrol goes on. */
const then: Shape<'end' | Onward, 'end' | Given<typeof onward>> = shapeOf(
  (at) => (at.value === 'end' ? 'end' : onward(at)),
  onward.form,
);

/** A column of the attacked area, with the rolls. */
const attackedColumn = columnOf(text, {
  trap: maybe(trapRollOf(wish)),
  wall: maybe(shape({ followers: wish, safeguard: wish, kill: flag })),
  soldiers: pair(maybe(figureOf(text)), maybe(figureOf(text))),
});

const communityArea = shape({
  /** What of it the table was asked for: only that is remembered. */
  counted: added(shape({ settlements: flag, dice: flag })),
  /** Owners bottom to top, gaps left out. */
  settlements: listOf(text),
  dice: wishes,
  leadersOnBoard: listOf(text),
});
export type CommunityArea = Read<typeof communityArea>;

const countedZone = shape({ settlements: wish, presence: listOf(pair(text, wish)) });

const officerRecord = shape({
  id: player,
  areas: listOf(wish),
  patrols: wish,
  settlements: wish,
  dice: wish,
  wallsAndTraps: wish,
});

const army = { light: wish, heavy: wish } as const;

/** Who goes on a Patrol, and its card; `requirement` as printed on it. */
const patrolCard = { soldiers: shape(army), stages: wish, requirement: wish } as const;

const finalPlayer = shape({
  id: player,
  followers: wish,
  food: wish,
  mr: wish,
  story: wish,
  safeguard: wish,
  valor: wish,
  board: shape(army),
  defense: shape({ ...army, leader: flag, walls: wish, traps: wish }),
  patrol: shape(army),
  heavyThreat: wish,
});

/** One number that the table set against the rules, as it should be afterwards. */
const correction = shape({ owner: text, counter, to: wish });
export type Correction = Read<typeof correction>;

const RULED = {
  ...RIGHT,
  beginPlay: shape({
    /** First Settlements that were chosen when the Officers lay on the table, by player. */
    placements: added(mapOf(zone)),
    /** Two players: the unused Zone with two Dissenter Settlements; left out, it is kept or drawn. */
    dissenterZone: added(zone),
  }),
  /** A number that follows from the others was tapped: always refused, with where to change it. */
  showDerived: shape({}),
  adjust: shape({ player, counter, by: wish }),
  correct: correction,
  correctDice: shape({ owner: text, inPlay: wish, pool: wish }),
  correctAssembly: shape({ to: wish }),
  correctOfficer: shape({ officer, slots: listOf(text), pool: wishes }),
  /** `from`: whose turn ends, so that two taps on one button end one turn. */
  nextTurn: shape({ from: added(player) }),
  giveTurn: shape({ player }),
  takeDie: shape({
    player,
    /** Whose die: a player, the neutral dice, the Dissenters. */
    owner: text,
    /** Where it is put, if the table says so. */
    zone: maybe(zone),
    /** For 1 Story, before it is placed. */
    changeFace: flag,
    /** The Dinos that its space brings, in the order of the symbols: in Full tracking, where the Zone is known. */
    dinos: added(listOf(dino)),
    fireworks: added(maybe(fireworks)),
    /** Deterministic Dinos: what lies open once the die that was used is rolled again. */
    dinoDice: added(maybe(dinoDice)),
    /** What the die resolves in its Zone, in the same entry. */
    effect: added(maybe(move)),
    patrol: added(maybe(shape(patrolCard))),
  }),
  /** Down: what stops being followed is remembered as it is now. */
  trackEssentials: shape({}),
  /** Up: with everything as the table has just counted it. */
  takeStock: shape({ changes: listOf(change) }),
  note: shape({ text: typed }),
  /** The Dissenters place only for free. */
  influence: shape({ player, officer, count: wish, source: among(INFLUENCE_SOURCES), foodUsed: wish }),
  challengeCard: shape({ player, card, choice: maybe(text) }),
  patrolBegin: shape({ player, ...patrolCard }),
  patrolStage: shape({
    player,
    stageRewards: gains,
    /** Votes and Soldiers that the stage shows as well. */
    moreRewards: added(gains),
    challengeLimit: wish,
    drawn: listOf(card),
    kept: listOf(keptCard),
    /** Left out, it is decided later. With nobody left the Patrol ends anyway. */
    then: added(then),
  }),
  threat: shape({ player, checks: listOf(threatMove) }),
  patrolEnd: shape({ player }),
  action: shape({ player, move }),
  /** `effect`: what the Leader resolves there, without Dinos. */
  leaderToCommunity: shape({ player, zone, effect: added(maybe(move)) }),
  leaderHome: shape({ player }),
  editDefense: shape({ zone, column: wish, edit: defenseEdit }),
  /** Along the arrows, one after the other. */
  placeDinos: shape({ zone, dinos: listOf(dino) }),
  setSettlement: shape({ zone, space: wish, owner: maybe(text) }),
  setZoneDice: shape({ zone, owner: text, count: wish }),
  setDangerous: shape({ zone, to: flag }),
  setBreachTokens: shape({ to: listOf(among(REWARDS)) }),
  setDinoDice: shape({ to: dinoDice }),
  resolveDinoAttack: shape({
    zone,
    activePlayer: player,
    /** The area on the board, with the rolls. */
    columns: listOf(attackedColumn),
    picks: mapOf(listOf(among(REWARDS))),
    /** What is not tracked in Essentials; in Full tracking null: as tracked. */
    community: maybe(communityArea),
    /** Safe or Dangerous before the attack, where the table says it; otherwise as tracked. */
    dangerous: added(flag),
    /** The same position space by space: where Traps lie that nobody stood on. */
    grid: added(listOf(column)),
    /** The table's own count of Combat Contribution; picks follow from it. */
    contribution: added(wishes),
  }),
  resolveAssembly: shape({
    choices: someOf(ZONES, among(TILE_CHOICES)),
    /** Null: as tracked, in Full tracking. */
    zones: maybe(each(ZONES, countedZone)),
    records: maybe(listOf(officerRecord)),
    /** Votes before the Assembly that the table counted again, by owner. */
    votes: added(wishes),
    /** Which figures of `records` somebody has counted: only they are remembered. Left out: all. */
    counted: added(listOf(text)),
    /** How the tiles were chosen, if otherwise than last time. */
    tileWay: added(among(TILE_WAYS)),
    /** With the last die of the pool everything of that turn is done: the next player goes on. */
    endsTurn: mark,
  }),
  /** `players` null: as tracked, in Full tracking. `counted` as above. */
  resolveFinal: shape({ players: maybe(listOf(finalPlayer)), counted: added(listOf(text)) }),
  /** Ends the game without final scoring: places by Followers as they are. */
  finish: shape({}),
  reopen: shape({}),
} as const;

const ruledCommand = kinds('type', RULED);
export type RuledCommand = Read<typeof ruledCommand>;

/** One effect or Secondary Action. */
export type ActionCommand = Extract<RuledCommand, { readonly type: 'action' }>;

export const command = kinds('type', {
  ...RULED,
  /** What the rules say, and what the table set by hand on top of it: one entry, one undo. */
  byHand: shape({ command: ruledCommand, corrections: listOf(correction) }),
});
export type Command = Read<typeof command>;
