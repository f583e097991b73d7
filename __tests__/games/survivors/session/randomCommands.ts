import * as fc from 'fast-check';
import type { Command } from '@/games/survivors/session/command';
import { RESOURCES, SIDES, SKILLS } from '@/games/survivors/terms';
import { NO_OUTCOME } from './playing';

const skill = fc.constantFrom(...SKILLS);
const resource = fc.constantFrom(...RESOURCES);
const ring = fc.integer({ min: 0, max: 5 });
const place = fc.oneof(fc.constant('E'), ring);
const trio = (min: number, max: number) => {
  const number = fc.integer({ min, max });
  return fc.record({ combat: number, civilized: number, production: number });
};
const caravan = (min: number, max: number) => {
  const number = fc.oneof(fc.constant(0), fc.integer({ min, max }));
  return fc.record({ survivors: number, scrap: number, herb: number, resolve: number, fuel: number });
};
const hordes = fc.record({
  encounter: fc.integer({ min: -1, max: 3 }),
  ring: fc.array(ring, { maxLength: 4 }),
});
const corner = fc.record({ icon: skill, neighbours: fc.tuple(skill, skill) });

/** Wishes of all kinds around one table, most of them possible, some not. */
export function randomCommand(players: readonly string[]): fc.Arbitrary<Command> {
  const player = fc.constantFrom(...players);
  const someone = fc.constantFrom(...players, 'constructor', '__proto__');
  const make = <T extends Command['type']>(type: T, fields: object): fc.Arbitrary<Command> =>
    fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<Command>;
  const outcome = fc.record({
    changes: caravan(-6, 6),
    drawn: fc.dictionary(player, trio(0, 2), { maxKeys: 2 }),
    addHordes: fc.array(place, { maxLength: 1 }),
    removeHordes: fc.array(place, { maxLength: 1 }),
  });
  const travel = make('travel', {
    direction: ring,
    leader: player,
    choices: fc.oneof(fc.constant([]), fc.array(fc.record({ from: place, to: ring }), { maxLength: 1 })),
    hordes: fc.option(hordes, { freq: 6 }),
  });
  return fc.oneof(
    make('beginPlay', { hordes: fc.uniqueArray(place, { minLength: 2, maxLength: 4 }), leader: someone }),
    { weight: 5, arbitrary: travel },
    {
      weight: 5,
      arbitrary: make('countChallenges', {
        corners: fc.option(fc.array(corner, { minLength: 6, maxLength: 6 })),
        split: fc.constantFrom(
          { combat: 3, civilized: 0, production: 0 },
          { combat: 1, civilized: 1, production: 1 },
        ),
        adjust: trio(-3, 3),
        threat: fc.option(skill),
        totals: fc.oneof(fc.constant({}), trio(-1, 9)),
      }),
    },
    {
      weight: 6,
      arbitrary: make('encounter', {
        sides: fc.dictionary(player, fc.constantFrom(...SIDES), { maxKeys: 3 }),
        rolled: trio(0, 9),
        aberrant: players.length === 3 ? fc.constant(null) : skill,
        cardSuccesses: trio(-1, 1),
        cardChallenges: trio(-1, 1),
        played: fc.oneof(fc.constant({}), fc.dictionary(someone, trio(0, 1), { maxKeys: 1 })),
        lossResource: resource,
        outcomes: fc.record({ penalty: outcome, reward: outcome, bonus: fc.constant(NO_OUTCOME) }),
      }),
    },
    make('skipEncounter', {}),
    make('adjust', { resource, by: fc.integer({ min: -4, max: 4 }) }),
    make('correct', { resource, to: fc.constantFrom(-1, 0, 3, 999, 1000, 0.5) }),
    make('adjustCards', { player: someone, deck: skill, by: fc.integer({ min: -2, max: 2 }) }),
    make('correctPool', {
      player: someone,
      side: fc.constantFrom(...SIDES),
      skill,
      to: fc.integer({ min: -1, max: 5 }),
    }),
    make('readTiles', {
      tiles: fc.dictionary(someone, fc.record({ primary: trio(0, 5), secondary: trio(-1, 3) }), {
        maxKeys: 2,
      }),
    }),
    make('correctStack', { to: fc.integer({ min: -1, max: 40 }) }),
    make('setFaces', {
      to: fc.record({ one: fc.integer({ min: -1, max: 6 }), two: fc.integer({ min: 0, max: 3 }) }),
    }),
    make('giveLead', { to: someone }),
    make('setHordes', { to: hordes }),
    make('setIcon', { place, corner: fc.integer({ min: -1, max: 6 }), to: fc.option(skill) }),
    make('settle', {
      removals: fc.option(caravan(0, 8)),
      won: fc.boolean(),
      location: fc.constantFrom(null, ' ', ' Mill '),
    }),
    make('byHand', {
      command: travel,
      corrections: fc.array(
        fc.record({ dial: fc.constantFrom(...RESOURCES, 'stack'), to: fc.integer({ min: -1, max: 30 }) }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    make('giveUp', {}),
    { weight: 2, arbitrary: make('reopen', {}) },
    make('note', { text: fc.string({ maxLength: 12 }) }),
  );
}
