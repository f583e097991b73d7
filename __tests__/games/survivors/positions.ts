import * as fc from 'fast-check';
import type { Positions } from '../support/testWords';

/** Random positions of every procedure, as JSON. Most are legal; some are refused by a rule, which the laws allow for. */
type Arb<T> = fc.Arbitrary<T>;

const SKILLS = ['combat', 'civilized', 'production'];
const RESOURCES = ['survivors', 'scrap', 'herb', 'resolve', 'fuel'];

/** Also ids that every object inherits or that look like a position. */
const NAMES = ['ana', 'ben-2', 'constructor', 'tostring', '1', '0', 'cleo'];

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const maybe = <T>(arb: Arb<T>) => fc.option(arb, { nil: undefined });
const record = (keys: readonly string[], arb: Arb<number>) =>
  fc
    .tuple(...keys.map(() => arb))
    .map((values) => Object.fromEntries(keys.map((key, i) => [key, values[i]])));

const ids = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 });
const skill = fc.constantFrom(...SKILLS);
const resource = fc.constantFrom(...RESOURCES);
const caravan = record(RESOURCES, fc.oneof(upTo(12), fc.constant(0), upTo(999)));
const smallCaravan = record(RESOURCES, fc.oneof(upTo(6), fc.constant(0)));
const trio = (max: number, min = 0) => record(SKILLS, upTo(max, min));
const ringPlace = upTo(5);
const place = fc.oneof(
  { weight: 1, arbitrary: fc.constant('E' as const) },
  { weight: 4, arbitrary: ringPlace },
);
const places = (min: number, max: number) => fc.uniqueArray(place, { minLength: min, maxLength: max });

const setup = ids.chain((players) =>
  fc.record(
    {
      players: fc.tuple(
        ...players.map((id, i) =>
          fc.record({ id: fc.constant(id), faction: fc.constant(`f-${i}`) }, { requiredKeys: ['id'] }),
        ),
      ),
      hordes: places(3, 3),
      leader: fc.constantFrom(...players),
    },
    { requiredKeys: ['players', 'hordes'] },
  ),
);

const turn = ids.chain((players) =>
  fc.record({
    step: fc.constantFrom('move', 'end'),
    players: fc.constant(players),
    leader: fc.constantFrom(...players),
    caravan,
  }),
);

/** Choices for Hordes behind the caravan, mostly to tiles they can reach. */
const hordeMove = fc.tuple(ringPlace, places(0, 7)).chain(([direction, hordes]) => {
  const behind = hordes.filter((at) => at !== 'E' && [2, 3, 4].some((n) => (direction + n) % 6 === at));
  const to = fc.constantFrom(...[2, 3, 4].map((n) => (direction + n) % 6));
  const choices = fc
    .tuple(fc.subarray(behind), fc.array(to, { minLength: 3, maxLength: 3 }), fc.boolean())
    .map(([chosen, free, own]) => chosen.map((from, i) => ({ from, to: own || i > 0 ? from : free[i] })));
  return fc.record(
    { direction: fc.constant(direction), hordes: fc.constant(hordes), choices },
    { requiredKeys: ['direction', 'hordes'] },
  );
});

const hordePlace = places(0, 6).chain((hordes) => {
  const free = [0, 1, 2, 3, 4, 5].filter((at) => !hordes.includes(at));
  return fc.record(
    {
      hordes: fc.constant(hordes),
      remove: fc.subarray(hordes, { maxLength: Math.min(2, hordes.length) }),
      add: fc.oneof(
        { weight: 4, arbitrary: fc.subarray(free) },
        { weight: 1, arbitrary: fc.array(place, { maxLength: 2 }) },
      ),
    },
    { requiredKeys: ['hordes'] },
  );
});

const corner = fc.record({ icon: skill, neighbours: fc.tuple(skill, skill) });

const challenges = fc
  .tuple(upTo(7), upTo(21), upTo(21))
  .chain(([hordes, a, b]) => {
    const due = 3 * hordes;
    const combat = a % (due + 1);
    const civilized = b % (due - combat + 1);
    const split = { combat, civilized, production: due - combat - civilized };
    return fc.record(
      {
        corners: fc.array(corner, { minLength: 6, maxLength: 6 }),
        hordes: fc.constant(hordes),
        hordeChallenges: fc.constant(split),
        adjust: trio(20, -20),
      },
      { requiredKeys: ['corners', 'hordes', 'hordeChallenges'] },
    );
  })
  .chain((base) => maybe(skill).map((threat) => (threat === undefined ? base : { ...base, threat })));

const dicePool = ids.chain((players) =>
  fc
    .tuple(
      ...players.map((id) =>
        fc.record({
          id: fc.constant(id),
          choice: fc.constantFrom('primary', 'secondary'),
          primary: trio(99),
          secondary: trio(5),
        }),
      ),
    )
    .map((seats) => ({ players: seats })),
);

const encounter = fc.tuple(upTo(5, 1), trio(14), skill, skill).chain(([players, totals, any, face]) => {
  const most = Math.max(...Object.values(totals).map((value) => value ?? 0));
  const top = SKILLS.find((name) => totals[name] === most) ?? any;
  const base = {
    players: fc.constant(players),
    challenges: fc.constant(totals),
    threat: fc.oneof({ weight: 9, arbitrary: fc.constant(top) }, { weight: 1, arbitrary: fc.constant(any) }),
    rolled: trio(14),
    cardSuccesses: trio(9, -9),
    cardChallenges: trio(9, -9),
    lossResource: resource,
    caravan: fc.oneof(caravan, smallCaravan),
  };
  return fc.record(
    { ...base, aberrant: fc.constant(players === 3 ? null : face) },
    {
      requiredKeys: ['players', 'challenges', 'threat', 'rolled', 'aberrant', 'lossResource', 'caravan'],
    },
  );
});

const caravanChange = fc.record({
  caravan: fc.oneof(caravan, smallCaravan),
  changes: fc.array(fc.record({ resource, amount: fc.oneof(upTo(9, -9), upTo(999, -999)) }), {
    maxLength: 50,
  }),
});

/** Removals that fit, taken greedily in a random order. */
const settle = fc
  .tuple(fc.oneof(caravan, smallCaravan), upTo(7), fc.shuffledSubarray(RESOURCES, { minLength: 5 }))
  .chain(([held, hordes, order]) => {
    let due = hordes * 10;
    const removals: Record<string, number> = Object.fromEntries(RESOURCES.map((name) => [name, 0]));
    for (const name of order) {
      const take = Math.min(due, held[name] ?? 0);
      removals[name] = take;
      due -= take;
    }
    return fc
      .boolean()
      .map((chosen) => (chosen ? { caravan: held, hordes, removals } : { caravan: held, hordes }));
  });

export const POSITIONS = {
  setup,
  turn,
  'horde-move': hordeMove,
  'horde-place': hordePlace,
  challenges,
  'dice-pool': dicePool,
  encounter,
  'caravan-change': caravanChange,
  settle,
} satisfies Positions;
