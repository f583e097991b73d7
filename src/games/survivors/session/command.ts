import { added, among, each, flag, kinds, listOf, mapOf, maybe, shape, text, type Read } from '@/engine';
import { corner } from '../moments/encounter/challenges';
import { place, resource, ringPlace, skill } from '../rules/fields';
import { hordeChoice } from '../moments/travel/hordeMove';
import { RESOURCES, SIDES, SKILLS } from '../terms';
import { wish } from './fields';
import { rightCommands } from './putRight/command';

/** Shared numbers that rules change: the caravan's Resources and the tiles left to draw. */
export const DIALS = [...RESOURCES, 'stack'] as const;
export type Dial = (typeof DIALS)[number];

/** One dial that the table set by hand, as it shall be afterwards. */
const correction = shape({ dial: among(DIALS), to: wish });
export type Correction = Read<typeof correction>;

export const OUTCOMES = ['penalty', 'reward', 'bonus'] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

const side = among(SIDES);
const faces = shape({ one: wish, two: wish });
const hordes = shape({ encounter: wish, ring: listOf(ringPlace) });
const trio = each(SKILLS, wish);
const caravan = each(RESOURCES, wish);

/** Cards by player and deck. */
const cardCounts = mapOf(trio);
export type CardCounts = Read<typeof cardCounts>;

/** What the Encounter Guide prints for a Penalty, a Reward or a Bonus. */
const outcomeMove = shape({
  /** Gains and losses, with their sign. */
  changes: caravan,
  drawn: cardCounts,
  addHordes: listOf(place),
  removeHordes: listOf(place),
});
export type OutcomeMove = Read<typeof outcomeMove>;

const ruledCommands = {
  ...rightCommands,
  beginPlay: shape({ hordes: listOf(place), leader: text }),
  adjust: shape({ resource, by: wish }),
  correct: shape({ resource, to: wish }),
  adjustCards: shape({ player: text, deck: skill, by: wish }),
  correctPool: shape({ player: text, side, skill, to: wish }),
  /** What the Faction tiles print, by player: asked when the dice are needed first. */
  readTiles: shape({ tiles: mapOf(each(SIDES, trio)) }),
  correctStack: shape({ to: wish }),
  setFaces: shape({ to: faces }),
  giveLead: shape({ to: text }),
  /** The board, set to what the table shows. */
  setHordes: shape({ to: hordes }),
  setIcon: shape({ place, corner: wish, to: maybe(skill) }),
  travel: shape({
    direction: ringPlace,
    leader: text,
    choices: listOf(hordeChoice),
    /** Where the Hordes ended up on the new board, if the table moved them in its own way. */
    hordes: maybe(hordes),
  }),
  countChallenges: shape({
    /** Null: the table counted without the app, and says all three totals. */
    corners: maybe(listOf(corner)),
    split: trio,
    adjust: trio,
    threat: maybe(skill),
    /** Totals that the table counted in its own way. */
    totals: shape({ combat: added(wish), civilized: added(wish), production: added(wish) }),
    /** Ability Cards that did it: they leave the game. */
    played: added(cardCounts),
  }),
  encounter: shape({
    sides: mapOf(side),
    rolled: trio,
    aberrant: maybe(skill),
    cardSuccesses: trio,
    cardChallenges: trio,
    played: cardCounts,
    lossResource: resource,
    outcomes: each(OUTCOMES, outcomeMove),
    /** Of a Skill die, counted on the way. */
    faces: added(faces),
  }),
  /** A card changed tiles after the count: the Challenges as they are now; the Threat stays (ruling 14). */
  recount: shape({ totals: trio }),
  /** The table resolved it without the app. */
  skipEncounter: shape({}),
  settle: shape({
    removals: maybe(caravan),
    won: flag,
    /** As the table calls the tile; null where it did not say. */
    location: maybe(text),
  }),
  /** Ends the game without a settlement. */
  giveUp: shape({}),
  reopen: shape({}),
  note: shape({ text }),
};

const ruledCommand = kinds('type', ruledCommands);
export type RuledCommand = Read<typeof ruledCommand>;

export const command = kinds('type', {
  ...ruledCommands,
  /** What the rules say, and what the table set by hand on top of it: one entry, one undo. */
  byHand: shape({ command: ruledCommand, corrections: listOf(correction) }),
});
export type Command = Read<typeof command>;
