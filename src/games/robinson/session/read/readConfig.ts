import { entries, field, flag, list, oneOf, optional, seatsOf, text, whole, type At } from '@/engine';
import { FRIDAY_REROLL } from '../../pieces';
import { CHARACTERS } from '../../terms';
import { PLAYERS, STARTING_ITEMS, type Config, type LifeTrack } from '../config';
import { said } from './said';

export function readConfig(at: At): Config {
  oneOf(field(at, 'v'), [1]);
  const cost = field(at, 'cost');
  const morale = field(at, 'morale');
  return {
    v: 1,
    seats: seatsOf(PLAYERS)(field(at, 'seats')),
    characters: Object.fromEntries(
      entries(field(at, 'characters')).map(([id, character]) => [id, oneOf(character, CHARACTERS)]),
    ),
    lives: Object.fromEntries(entries(field(at, 'lives')).map(([id, life]) => [id, readLife(life)])),
    scenario: optional(field(at, 'scenario'), text, null),
    rounds: whole(field(at, 'rounds'), { min: 1, max: 30 }),
    friday: flag(field(at, 'friday')),
    dog: flag(field(at, 'dog')),
    startingItems: whole(field(at, 'startingItems'), { max: STARTING_ITEMS }),
    // Asked since the second version.
    startingNames: optional(field(at, 'startingNames'), (names) => list(names, text), []),
    fridayReroll: optional(field(at, 'fridayReroll'), small, FRIDAY_REROLL),
    bookShift: whole(field(at, 'bookShift'), { min: -15, max: 15 }),
    cost: { wood: small(field(cost, 'wood')), fur: small(field(cost, 'fur')) },
    morale: {
      lowest: whole(field(morale, 'lowest'), { min: -9, max: 0 }),
      values: list(field(morale, 'values'), (value) => whole(value, { min: -9, max: 9 }), {
        min: 2,
        max: 19,
      }),
    },
    ...said(at, 'scenarioItems', (names) => list(names, text)),
    ...said(at, 'weather', (weather) =>
      optional(
        weather,
        (dice) => ({
          rain: readRounds(field(dice, 'rain')),
          winter: readRounds(field(dice, 'winter')),
          animals: readRounds(field(dice, 'animals')),
        }),
        null,
      ),
    ),
    ...said(at, 'wreckage', (name) => optional(name, text, null)),
  };
}

function readRounds(at: At): readonly number[] {
  return list(at, (round) => whole(round, { min: 1, max: 30 }), { max: 30 });
}

function small(at: At): number {
  return whole(at, { max: 99 });
}

export function readLife(at: At): LifeTrack {
  return {
    last: whole(field(at, 'last'), { min: 1, max: 50 }),
    moraleAt: list(field(at, 'moraleAt'), (space) => whole(space, { min: 1, max: 50 }), { max: 50 }),
  };
}
