import * as fc from 'fast-check';
import { ITEM_NAMES } from '@/games/robinson/items';
import { SKILLS, SKILL_NAMES } from '@/games/robinson/skills';
import { DISCOVERY_TOKENS } from '@/games/robinson/discoveries';
import { ACTIONS, CHARACTERS, CUBES, DECKS, PHASES } from '@/games/robinson/terms';
import type { Positions } from '../support/testWords';

/** Random positions of every procedure, as JSON. Most are legal; some are refused by a rule, which the laws allow for. */
type Arb<T> = fc.Arbitrary<T>;
type Shape = Record<string, Arb<unknown>>;

/** Also ids that every object inherits or that look like a position. */
const NAMES = ['ana', 'ben-2', 'constructor', '1', '0', 'cleo'];

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const flag = fc.boolean();
const seldom = fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0);
const often = seldom.map((rare) => !rare);
const count = fc.oneof({ weight: 5, arbitrary: upTo(6) }, { weight: 1, arbitrary: upTo(999) });
const ids = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 });
const cube = fc.constantFrom(...CUBES);
const goods = fc.record({ wood: upTo(5), fur: upTo(5), food: upTo(3) });
const levels = fc.record({ weapon: count, palisade: count });

/** Fields that are always there, and fields that may be left out. */
const sheet = (needed: Shape, optional: Shape = {}) =>
  fc.record({ ...needed, ...optional }, { requiredKeys: Object.keys(needed) });

const eachOf = <T>(owners: readonly string[], one: (id: string) => Arb<T>) =>
  fc.tuple(...owners.map((id) => one(id)));

const setup = ids.chain((players) =>
  fc.shuffledSubarray([...CHARACTERS], { minLength: 4 }).chain((characters) =>
    sheet(
      {
        players: fc.constant(players.map((id, i) => ({ id, character: characters[i] }))),
        rounds: upTo(30, 1),
        firstPlayer: fc.constantFrom(...players),
      },
      { friday: often, dog: often, startingItems: upTo(10), bookShift: upTo(3, -3) },
    ),
  ),
);

const card = fc.record({ id: fc.constant('card-c'), icon: fc.constantFrom('book', ...DECKS) });
const eventPhase = sheet(
  {
    round: upTo(5, 1),
    left: fc.option(fc.constant('card-a')),
    right: fc.option(fc.constant('card-b')),
    card,
  },
  { adventureTokens: fc.record({ building: flag, gathering: flag, exploration: flag }) },
);

const moralePhase = fc.tuple(upTo(0, -9), upTo(18)).chain(([lowest, more]) => {
  const length = Math.min(19, 2 - lowest + more);
  const highest = lowest + length - 1;
  return sheet(
    {
      level: fc.oneof(upTo(Math.min(9, highest), lowest), fc.constant(Math.min(9, highest))),
      track: fc.record({
        lowest: fc.constant(lowest),
        values: fc.array(upTo(9, -9), { minLength: length, maxLength: length }),
      }),
      first: fc.record({ id: fc.constantFrom(...NAMES), tokens: count, wounds: count }),
      atHighest: fc.constantFrom('tokens', 'heal'),
    },
    { solo: flag, diary: flag, drums: flag },
  );
});

const source = sheet({ type: cube }, { exhausted: flag });
const production = sheet(
  { sources: fc.array(source, { maxLength: 6 }), available: fc.record({ food: count, wood: count }) },
  { plusFood: flag, plusWood: flag, shortcut: source, pit: fc.constantFrom('wound', 'blank') },
);

/** Pawns are handed out one after another, so that most plans can be carried out. */
const plan = fc
  .tuple(
    ids,
    flag,
    flag,
    fc.array(fc.tuple(fc.constantFrom(...ACTIONS), flag, flag), { maxLength: 4 }),
    upTo(3),
  )
  .map(([players, friday, dog, wishes, huntingDeck]) => {
    const pool = players.flatMap((id) => [id, id]);
    const assignments = wishes.flatMap(([action, sure, far], i) => {
      const reach = far && (action === 'gather' || action === 'explore');
      const dice = ['build', 'gather', 'explore'].includes(action);
      const needs = (action === 'hunt' ? 2 : 1) + Number(reach) + Number(dice && sure);
      const [lead, ...support] = pool.splice(0, Math.min(needs, pool.length));
      if (lead === undefined) return [];
      const threat = action === 'threat' ? { target: `card-${i}`, threatPawns: 1 } : {};
      return [{ action, lead, support, far: reach, ...threat }];
    });
    const helper = friday ? [{ action: 'rest', lead: 'friday' }] : [];
    return { players, friday, dog, huntingDeck, assignments: [...assignments, ...helper] };
  });

const actionDice = fc
  .tuple(fc.constantFrom('build', 'gather', 'explore'), flag, flag, flag, flag)
  .chain(([action, away, minusPawnField, minusPawnTile, sure]) => {
    const far = away && action !== 'build';
    const required = 1 + [far, minusPawnField, minusPawnTile].filter(Boolean).length;
    return sheet(
      {
        action: fc.constant(action),
        lead: fc.constantFrom('player', 'friday'),
        pawns: fc.constant(required + Number(sure)),
        far: fc.constant(far),
        minusPawnField: fc.constant(minusPawnField),
        minusPawnTile: fc.constant(minusPawnTile),
        weaponLevel: upTo(2),
        dice: fc.record({ wound: flag, success: flag, adventure: flag, successReroll: flag }),
      },
      { adventureToken: flag, rerollToken: flag, beastOnTile: flag },
    );
  });

const hunt = sheet(
  {
    source: fc.constantFrom('action', 'effect'),
    weaponLevel: count,
    palisade: count,
    huntingDeck: upTo(9, 1),
    beast: sheet({ strength: count }, { weaponLoss: count, food: count, fur: count, palisadeLoss: count }),
  },
  { temporaryBonus: upTo(5), beastStrengthToken: flag, strengthOnly: flag },
);

const buildCheck = sheet(
  {
    target: fc.constantFrom('shelter', 'roof', 'palisade', 'weapons', 'item'),
    cost: goods,
    available: fc.record({ wood: upTo(9), fur: upTo(9), food: upTo(9) }),
    state: fc.record({ shelter: flag, tileShelter: flag, roof: count, palisade: count, weapon: count }),
    item: sheet(
      { id: fc.constantFrom('rope', 'map') },
      {
        terrain: fc.constantFrom('beach', 'hill'),
        items: fc.subarray(['knife', 'rope']),
        owner: fc.constantFrom('ana', 'cleo'),
      },
    ),
  },
  {
    pay: fc.constantFrom('wood', 'fur'),
    plusWoodField: flag,
    plusWoodTarget: flag,
    economical: flag,
    actor: fc.constantFrom('ana', 'friday'),
    explored: fc.subarray(['beach', 'hill']),
    built: fc.subarray(['knife', 'rope']),
  },
);

const gather = sheet(
  { type: cube, success: flag, plusToken: often },
  { exhausted: flag, collected: seldom, basket: flag, sack: flag, adventureExtra: upTo(9) },
);

const item = sheet(
  {
    item: fc.constantFrom(...ITEM_NAMES),
    change: fc.constantFrom('build', 'lose'),
    levels,
    hasShelter: flag,
  },
  { firstCharacterInvention: flag },
);

const skill = fc.constantFrom(...SKILL_NAMES).chain((name) => {
  const { character } = SKILLS[name];
  const others = SKILL_NAMES.filter((other) => SKILLS[other].character === character && other !== name);
  return sheet(
    {
      character: fc.constant(character),
      skill: fc.constant(name),
      phase: name === 'hooch' ? fc.constant('weather') : fc.constantFrom(...PHASES),
      tokens: upTo(9, 2),
      usedThisRound: fc.subarray(others),
    },
    { lockedTokens: upTo(2) },
  );
});

const arrangeCamp = upTo(9, 1).chain((highest) =>
  fc.record({
    players: upTo(4, 1),
    tokens: count,
    level: fc.oneof(upTo(highest, -9), fc.constant(highest)),
    highest: fc.constant(highest),
    choose: fc.constantFrom('tokens', 'morale'),
  }),
);

const heal = fc
  .constantFrom(
    ['rest', 'action', 1],
    ['pot', 'night', 1],
    ['fireplace', 'night', 2],
    ['grandmas-recipe', 'weather', 2],
    ['remedy-token', 'night', 2],
  )
  .chain(([name, phase, most]) =>
    sheet(
      {
        source: fc.constant(name),
        phase: fc.constant(phase),
        targets: fc
          .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: Number(most) })
          .chain((bodies) => eachOf(bodies, (id) => fc.record({ id: fc.constant(id), wounds: count }))),
        hasPot: often,
        food: count,
      },
      { bed: flag, nonPerishable: count },
    ),
  );

const discovery = upTo(9, 1).chain((highest) =>
  fc.record({
    token: fc.constantFrom(...DISCOVERY_TOKENS),
    levels,
    morale: fc.record({
      level: fc.oneof(upTo(highest, -9), fc.constant(highest)),
      highest: fc.constant(highest),
    }),
    hasShelter: flag,
    hasPot: often,
  }),
);

const weather = fc.tuple(ids, upTo(6), upTo(4)).chain(([players, rain, winter]) =>
  sheet(
    {
      players: eachOf(players, (id) => sheet({ id: fc.constant(id) }, { outside: flag })),
      rain: fc.constant(rain),
      winter: fc.constant(winter),
      roof: upTo(5),
      palisade: upTo(2),
      weaponLevel: upTo(4),
      available: fc.record({ food: upTo(5), nonPerishable: upTo(3), wood: upTo(5) }),
    },
    {
      ignoreRain: upTo(rain),
      winterToRain: upTo(winter),
      hungryAnimals: fc.constantFrom('none', 'food', 'palisade', 'beast'),
      storm: flag,
    },
  ),
);

/** The hungry are named, the last ones of those in the camp. */
const night = fc
  .tuple(ids, upTo(30, 1), upTo(4), upTo(2), fc.array(seldom, { minLength: 4, maxLength: 4 }))
  .chain(([players, rounds, food, nonPerishable, away]) => {
    const camped = players.filter((_, i) => !away[i]);
    const short = Math.max(0, camped.length - food - nonPerishable);
    return sheet(
      {
        players: fc.tuple(
          ...players.map((id, i) =>
            away[i]
              ? fc.record({ id: fc.constant(id), outside: fc.record({ food: upTo(2), tileShelter: flag }) })
              : fc.record({ id: fc.constant(id) }),
          ),
        ),
        firstPlayer: fc.constantFrom(...players),
        round: fc.oneof(upTo(rounds, 1), fc.constant(rounds)),
        rounds: fc.constant(rounds),
        available: fc.constant({ food, nonPerishable }),
        hungry: fc.constant(camped.slice(camped.length - short)),
        sheltered: flag,
      },
      { goalMet: seldom, cellar: flag, keepFood: upTo(3) },
    );
  });

const moveCamp = fc.subarray([...CUBES]).chain((plusTokens) =>
  fc.subarray(plusTokens).chain((carry) =>
    sheet(
      {
        shelterBuilt: flag,
        roof: count,
        palisade: count,
        adjacent: often,
        plusTokens: fc.constant(plusTokens),
        carry: fc.constant(carry),
      },
      {
        accessible: often,
        destinationTokens: fc.subarray(CUBES.filter((token) => !carry.includes(token))),
        shortcut: flag,
      },
    ),
  ),
);

const wounds = fc
  .tuple(fc.uniqueArray(fc.constantFrom('friday', ...NAMES), { minLength: 1, maxLength: 5 }), upTo(0, -9))
  .chain(([bodies, lowest]) =>
    fc.record({
      players: eachOf(bodies, (id) =>
        upTo(14, 1).chain((last) =>
          fc.record({
            id: fc.constant(id),
            wounds: upTo(last - 1),
            last: fc.constant(last),
            moraleAt: fc.uniqueArray(upTo(last, 1), { maxLength: 4 }),
          }),
        ),
      ),
      morale: fc.record({ level: upTo(Math.min(9, lowest + 3), lowest), lowest: fc.constant(lowest) }),
      hits: fc.array(fc.record({ id: fc.constantFrom(...bodies), wounds: upTo(4) }), { maxLength: 6 }),
    }),
  );

const unfulfilled = ids.chain((players) =>
  sheet(
    {
      scope: fc.constantFrom('player', 'all'),
      players: fc.constant(players),
      player: fc.constantFrom(...players),
      demands: fc
        .uniqueArray(fc.constantFrom('wood', 'food', 'determination', 'constructor'), { minLength: 1 })
        .chain((kinds) =>
          fc.tuple(
            ...kinds.map((kind) =>
              fc.record({ kind: fc.constant(kind), required: upTo(4), available: upTo(4) }),
            ),
          ),
        ),
    },
    { onlyIfPossible: flag },
  ),
);

export const POSITIONS = {
  setup,
  'event-phase': eventPhase,
  'morale-phase': moralePhase,
  production,
  plan,
  'action-dice': actionDice,
  hunt,
  'build-check': buildCheck,
  gather,
  item,
  skill,
  'arrange-camp': arrangeCamp,
  heal,
  discovery,
  weather,
  night,
  'move-camp': moveCamp,
  wounds,
  unfulfilled,
} satisfies Positions;
