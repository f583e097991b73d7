import { entries, field, flag, list, oneOf, optional, readSeat, text, whole, type At } from '@/engine';
import { FRIDAY_REROLL } from '../../pieces';
import { CHARACTERS } from '../../terms';
import { PLAYERS, type Config, type LifeTrack } from '../config';

export function readConfig(at: At): Config {
  oneOf(field(at, 'v'), [1]);
  const cost = field(at, 'cost');
  const morale = field(at, 'morale');
  return {
    v: 1,
    seats: list(field(at, 'seats'), readSeat, PLAYERS),
    characters: Object.fromEntries(
      entries(field(at, 'characters')).map(([id, character]) => [id, oneOf(character, CHARACTERS)]),
    ),
    lives: Object.fromEntries(entries(field(at, 'lives')).map(([id, life]) => [id, readLife(life)])),
    scenario: optional(field(at, 'scenario'), text, null),
    rounds: whole(field(at, 'rounds'), { min: 1, max: 30 }),
    friday: flag(field(at, 'friday')),
    dog: flag(field(at, 'dog')),
    startingItems: whole(field(at, 'startingItems')),
    // Asked since the second version.
    startingNames: optional(field(at, 'startingNames'), (names) => list(names, text), []),
    fridayReroll: optional(field(at, 'fridayReroll'), whole, FRIDAY_REROLL),
    bookShift: whole(field(at, 'bookShift'), { min: -15 }),
    cost: { wood: whole(field(cost, 'wood')), fur: whole(field(cost, 'fur')) },
    morale: {
      lowest: whole(field(morale, 'lowest'), { min: -9, max: 0 }),
      values: list(field(morale, 'values'), (value) => whole(value, { min: -9, max: 9 }), {
        min: 2,
        max: 19,
      }),
    },
  };
}

export function readLife(at: At): LifeTrack {
  return {
    last: whole(field(at, 'last'), { min: 1, max: 50 }),
    moraleAt: list(field(at, 'moraleAt'), (space) => whole(space, { min: 1, max: 50 })),
  };
}
