import * as fc from 'fast-check';
import { DISCOVERY_TOKENS } from '@/games/robinson/discoveries';
import { ITEM_NAMES } from '@/games/robinson/items';
import { HUNGRY_ANIMALS } from '@/games/robinson/moments/weather/rule';
import type { Command, Resolution } from '@/games/robinson/session/command';
import { BODY_COUNTERS, DIALS } from '@/games/robinson/session/counters';
import { plainAction, type Planned } from '@/games/robinson/moments/plan/planned';
import { FIELD_TOKENS, SOURCES } from '@/games/robinson/session/state';
import { SKILL_NAMES } from '@/games/robinson/skills';
import { ACTIONS, CAMP, DECKS, TERRAINS } from '@/games/robinson/terms';

const few = fc.integer({ min: -1, max: 5 });
const one = <const T>(...things: readonly T[]) => fc.constantFrom(...things);

/** Anything that a thumb, a stale draft or a mistake could send. */
export function randomCommand(players: readonly string[]): fc.Arbitrary<Command> {
  const who = one(...players, 'friday', 'zoe');
  const place = fc.oneof(
    fc.record({ owner: fc.constant(CAMP), counter: one(...DIALS) }),
    fc.record({ owner: who, counter: one(...BODY_COUNTERS) }),
  );
  const some = fc.subarray([...players]);
  const resolution: fc.Arbitrary<Resolution> = fc.record({
    dice: fc.option(
      fc.record({
        wound: fc.boolean(),
        success: fc.boolean(),
        adventure: fc.boolean(),
        successReroll: fc.option(fc.boolean()),
      }),
    ),
    rerolls: fc.array(fc.record({ by: who, die: one('wound', 'success', 'adventure'), to: fc.boolean() }), {
      maxLength: 1,
    }),
    beast: fc.record({ strength: few, weaponLoss: few, food: few, fur: few, palisadeLoss: few }),
    temporaryBonus: few,
    basket: fc.boolean(),
    sack: fc.boolean(),
    adventureExtra: few,
    beasts: few,
    terrain: fc.option(one(...TERRAINS)),
    discoveries: fc.array(one(...DISCOVERY_TOKENS), { maxLength: 2 }),
    choose: one('tokens', 'morale', null),
    deal: fc.record({
      wood: few,
      food: few,
      fur: few,
      gainFood: few,
      gainWood: few,
      gainFur: few,
      gainDetermination: few,
    }),
  });
  const planned: fc.Arbitrary<Planned> = fc
    .record({
      action: one(...ACTIONS),
      lead: who,
      support: fc.subarray([...players, 'friday', 'dog'], { maxLength: 2 }),
      threat: one('left', 'right', null),
      threatPawns: one(1, 2, null),
      build: one('shelter', 'roof', 'palisade', 'weapons', 'item', null),
      item: fc.option(one(...ITEM_NAMES)),
      card: fc.option(
        fc.record({
          cost: fc.record({ wood: few, fur: few, food: few }),
          terrain: fc.option(one('beach', 'river')),
          needs: fc.subarray(['knife'] as const),
          owner: fc.option(who),
        }),
      ),
      pay: one('wood', 'fur'),
      cost: fc.option(fc.record({ wood: few, fur: few, food: few })),
      cube: one('food', 'wood', null),
      space: one(1, 2, 31, null),
      far: fc.boolean(),
      beastTile: fc.boolean(),
      exhausted: fc.boolean(),
      plusToken: fc.boolean(),
    })
    .map((said) => ({ ...plainAction(said.action, said.lead), ...said }));
  /** What most tables would plan, so that an evening gets somewhere. */
  const likely: fc.Arbitrary<Planned> = fc
    .record({
      action: one('threat', 'hunt', 'build', 'gather', 'explore', 'rest', 'arrange-camp'),
      build: one('shelter', 'weapons', 'item'),
      item: one('knife', 'dam', 'snare'),
      cube: one('food', 'wood'),
      pay: one('wood', 'fur'),
      lead: one(...players),
    })
    .map(({ action, build, item, cube, pay, lead }) => ({
      ...plainAction(action, lead),
      support: action === 'rest' || action === 'arrange-camp' || action === 'threat' ? [] : [lead],
      ...(action === 'threat' && {
        threat: 'right' as const,
        threatPawns: 1,
        cost: { wood: 1, fur: 0, food: 1 },
      }),
      ...(action === 'build' && { build, pay }),
      ...(action === 'build' &&
        build === 'item' && {
          item,
          card: { cost: { wood: 1, fur: 0, food: 1 }, terrain: null, needs: [], owner: null },
        }),
      ...(action === 'gather' && { cube, space: 3, faceUp: true }),
      ...(action === 'explore' && { space: 4 }),
    }));
  const seen = resolution.map((one) => ({
    ...one,
    dice: null,
    rerolls: [],
    adventureExtra: 1,
    deal: { wood: 1, food: 1, fur: 0, gainFood: 2, gainWood: 0, gainFur: 1, gainDetermination: 1 },
  }));
  const ruled = fc.oneof(
    {
      weight: 6,
      arbitrary: likely.map((action) => ({ type: 'plan', actions: [action] }) as const),
    },
    {
      weight: 6,
      arbitrary: seen.map((now) => ({ type: 'resolveAction', resolution: now }) as const),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'beginPlay' } as const) },
    {
      weight: 4,
      arbitrary: fc.tuple(place, few).map(([at, by]) => ({ type: 'adjust', ...at, by }) as const),
    },
    {
      weight: 6,
      arbitrary: fc.tuple(place, few).map(([at, to]) => ({ type: 'correct', ...at, to }) as const),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ owners: some, wounds: few, cause: one(...SOURCES) })
        .map((said) => ({ type: 'takeWounds', ...said }) as const),
    },
    { weight: 2, arbitrary: one('book', ...DECKS).map((icon) => ({ type: 'eventPhase', icon }) as const) },
    {
      weight: 2,
      arbitrary: one('tokens', 'heal', null).map(
        (atHighest) => ({ type: 'moralePhase', atHighest }) as const,
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          sources: fc.array(fc.record({ type: one('food', 'wood'), exhausted: fc.boolean() }), {
            maxLength: 5,
          }),
          shortcut: fc.option(
            fc.record({ type: one('food', 'wood'), exhausted: fc.boolean(), tile: one(1, 2) }),
          ),
          pit: one('wound', 'blank', null),
        })
        .map((said) => ({ type: 'produce', ...said }) as const),
    },
    {
      weight: 6,
      arbitrary: fc.array(planned, { maxLength: 2 }).map((actions) => ({ type: 'plan', actions }) as const),
    },
    {
      weight: 6,
      arbitrary: resolution.map((now) => ({ type: 'resolveAction', resolution: now }) as const),
    },
    { weight: 1, arbitrary: one('dropAction', 'skipPhase').map((type) => ({ type }) as const) },
    {
      weight: 2,
      arbitrary: fc
        .record({
          player: who,
          beast: fc.record({ strength: few, weaponLoss: few, food: few, fur: few, palisadeLoss: few }),
          strengthOnly: fc.boolean(),
          temporaryBonus: few,
        })
        .map((said) => ({ type: 'fight', ...said }) as const),
    },
    {
      weight: 3,
      arbitrary: fc
        .record({
          camp: fc.record({
            food: few,
            nonPerishable: few,
            wood: few,
            fur: few,
            weapon: few,
            roof: few,
            palisade: few,
            shelter: one(0, 1),
            morale: fc.integer({ min: -4, max: 4 }),
            rainTokens: few,
            winterTokens: few,
            stormToken: one(0, 1),
          }),
          bodies: fc.dictionary(who, fc.record({ wounds: few, determination: few }), { maxKeys: 3 }),
          built: fc.subarray(['knife', 'pot', 'snare'] as const),
          scenarioBuilt: fc.subarray(['Mast']),
          dealt: fc.subarray(['left', 'right'] as const),
        })
        .map((said) => ({ type: 'boardActions', ...said }) as const),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'trackEssentials' } as const) },
    {
      weight: 1,
      arbitrary: fc
        .record({ tokens: fc.subarray([...FIELD_TOKENS]), huntingDeck: few })
        .map((said) => ({ type: 'trackFull', ...said }) as const),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({
          goal: one('', 'Survive'),
          rules: one('', 'x'.repeat(200)),
          weather: fc.record({ rain: fc.array(few), winter: fc.array(few), animals: fc.array(few) }),
          items: fc.array(fc.record({ name: one('Mast', ''), card: fc.constant(null) }), { maxLength: 2 }),
        })
        .map((said) => ({ type: 'setScenario', ...said }) as const),
    },
    { weight: 3, arbitrary: fc.constant({ type: 'endActions' } as const) },
    {
      weight: 3,
      arbitrary: fc
        .record({
          rain: few,
          winter: few,
          ignoreRain: one(0, 1),
          winterToRain: one(0, 1),
          hungryAnimals: one(...HUNGRY_ANIMALS),
          storm: fc.boolean(),
          outside: some,
        })
        .map((said) => ({ type: 'weather', ...said }) as const),
    },
    {
      weight: 3,
      arbitrary: fc
        .record({
          cooking: fc.array(fc.record({ source: one('pot', 'fireplace', 'rest'), targets: some }), {
            maxLength: 1,
          }),
          hungry: fc.option(some),
          keepFood: few,
          goalMet: fc.boolean(),
          away: fc.constant({}),
          move: fc.option(
            fc.record({
              tileShelter: fc.boolean(),
              carry: fc.subarray(['food', 'wood'] as const),
              foodSources: few,
              woodSources: few,
              tile: one(8, 9, 40),
            }),
          ),
        })
        .map((said) => ({ type: 'night', ...said }) as const),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          player: who,
          skill: one(...SKILL_NAMES),
          raise: one('palisade', 'weapon', null),
          targets: some,
        })
        .map((said) => ({ type: 'useSkill', ...said }) as const),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(one('buildItem', 'loseItem'), one(...ITEM_NAMES))
        .map(([type, item]) => ({ type, item })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({ token: one(...DISCOVERY_TOKENS), targets: some })
        .map((said) => ({ type: 'useDiscovery', ...said }) as const),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          player: fc.option(who),
          wants: fc.record({
            wood: few,
            food: few,
            fur: few,
            weapon: few,
            palisade: few,
            roof: few,
            determination: few,
          }),
          onlyIfPossible: fc.boolean(),
        })
        .map((said) => ({ type: 'demand', ...said }) as const),
    },
    {
      weight: 1,
      arbitrary: fc.subarray([...FIELD_TOKENS]).map((to) => ({ type: 'setTokens', to }) as const),
    },
    {
      weight: 2,
      arbitrary: one(...DISCOVERY_TOKENS).map((token) => ({ type: 'takeDiscovery', token }) as const),
    },
    { weight: 1, arbitrary: few.map((item) => ({ type: 'useStarting', item }) as const) },
    {
      weight: 1,
      arbitrary: fc.subarray([...TERRAINS]).map((to) => ({ type: 'setTerrains', to }) as const),
    },
    { weight: 1, arbitrary: who.map((to) => ({ type: 'giveFirst', to }) as const) },
    { weight: 1, arbitrary: few.map((to) => ({ type: 'setRound', to }) as const) },
    { weight: 2, arbitrary: fc.constant({ type: 'reopen' } as const) },
    { weight: 1, arbitrary: one('', 'a word').map((text) => ({ type: 'note', text }) as const) },
  ) as fc.Arbitrary<Exclude<Command, { type: 'byHand' }>>;
  const overridden = fc
    .tuple(
      ruled,
      fc.array(
        fc.tuple(place, few).map(([at, to]) => ({ ...at, to })),
        { maxLength: 2 },
      ),
    )
    .map(([command, corrections]): Command => ({ type: 'byHand', command, corrections }));
  return fc.oneof(
    { weight: 9, arbitrary: ruled as fc.Arbitrary<Command> },
    { weight: 1, arbitrary: overridden },
  );
}
