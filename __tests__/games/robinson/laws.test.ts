import * as fc from 'fast-check';
import { ARRANGER } from '@/games/robinson/moments/actions/arrangeCamp';
import type { ActionDiceResult } from '@/games/robinson/moments/actions/rule';
import type { BuildCheckInput, BuildCheckResult } from '@/games/robinson/moments/actions/buildCheck';
import { FIGHTER, type HuntResult } from '@/games/robinson/moments/actions/hunt';
import { BUILDER, type ItemResult } from '@/games/robinson/moments/actions/item';
import type { MoveCampResult } from '@/games/robinson/moments/night/moveCamp';
import type { NightResult } from '@/games/robinson/moments/night/rule';
import type { PlanResult } from '@/games/robinson/moments/plan/rule';
import type { WeatherInput, WeatherResult } from '@/games/robinson/moments/weather/rule';
import type { WoundsInput, WoundsResult } from '@/games/robinson/moments/wounds/rule';
import { SKILLS, SKILL_NAMES } from '@/games/robinson/skills';
import type { Figures, Json } from '../support/rulesUnderTest';
import { testAnswers, type Changes } from '../support/testAnswers';
import { POSITIONS } from './positions';
import { explanationOf, figuresOf, resolve } from './rules';

const RUNS = { numRuns: 300, seed: 20121012 };
const CAMP = 'the camp';
type Numbers = Readonly<Record<string, number>>;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
const minus = (after: Numbers, before: Numbers, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)]));
const woundsOf = (figures: Figures) =>
  Object.fromEntries(Object.entries(figures['wounds'] as Numbers).map(([id, by]) => [id, { wounds: by }]));
const LARDER = ['food', 'nonPerishable'];

/** What each procedure changes, from what goes in and what comes out. */
const CHANGES: Record<keyof typeof POSITIONS, Changes> = {
  setup: (_input, figures) =>
    Object.fromEntries(Object.entries(figures['pawns'] as Numbers).map(([id, pawns]) => [id, { pawns }])),
  'event-phase': () => ({}),
  'morale-phase': (input, figures) => {
    const first = input['first'] as { id: string; tokens: number };
    return {
      [CAMP]: { morale: Number(figures['level']) - Number(input['level']) },
      [first.id]: {
        determination: Number(figures['tokens']) - first.tokens,
        wounds: Number(figures['wounds']) - Number(figures['healed']),
      },
    };
  },
  production: (input, figures) => ({
    [CAMP]: minus(figures['available'] as Numbers, input['available'] as Numbers, ['food', 'wood']),
  }),
  plan: (input, figures) => {
    const pawns = new Map((input['players'] as string[]).map((id) => [id, 2]));
    return Object.fromEntries(
      Object.entries(figures['free'] as Numbers).map(([id, free]) => [
        id,
        { pawns: free - (pawns.get(id) ?? 1) },
      ]),
    );
  },
  'action-dice': (input, figures) => ({
    [String(input['lead'])]: {
      wounds: Number(figures['wounds']),
      determination: Number(figures['determination']),
    },
  }),
  hunt: (input, figures) => ({
    [FIGHTER]: { wounds: Number(figures['wounds']) },
    [CAMP]: {
      weapon: Number(figures['weaponLevel']) - Number(input['weaponLevel']),
      palisade: Number(figures['palisade']) - Number(input['palisade']),
      food: Number(figures['food']),
      fur: Number(figures['fur']),
      huntingDeck: figures['huntingDeck'] === null ? 0 : -1,
    },
  }),
  'build-check': (input, figures) => {
    const level = (state: unknown) => {
      const { shelter, ...levels } = state as Record<string, number | boolean>;
      return { ...levels, shelter: Number(shelter) } as Numbers;
    };
    return {
      [CAMP]: {
        ...minus(figures['left'] as Numbers, input['available'] as Numbers, ['wood', 'fur', 'food']),
        ...minus(level(figures['after']), level(input['state']), ['shelter', 'roof', 'palisade', 'weapon']),
      },
    };
  },
  gather: (input, figures) => ({ [CAMP]: { [String(input['type'])]: Number(figures['cubes']) } }),
  item: (input, figures) => ({
    [CAMP]: {
      ...minus(figures['levels'] as Numbers, input['levels'] as Numbers, ['weapon', 'palisade']),
      nonPerishable: Number(figures['nonPerishable']),
    },
    [BUILDER]: { determination: Number(figures['determination']) },
  }),
  skill: (input, figures) => ({
    [String(input['character'])]: { determination: Number(figures['tokens']) - Number(input['tokens']) },
  }),
  'arrange-camp': (input, figures) => ({
    [ARRANGER]: { determination: Number(figures['tokens']) - Number(input['tokens']) },
    [CAMP]: { morale: Number(figures['level']) - Number(input['level']) },
  }),
  heal: (input, figures) => {
    const targets = figures['targets'] as { id: string; healed: number }[];
    return {
      ...Object.fromEntries(
        targets.map(({ id, healed }, i) => [
          id,
          { wounds: -healed, determination: i === 0 ? Number(figures['determination']) : 0 },
        ]),
      ),
      [CAMP]: minus(figures as Numbers, input as Numbers, LARDER),
    };
  },
  discovery: (input, figures) => ({
    [CAMP]: {
      ...(figures['gains'] as Numbers),
      ...minus(figures['levels'] as Numbers, input['levels'] as Numbers, ['weapon', 'palisade']),
      morale: Number(figures['morale']) - (input['morale'] as { level: number }).level,
    },
  }),
  weather: (input, figures) => ({
    ...woundsOf(figures),
    [CAMP]: {
      ...minus(figures['available'] as Numbers, input['available'] as Numbers, [...LARDER, 'wood']),
      palisade: Number(figures['palisade']) - Number(input['palisade']),
    },
  }),
  night: (input, figures) => {
    const carried = figures['outsideFood'] as Numbers;
    const players = input['players'] as { id: string; outside?: { food: number } }[];
    return {
      ...Object.fromEntries(
        players.map(({ id, outside }) => [
          id,
          {
            wounds: (figures['wounds'] as Numbers)[id] ?? 0,
            food: outside ? (carried[id] ?? 0) - outside.food : 0,
          },
        ]),
      ),
      [CAMP]: minus(figures['available'] as Numbers, input['available'] as Numbers, LARDER),
    };
  },
  'move-camp': (input, figures) => ({
    [CAMP]: minus(figures as Numbers, input as Numbers, ['roof', 'palisade']),
  }),
  wounds: (input, figures) => {
    const before = input['players'] as { id: string; wounds: number }[];
    const after = figures['players'] as { id: string; wounds: number }[];
    return {
      ...Object.fromEntries(
        after.map(({ id, wounds }, i) => [id, { wounds: wounds - (before[i]?.wounds ?? 0) }]),
      ),
      [CAMP]: { morale: -Number(figures['moraleLost']) },
    };
  },
  unfulfilled: (_input, figures) => woundsOf(figures),
};

testAnswers({ resolve }, POSITIONS, CHANGES);

/** Every legal position, with what the rules made of it. */
function law<In, Out>(
  procedure: keyof typeof POSITIONS,
  holds: (input: In, figures: Out) => boolean,
): () => void {
  return () =>
    fc.assert(
      fc.property(POSITIONS[procedure] as fc.Arbitrary<unknown>, (input) => {
        const result = resolve(procedure, input);
        return !result.ok || holds(input as In, result.value.figures as Out);
      }),
      RUNS,
    );
}

describe('wounds', () => {
  test(
    'nobody is healed by a hit, no marker leaves its track, and only a dead player loses the game',
    law<WoundsInput, WoundsResult>(
      'wounds',
      (input, { players, lost, morale }) =>
        players.every(({ id, wounds, dead }, i) => {
          const before = input.players[i];
          return (
            before?.id === id &&
            wounds >= before.wounds &&
            wounds <= before.last &&
            dead === (wounds === before.last)
          );
        }) &&
        lost === players.some(({ id, dead }) => dead && id !== 'friday') &&
        morale >= input.morale.lowest,
    ),
  );

  test('two hits in a row are worth as much as one of both', () => {
    fc.assert(
      fc.property(POSITIONS.wounds, (position) => {
        const input = position as unknown as WoundsInput;
        const split = input.hits.flatMap(({ id, wounds }) =>
          Array.from({ length: wounds }, () => ({ id, wounds: 1 })),
        );
        if (split.length > 50) return;
        expect(figuresOf('wounds', { ...input, hits: split })).toEqual(figuresOf('wounds', input));
      }),
      RUNS,
    );
  });

  test('morale falls with a symbol that is passed, and a second time only if there is a second', () => {
    const players = [{ id: 'ana', wounds: 3, last: 12, moraleAt: [4, 8] }];
    const morale = { level: 0, lowest: -3 };
    const hit = (wounds: number) =>
      figuresOf<WoundsResult>('wounds', { players, morale, hits: [{ id: 'ana', wounds }] });
    expect([0, 1, 4, 5, 8].map((wounds) => hit(wounds).morale)).toEqual([0, -1, -1, -2, -2]);
  });
});

describe('weather', () => {
  test(
    'gives up no more than there is, and hurts for exactly what is missing',
    law<WeatherInput, WeatherResult>('weather', (input, figures) => {
      const { woundsBy, woundsEach, missing, clouds, discarded, available } = figures;
      const asked = {
        food: clouds.excess + Number(input.hungryAnimals === 'food'),
        wood: clouds.winter + clouds.excess,
      };
      return (
        sum(Object.values(woundsBy)) === woundsEach &&
        discarded.food + discarded.nonPerishable + missing.food === asked.food &&
        discarded.wood + missing.wood === asked.wood &&
        // What keeps is only touched when nothing fresh is left.
        (discarded.nonPerishable === 0 || available.food === 0) &&
        woundsBy.winter + woundsBy.clouds <= missing.food + missing.wood
      );
    }),
  );

  test(
    'does not reach who is outside',
    law<WeatherInput, WeatherResult>('weather', ({ players }, { wounds, woundsEach }) =>
      players.every(({ id, outside }) => wounds[id] === (outside ? 0 : woundsEach)),
    ),
  );

  test('a better roof never hurts', () => {
    fc.assert(
      fc.property(POSITIONS.weather, (position) => {
        const result = resolve('weather', position);
        if (!result.ok) return true;
        const input = position as unknown as WeatherInput;
        const before = result.value.figures as WeatherResult;
        const after = figuresOf<WeatherResult>('weather', { ...input, roof: input.roof + 1 });
        return after.woundsEach <= before.woundsEach && after.available.wood >= before.available.wood;
      }),
      RUNS,
    );
  });
});

describe('night', () => {
  test(
    'everybody in the camp eats or goes hungry, and the hungry are as few as the food allows',
    law<{ players: { id: string; outside?: object }[]; available: Numbers }, NightResult>(
      'night',
      ({ players, available }, { ate, hungry, rotted, available: left }) => {
        const camped = players.filter(({ outside }) => !outside);
        const food = sum(Object.values(available));
        return (
          ate.length + hungry.length === camped.length &&
          ate.length === Math.min(camped.length, food) &&
          sum(Object.values(left)) === food - ate.length - rotted
        );
      },
    ),
  );

  test('the night answers what its contract lists, and nothing beyond it', () => {
    const figures = figuresOf<NightResult>('night', {
      players: [{ id: 'ana' }, { id: 'ben', outside: { food: 0, tileShelter: false } }],
      firstPlayer: 'ana',
      round: 1,
      rounds: 9,
      available: { food: 1, nonPerishable: 0 },
      sheltered: true,
    });
    expect(figures).toEqual({
      ate: ['ana'],
      hungry: [],
      wounds: { ana: 0, ben: 3 },
      rotted: 0,
      available: { food: 0, nonPerishable: 0 },
      outsideFood: { ben: 0 },
      round: 2,
      firstPlayer: 'ben',
      outcome: 'playing',
    });
  });

  test('who goes hungry need not be said when there is nothing to choose', () => {
    const table = {
      players: [{ id: 'ana' }, { id: 'ben' }],
      firstPlayer: 'ana',
      round: 1,
      rounds: 9,
      sheltered: true,
    };
    const hungry = (food: number) =>
      figuresOf<NightResult>('night', { ...table, available: { food, nonPerishable: 0 } }).hungry;
    expect([hungry(0), hungry(2)]).toEqual([['ana', 'ben'], []]);
  });
});

describe('actions', () => {
  test(
    'a plan places no pawn that is not there',
    law<unknown, PlanResult>('plan', (_input, { free }) => Object.values(free).every((pawns) => pawns >= 0)),
  );

  test(
    'one action never draws two cards, and without dice it never fails',
    law<unknown, ActionDiceResult>(
      'action-dice',
      (_input, { mode, success, determination, adventureCards, woundsBy }) =>
        adventureCards + woundsBy.adventure <= 1 &&
        (mode === 'dice' || success) &&
        determination === (success ? 0 : 2),
    ),
  );

  test(
    'levels lost in a hunt and wounds for those that were not there make up what the beast takes',
    law<Json, HuntResult>('hunt', (input, figures) => {
      const beast = input['beast'] as { weaponLoss?: number; palisadeLoss?: number };
      if (input['strengthOnly'] === true) return figures.woundsBy.weapon + figures.woundsBy.palisade === 0;
      return (
        Number(input['weaponLevel']) - figures.weaponLevel + figures.woundsBy.weapon ===
          (beast.weaponLoss ?? 0) &&
        Number(input['palisade']) - figures.palisade + figures.woundsBy.palisade === (beast.palisadeLoss ?? 0)
      );
    }),
  );

  test(
    'what may be built can be paid, and nothing is paid for what may not',
    law<BuildCheckInput, BuildCheckResult>('build-check', (input, { allowed, reasons, left, pays, after }) =>
      allowed
        ? (['wood', 'fur', 'food'] as const).every(
            (good) => left[good] === input.available[good] - pays[good] && left[good] >= 0,
          )
        : reasons.length > 0 && isSame(left, input.available) && isSame(after, input.state),
    ),
  );

  test('the Carpenter and a token on the field cancel each other out, but the token is used', () => {
    fc.assert(
      fc.property(POSITIONS['build-check'], (input) => {
        const plain = figuresOf<BuildCheckResult>('build-check', {
          ...input,
          plusWoodField: false,
          economical: false,
        });
        const both = figuresOf<BuildCheckResult>('build-check', {
          ...input,
          plusWoodField: true,
          economical: true,
        });
        return isSame(plain.pays, both.pays);
      }),
      RUNS,
    );
  });

  test('an item that is built and lost again leaves the levels as they were', () => {
    fc.assert(
      fc.property(POSITIONS.item, (position) => {
        const input = { ...(position as Json), hasShelter: true };
        const built = figuresOf<ItemResult>('item', { ...input, change: 'build' });
        const lost = figuresOf<ItemResult>('item', { ...input, change: 'lose', levels: built.levels });
        return isSame(lost.levels, (position as Json)['levels'] as object);
      }),
      RUNS,
    );
  });

  test(
    'a camp that moves keeps the bigger half of what its players built, and no token is lost or doubled',
    law<Json, MoveCampResult>('move-camp', (input, { roof, palisade, tokensLeft, tokensAtCamp }) => {
      const kept = input['shelterBuilt'] === true ? 0.5 : 0;
      const tokens = [
        ...(input['plusTokens'] as string[]),
        ...((input['destinationTokens'] as string[] | undefined) ?? []),
      ];
      return (
        roof === Math.ceil(Number(input['roof']) * kept) &&
        palisade === Math.ceil(Number(input['palisade']) * kept) &&
        tokensLeft.length + tokensAtCamp.length === tokens.length
      );
    }),
  );
});

test('every character has four skills, and the dice of each can be rolled again by exactly one of them', () => {
  for (const character of ['carpenter', 'cook', 'explorer', 'soldier'])
    expect(SKILL_NAMES.filter((name) => SKILLS[name].character === character)).toHaveLength(4);
  const rerolls = SKILL_NAMES.filter((name) => SKILLS[name].kind.startsWith('reroll-'));
  expect(rerolls.map((name) => SKILLS[name].kind)).toEqual(['reroll-brown', 'reroll-gray', 'reroll-green']);
});

describe('a limit that bites is explained', () => {
  test.each([
    ['morale at the top', 'arrange-camp', { players: 2, tokens: 0, level: 3, highest: 3 }, 'limit.moraleTop'],
    [
      'morale at the bottom',
      'wounds',
      {
        players: [{ id: 'ana', wounds: 0, last: 9, moraleAt: [1] }],
        morale: { level: 0, lowest: 0 },
        hits: [{ id: 'ana', wounds: 1 }],
      },
      'limit.moraleBottom',
    ],
    [
      'a marker on its last space',
      'wounds',
      {
        players: [{ id: 'ana', wounds: 0, last: 2, moraleAt: [] }],
        morale: { level: 0, lowest: 0 },
        hits: [{ id: 'ana', wounds: 3 }],
      },
      'wounds.rest',
    ],
    [
      'morale that cannot rise alone',
      'morale-phase',
      {
        solo: true,
        level: 1,
        track: { lowest: 0, values: [0, 1] },
        first: { id: 'ana', tokens: 0, wounds: 0 },
        atHighest: 'tokens',
      },
      'morale.soloTop',
    ],
    [
      'a weapon that cannot drop',
      'hunt',
      { source: 'effect', weaponLevel: 0, palisade: 0, beast: { strength: 0, weaponLoss: 1 } },
      'hunt.weaponMissing',
    ],
    [
      'a palisade without a shelter',
      'item',
      { item: 'wall', change: 'build', levels: { weapon: 0, palisade: 0 }, hasShelter: false },
      'item.palisadeIgnored',
    ],
    [
      'a level that was spent before its item was lost',
      'item',
      { item: 'bow', change: 'lose', levels: { weapon: 1, palisade: 0 }, hasShelter: false },
      'item.spent',
    ],
  ])('%s', (_what, procedure, input, key) => {
    expect(explanationOf(procedure, input).map(({ rule }) => rule.key)).toContain(key);
  });
});

function isSame(one: object, other: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort());
  return sorted(one) === sorted(other);
}
