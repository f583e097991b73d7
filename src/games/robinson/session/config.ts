import type { Given, Seat } from '@/engine';
import type { setupInput } from '../rules/setup';
import { FRIDAY, type Character } from '../terms';

export const PLAYERS = { min: 1, max: 4 } as const;
/** The most that a table can begin with. */
export const STARTING_ITEMS = 10;

/** As printed on a Character card: the space of death, and the spaces that a morale symbol stands before. */
export interface LifeTrack {
  readonly last: number;
  readonly moraleAt: readonly number[];
}

/** What a shelter, a roof or a palisade costs at this table: all wood or all fur. */
export interface BuildingCost {
  readonly wood: number;
  readonly fur: number;
}

export interface Config {
  readonly v: 1;
  /** As they sit, clockwise; the first one is the first player of round 1. */
  readonly seats: readonly Seat[];
  readonly characters: Readonly<Record<string, Character>>;
  /** By player, and Friday's if he is there. */
  readonly lives: Readonly<Record<string, LifeTrack>>;
  /** As the table calls it; null where it did not say. */
  readonly scenario: string | null;
  readonly rounds: number;
  readonly friday: boolean;
  readonly dog: boolean;
  readonly startingItems: number;
  /** As the table calls them; whoever has none is numbered. */
  readonly startingNames: readonly string[];
  /** What Friday pays to roll a die again. */
  readonly fridayReroll: number;
  readonly bookShift: number;
  readonly cost: BuildingCost;
  /** Tokens for the lowest level, the next one, and so on. */
  readonly morale: { readonly lowest: number; readonly values: readonly number[] };
  /** Inventions of the Scenario card, as the table calls them. */
  readonly scenarioItems?: readonly string[];
  /** The rounds in which each weather die is rolled; null where the table looks it up itself. */
  readonly weather?: Readonly<Record<WeatherDie, readonly number[]>> | null;
  /** The Wreckage card, where it is not Food Crates. */
  readonly wreckage?: string | null;
}

export const WEATHER_DICE = ['rain', 'winter', 'animals'] as const;
export type WeatherDie = (typeof WEATHER_DICE)[number];

/** The weather dice of a round, as the Scenario card has them; null where the app does not know (line 317). */
export function diceOf({ weather }: Config, round: number): readonly WeatherDie[] | null {
  return weather ? WEATHER_DICE.filter((die) => weather[die].includes(round)) : null;
}

/** What the set-up procedure of the rules wants to know. */
export function setupOf(config: Config): Given<typeof setupInput> {
  const { seats, characters, rounds, friday, dog, startingItems, bookShift } = config;
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
