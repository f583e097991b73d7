import {
  added,
  among,
  each,
  flag,
  listOf,
  mapOf,
  maybe,
  number,
  orElse,
  seatsOf,
  shape,
  text,
  type Given,
  type Read,
} from '@/engine';
import { BOOK_SHIFT, FRIDAY_REROLL, PLAYERS, STARTING_ITEMS } from '../pieces';
import { moraleTrack, round } from '../rules/fields';
import type { setupInput } from '../moments/setup/rule';
import { TRACKING } from '../moments/tracking/level';
import { CHARACTERS, FRIDAY } from '../terms';

export const WEATHER_DICE = ['rain', 'winter', 'animals'] as const;
export type WeatherDie = (typeof WEATHER_DICE)[number];

const space = number({ min: 1, max: 50 });
const price = number({ max: 99 });

/** As printed on a Character card: the space of death, and the spaces with a morale symbol before them. */
export const lifeTrack = shape({ last: space, moraleAt: listOf(space, { max: 50 }) });
export type LifeTrack = Read<typeof lifeTrack>;

const names = listOf(text);

/** The rounds in which each weather die is rolled. */
const diceByRound = each(WEATHER_DICE, listOf(round, { max: 30 }));
export type DiceByRound = Read<typeof diceByRound>;

/** What the table wrote down from the Scenario card; left out or null where it looks it up itself. */
export const scenarioFields = {
  /** Inventions of the Scenario card, as the table calls them. */
  scenarioItems: added(names),
  weather: added(maybe(diceByRound)),
  goal: added(maybe(text)),
  /** Special rules, and what the book and the mystery icon mean. */
  rules: added(maybe(text)),
};
const noNames: readonly string[] = [];

export const config = shape({
  v: among([1]),
  /** As they sit, clockwise; the first one is the first player of round 1. */
  seats: seatsOf(PLAYERS),
  characters: mapOf(among(CHARACTERS)),
  /** By player, and Friday's if he is there. */
  lives: mapOf(lifeTrack),
  /** As the table calls it; null where it did not say. */
  scenario: maybe(text),
  rounds: round,
  friday: flag,
  dog: flag,
  startingItems: number({ max: STARTING_ITEMS }),
  /** As the table calls them; one without a name is numbered. Asked since the second version. */
  startingNames: orElse(names, noNames),
  /** What Friday pays to roll a die again. Asked since the second version. */
  fridayReroll: orElse(price, FRIDAY_REROLL),
  bookShift: number(BOOK_SHIFT),
  /** What a shelter, a roof or a palisade costs at this table: all wood or all fur. */
  cost: shape({ wood: price, fur: price }),
  morale: moraleTrack,
  ...scenarioFields,
  /** The Wreckage card, where it is not Food Crates. */
  wreckage: added(maybe(text)),
  /** How much is followed; left out, all of it. */
  tracking: added(among(TRACKING)),
});
export type Config = Read<typeof config>;

/** The weather dice of a round, as the Scenario card has them; null where the app does not know (line 317). */
export function diceOf({ weather }: Config, round: number): readonly WeatherDie[] | null {
  return weather ? WEATHER_DICE.filter((die) => weather[die].includes(round)) : null;
}

/** What the set-up procedure of the rules wants to know. */
export function setupOf({
  seats,
  characters,
  rounds,
  friday,
  dog,
  startingItems,
  bookShift,
}: Config): Given<typeof setupInput> {
  return {
    players: seats.map(({ id }) => ({ id, character: characters[id] ?? 'cook' })),
    rounds,
    firstPlayer: seats[0]?.id ?? '',
    friday,
    dog,
    startingItems,
    bookShift,
  };
}

/** Everybody who can be wounded. */
export function bodiesOf({ seats, friday }: Config): readonly string[] {
  return [...seats.map(({ id }) => id), ...(friday ? [FRIDAY] : [])];
}

export function highestMorale({ morale }: Config): number {
  return morale.lowest + morale.values.length - 1;
}
