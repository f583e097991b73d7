import {
  addedOrNull,
  among,
  explanationSince,
  factsOf,
  flag,
  kinds,
  listOf,
  mark,
  maybe,
  number,
  shape,
  text,
  type Decided,
  type Fact,
  type Read,
  type Shape,
} from '@/engine';
import { tableFacts } from '../../perseverance/session/tableShapes';
import { dinoCount, perkId } from '../rules/fields';
import { EFFECTS, OFFICERS, OUTPOSTS, TILES, ZONES } from '../terms';
import { change, WORDS, type Change } from './change';
import { idOfOldStep } from './oldSteps';
import { checkedThreat, PIECES_KEPT, stored } from './pieces';

const CARD_PIECES = ['dino', 'settlement', 'camp', 'outpost', 'watchtower'] as const;

/** What every event has besides its facts: its version, what it changed and, where a rule counted it, why. */
function happening<F extends Readonly<Record<string, Shape<unknown>>>>(facts: F) {
  return shape({
    v: among([1]),
    ...facts,
    changes: listOf(change),
    why: addedOrNull(explanationSince(idOfOldStep)),
  });
}

const player = text;
/** Null: nobody follows the Map, or the Temple, which stays where it is. */
const area = maybe(stored.areaId);
const code = addedOrNull(among(TILES));
const zone = maybe(among(ZONES));
const checks = listOf(checkedThreat);
const { party } = stored;
const table = tableFacts(WORDS);

/** What the timeline says of each kind of event. A later version of an event is brought up to date here. */
export const event = kinds('type', {
  playBegan: happening(table.playBegan),
  counted: happening(table.counted),
  corrected: happening(table.corrected),
  officerCorrected: happening(table.officerCorrected),
  turnPassed: happening(table.turnPassed),
  noteWritten: happening(table.noteWritten),
  zoneDiceSet: happening(table.zoneDiceSet),
  assemblyHeld: happening(table.assemblyHeld),
  officersScored: happening(table.officersScored),
  roundEnded: happening(table.roundEnded),
  finalScored: happening(table.finalScored),
  gameFinished: happening(table.gameFinished),
  gameReopened: happening(table.gameReopened),
  playerLeft: happening(table.playerLeft),
  playerBack: happening(table.playerBack),
  officerMoved: happening(table.officerMoved),
  trackingSet: happening(table.trackingSet),
  dieTaken: happening({ player, owner: text, zone }),
  influencePlaced: happening({
    player,
    officer: among(OFFICERS),
    count: number(),
    winners: listOf(text),
    /** Not the Secondary Action. */
    free: mark,
  }),
  perkGained: happening({ player, perk: perkId, from: maybe(perkId) }),
  effectTaken: happening({ player, effect: among(EFFECTS) }),
  outpostUsed: happening({ player, tile: among(OUTPOSTS), area }),
  explored: happening({ player }),
  leaderMoved: happening({ player, zone }),
  /** A Camp became the Rally point of an Adventure Effect. */
  rallied: happening({ player, area, code }),
  campBuilt: happening({ player, area, code }),
  adventureBegun: happening({ player, party, area }),
  stageResolved: happening({ player, stage: number(), checks }),
  adventureWentOn: happening({ player, checks }),
  adventureEnded: happening({ player, party }),
  /** A piece that a stage or a Challenge card gave. */
  cardGave: happening({ player, what: among(CARD_PIECES) }),
  challenged: happening({ player, checks }),
  fought: happening({
    player,
    /** Whose Breach it was; null on the Map. */
    breach: maybe(text),
    killed: dinoCount(),
    captured: dinoCount(),
    lost: shape({ light: number(), heavy: number() }),
    /** The Area of the Staging Ground, where the Counterattack came from it. */
    outpost: addedOrNull(stored.areaId),
  }),
  attacked: happening({ player, area, value: number(), threshold: number(), success: flag }),
  breachSettled: happening({ player, dinos: number() }),
  settlementsSet: happening({ zone: among(ZONES), owner: text, count: number() }),
  areaSet: happening({ area: stored.areaId, code, gone: flag }),
  piecesSet: happening({ player, piece: among(PIECES_KEPT) }),
});

export type Event = Read<typeof event>;
export type EventType = Event['type'];
export type Decision = Decided<Event>;

type Facts = { [T in EventType]: Omit<Extract<Event, { type: T }>, keyof Fact<T, Change>> };
export const happened = factsOf<Facts, Change>();
