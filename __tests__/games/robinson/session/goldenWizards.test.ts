import { EMPTY_DRAFT } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Item } from '@/games/robinson/items';
import { plainAction, type Planned } from '@/games/robinson/moments/plan/planned';
import type { State } from '@/games/robinson/session/state';
import cases from '../../../golden/robinson.json';
import { afterWizard } from './acting';
import { newTable } from './playing';
import { runWizard, type Answers, type Figures, type Ticks } from './runWizard';

type Json = Readonly<Record<string, unknown>>;
type Body = Readonly<Partial<Record<'wounds' | 'determination', number>>>;

interface Change {
  readonly stage?: State['stage'];
  readonly camp?: Partial<State['camp']>;
  readonly bodies?: Readonly<Record<string, Body>>;
  readonly rest?: Partial<State>;
}

/** A table as the published case finds it. */
function at(players: 1 | 2 | 3 | 4, { stage = 'action', camp = {}, bodies = {}, rest = {} }: Change): State {
  const state = newTable(players);
  return {
    ...state,
    stage,
    camp: { ...state.camp, ...camp },
    bodies: Object.fromEntries(
      Object.entries(state.bodies).map(([id, body]) => [id, { ...body, ...bodies[id] }]),
    ),
    ...rest,
  };
}

function expected(name: string): Json {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`no case ${name}`);
  return found.expect as Json;
}

/** One action of a plan that is ready to be resolved. */
function planned(one: Partial<Planned> & Pick<Planned, 'action'>, lead = 'ana'): Partial<State> {
  return { plan: [{ ...plainAction(one.action, lead), ...one }] };
}

const items = (...names: readonly Item[]): Partial<State> => ({ items: names });

describe('golden cases, through the app’s own wizards', () => {
  test('event-phase-pushes-a-card-off', () => {
    const { adventureTokens, left } = expected('event-phase-pushes-a-card-off');
    const state = at(2, {
      stage: 'event',
      rest: { round: 4, threat: { left: 'card-a', right: 'card-b' }, tokens: ['adventure:build'] },
    });
    const after = afterWizard(state, 'event', { icon: 'gathering' });
    expect(after.threat).toEqual({ left, right: 'event-4' });
    expect(after.tokens).toEqual(['adventure:build', 'adventure:gather']);
    expect(adventureTokens).toEqual({ building: true, gathering: true, exploration: false });
  });

  test.each<[string, State, string]>([
    [
      'morale-phase-not-enough-tokens',
      at(2, { stage: 'morale', camp: { morale: -3 }, bodies: { ana: { determination: 1, wounds: 4 } } }),
      'ana',
    ],
    [
      'morale-phase-solo-reaches-the-top',
      at(1, {
        stage: 'morale',
        camp: { morale: 2 },
        bodies: { ana: { wounds: 3 } },
        rest: items('diary'),
      }),
      'ana',
    ],
    [
      'morale-phase-drums-turn-a-loss-around',
      at(2, { stage: 'morale', camp: { morale: -1 }, rest: { first: 'ben', ...items('drums') } }),
      'ben',
    ],
  ])('%s', (name, state, player) => {
    const { tokens, wounds, healed } = expected(name) as Readonly<Record<string, number>>;
    const after = afterWizard(state, 'morale', { top: 'heal' });
    expect(after.bodies[player]).toEqual({
      determination: tokens,
      wounds: (state.bodies[player]?.wounds ?? 0) + (wounds ?? 0) - (healed ?? 0),
    });
  });

  test('production-camp', () => {
    const state = at(2, {
      stage: 'production',
      camp: { plusFood: 1, food: 1, wood: 2 },
      rest: items('pit', 'shortcut'),
    });
    const after = afterWizard(
      state,
      'production',
      { shortcut: 'wood', pit: 'wound' },
      { 'sources wood': 2, 'sources deadWood': 1, 'shortcutTile tile': 3 },
    );
    expect(after.camp).toMatchObject(expected('production-camp').available as object);
    expect(after.used).toEqual(['3 wood']);
  });

  test('plan-friday-and-the-dog', () => {
    const state = at(1, {
      camp: { huntingDeck: 1, shelter: 1, wood: 9 },
      rest: items('lantern'),
    });
    const after = afterWizard(
      state,
      'plan',
      {
        'friday 1': 'hunt',
        'dog 1': 'hunt',
        'ana 1': 'roof',
        'lantern 1': 'roof',
        'ana 2': 'gather-wood',
        'tile:gather-wood': 'other',
      },
      { 'number:gather-wood space': 3 },
    );
    expect(after.plan?.map(({ action, lead, support }) => [action, lead, 1 + support.length])).toEqual(
      (expected('plan-friday-and-the-dog').assignments as readonly Json[]).map((one) => [
        one.action,
        one.lead,
        one.pawns,
      ]),
    );
  });

  test('plan-far-tile is refused', () => {
    const answers = {
      'ana 1': 'explore',
      'ana 2': 'explore',
      'where:explore': 'far',
      'ben 1': 'gather-wood',
      'ben 2': 'gather-wood',
      'tile:gather-wood': 'other',
    };
    const ticks = { 'about:gather-wood:2': ['far', 'minusTile'] };
    expect(() => runWizard(at(2, {}), 'plan', answers, { 'number:gather-wood space': 2 }, ticks)).toThrow(
      'refusal.tooFewPawns',
    );
  });

  test('plan-three-actions: there is no third pawn', () => {
    const [step] = robinson.wizards.find(({ id }) => id === 'plan')?.steps(at(2, {}), EMPTY_DRAFT) ?? [];
    expect(
      step?.kind === 'placing' && step.pieces.filter(({ player }) => player === 'ana').map(({ id }) => id),
    ).toEqual(['ana 1', 'ana 2']);
  });

  test.each<[string, State, Answers]>([
    [
      'action-dice-failure-with-reroll-token',
      at(2, {
        camp: { wood: 1 },
        rest: { tokens: ['reroll:build'], ...planned({ action: 'build', build: 'weapons' }) },
      }),
      { wound: 'yes', success: 'yes', again: 'no', adventure: 'yes' },
    ],
    [
      'action-dice-two-pawns-with-adventure-token',
      at(2, {
        rest: {
          tokens: ['adventure:gather', 'reroll:gather'],
          ...planned({ action: 'gather', cube: 'wood', space: 3, support: ['ana'], beastTile: true }),
        },
      }),
      {},
    ],
    [
      'action-dice-friday-meets-adventure',
      at(2, {
        rest: { tokens: ['adventure:explore'], ...planned({ action: 'explore', space: 3 }, 'friday') },
      }),
      { wound: 'no', success: 'yes', adventure: 'yes', terrain: 'river', tile: 'none' },
    ],
  ])('%s', (name, state, answers) => {
    const lead = state.plan?.[0]?.lead ?? '';
    const { wounds, determination } = expected(name);
    const after = afterWizard(state, 'resolve', answers);
    expect(after.bodies[lead]).toEqual({ wounds, determination });
    const left = state.tokens.filter((token) => after.tokens.includes(token));
    expect(state.tokens.length - left.length).toBe(
      (expected(name).discardTokens as readonly string[]).length,
    );
  });

  test('hunt-with-frenzy', () => {
    const { wounds, weaponLevel, palisade, food, fur, huntingDeck } = expected('hunt-with-frenzy');
    const state = at(2, {
      camp: { weapon: 1, palisade: 1, huntingDeck: 3 },
      rest: { tokens: ['beast:hunt'], ...planned({ action: 'hunt', support: ['ana'] }) },
    });
    const after = afterWizard(
      state,
      'resolve',
      {},
      {
        'beast strength': 4,
        'beast weaponLoss': 2,
        'beast food': 4,
        'beast fur': 1,
        'beast palisadeLoss': 2,
        'beast bonus': 3,
      },
    );
    expect(after.camp).toMatchObject({
      weapon: weaponLevel,
      palisade,
      futureFood: food,
      futureFur: fur,
      huntingDeck,
    });
    expect([after.bodies.ana?.wounds, after.tokens]).toEqual([wounds, []]);
  });

  test('hunt-event-strength-only: a beast that a card sends', () => {
    const { wounds } = expected('hunt-event-strength-only');
    const state = at(2, {
      stage: 'event',
      camp: { weapon: 2, huntingDeck: 1 },
      rest: { tokens: ['beast:hunt'] },
    });
    const after = afterWizard(state, 'fight', {}, { 'beast strength': 5 });
    expect([after.bodies.ana?.wounds, after.camp.weapon, after.tokens]).toEqual([wounds, 2, ['beast:hunt']]);
  });

  test('hunt-empty-deck is not offered', () => {
    expect(() => runWizard(at(2, {}), 'plan', { 'ana 1': 'hunt' })).toThrow('refusal.huntingDeck');
  });

  test.each<[string, State]>([
    [
      'build-check-shelter-in-fur',
      at(3, {
        camp: { wood: 9, fur: 2 },
        rest: {
          tokens: ['wood:build', 'wood:shelter'],
          ...planned({ action: 'build', build: 'shelter', pay: 'fur', support: ['ana'] }),
        },
      }),
    ],
    [
      'build-check-weapons-economical',
      at(2, {
        camp: { wood: 1 },
        rest: {
          tokens: ['wood:build'],
          ...planned({ action: 'build', build: 'weapons', economical: true, support: ['ana'] }),
        },
      }),
    ],
    [
      'build-check-friday-mends-the-roof',
      at(2, {
        camp: { wood: 3, food: 1, shelter: 1, roof: 1 },
        rest: planned({ action: 'build', build: 'roof', support: ['friday'] }, 'friday'),
      }),
    ],
  ])('%s', (name, state) => {
    const { left, after } = expected(name) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    const { camp } = afterWizard(state, 'resolve');
    expect(camp).toMatchObject({ wood: left?.wood, fur: left?.fur, food: left?.food });
    expect(camp).toMatchObject({
      shelter: Number(after?.shelter),
      roof: after?.roof,
      palisade: after?.palisade,
      weapon: after?.weapon,
    });
  });

  test.each<[string, State, Answers, string]>([
    ['build-check-roof-without-shelter', at(3, { camp: { wood: 3 } }), { 'ana 1': 'roof' }, 'no-shelter'],
    [
      'build-check-somebody-elses-invention',
      at(2, {
        camp: { wood: 2 },
        rest: {
          ...items('rope'),
          cards: {
            snare: { cost: { wood: 1, fur: 0, food: 0 }, terrain: null, needs: ['rope'], owner: 'ben' },
          },
        },
      }),
      { 'ana 1': 'item', 'item:item': 'snare' },
      'not-your-invention',
    ],
  ])('%s is refused', (_name, state, answers, reason) => {
    expect(() => runWizard(state, 'plan', answers)).toThrow(`build.reason.${reason}`);
  });

  test.each<[string, State, Answers, Figures, number]>([
    [
      'gather-with-basket-and-sack',
      at(2, {
        rest: {
          ...items('basket', 'sack'),
          ...planned({ action: 'gather', cube: 'wood', space: 3, plusToken: true, support: ['ana'] }),
        },
      }),
      {},
      { 'gathered basket': 1, 'gathered sack': 1 },
      0,
    ],
    [
      'gather-failed',
      at(2, { rest: { ...items('basket'), ...planned({ action: 'gather', cube: 'food', space: 3 }) } }),
      { wound: 'no', success: 'no', adventure: 'yes' },
      { 'gathered extra': 1 },
      2,
    ],
  ])('%s', (name, state, answers, figures, determination) => {
    const { cubes, type, used } = expected(name);
    const after = afterWizard(state, 'resolve', answers, figures);
    expect(after.camp[type === 'wood' ? 'futureWood' : 'futureFood']).toBe(cubes);
    expect([after.filled, after.bodies.ana?.determination]).toEqual([used, determination]);
  });

  test('skill-reroll-with-locked-tokens: what the failed die brings does not pay for it', () => {
    const one = planned({ action: 'gather', cube: 'food', space: 3 }, 'ben');
    const failed: Answers = { wound: 'no', success: 'no', adventure: 'no' };
    const poor = at(2, { bodies: { ben: { determination: 1 } }, rest: one });
    // One token and the two of the failed die: nothing is offered.
    expect(afterWizard(poor, 'resolve', failed).bodies.ben?.determination).toBe(3);
    const rich = at(2, { bodies: { ben: { determination: 2 } }, rest: one });
    const again = afterWizard(rich, 'resolve', { ...failed, 'reroll:ben': 'success', 'rerolled:ben': 'yes' });
    expect([again.bodies.ben?.determination, again.camp.futureFood]).toEqual([0, 1]);
    expect(again.skills).toEqual({ ben: ['scrounger'] });
  });

  test.each<[string, State, Answers]>([
    [
      'arrange-camp-three-players-at-the-top',
      at(3, {
        camp: { morale: 3 },
        bodies: { ana: { determination: 1 } },
        rest: planned({ action: 'arrange-camp' }),
      }),
      {},
    ],
    [
      'arrange-camp-four-players',
      at(4, {
        camp: { morale: -1 },
        bodies: { ana: { determination: 1 } },
        rest: planned({ action: 'arrange-camp' }),
      }),
      { choose: 'morale' },
    ],
  ])('%s', (name, state, answers) => {
    const { tokens, level } = expected(name);
    const after = afterWizard(state, 'resolve', answers);
    expect([after.bodies.ana?.determination, after.camp.morale]).toEqual([tokens, level]);
  });

  test('heal-rest-in-bed', () => {
    const state = at(2, {
      bodies: { ana: { wounds: 1 } },
      rest: { ...items('bed'), ...planned({ action: 'rest' }) },
    });
    const { determination } = expected('heal-rest-in-bed');
    expect(afterWizard(state, 'resolve').bodies.ana).toEqual({ wounds: 0, determination });
  });

  test('heal-fireplace-for-two, before supper', () => {
    const { nonPerishable } = expected('heal-fireplace-for-two') as { readonly nonPerishable: number };
    const state = at(2, {
      stage: 'night',
      camp: { nonPerishable: 2, shelter: 1 },
      bodies: { ana: { wounds: 4 }, ben: { wounds: 1 } },
      rest: items('fireplace'),
    });
    const after = afterWizard(
      state,
      'night',
      { fireplace: 'ana ben', move: 'stay', goal: 'no' },
      {},
      { hungry: ['ben'] },
    );
    // One is left for two: somebody goes hungry for it.
    expect([after.bodies.ana?.wounds, after.bodies.ben?.wounds, after.camp.nonPerishable]).toEqual([
      3,
      2,
      nonPerishable - 1,
    ]);
  });

  test('discovery-prey, and its cubes are available at once (line 856)', () => {
    const { gains } = expected('discovery-prey') as { readonly gains: Readonly<Record<string, number>> };
    const state = at(2, { camp: { weapon: 1 }, rest: { discoveries: ['prey'] } });
    const after = afterWizard(state, 'discovery', { token: 'prey' });
    expect(after.camp).toMatchObject({ fur: gains.fur, food: gains.food, futureFur: 0, futureFood: 0 });
    expect(after.discoveries).toEqual([]);
    const state2 = at(2, { rest: { discoveries: ['pot-weapon'] } });
    expect(
      robinson.decide(state2, runWizard(state2, 'discovery', { token: 'pot-weapon' }), { pick: () => 0 }),
    ).toMatchObject({ ok: false, error: expected('discovery-no-pot').error });
  });

  test.each<[string, State, Answers, Figures, Ticks]>([
    [
      'weather-snow-on-a-thin-roof',
      at(3, { stage: 'weather', camp: { roof: 2, weapon: 1, nonPerishable: 1, wood: 1 } }),
      { animals: 'food', storm: 'yes' },
      { 'clouds rain': 2, 'clouds winter': 1 },
      { outside: ['cy'] },
    ],
    [
      'weather-furnace',
      at(1, {
        stage: 'weather',
        camp: { roof: 1, palisade: 2, weapon: 1, food: 3, wood: 4, shelter: 1 },
        rest: items('furnace'),
      }),
      { animals: 'beast', storm: 'no' },
      { 'clouds winter': 2 },
      {},
    ],
  ])('%s', (name, state, answers, figures, ticks) => {
    const { available, palisade, wounds } = expected(name);
    const after = afterWizard(state, 'weather', answers, figures, ticks);
    expect(after.camp).toMatchObject({ ...(available as object), palisade });
    expect(after.config.seats.map(({ id }) => after.bodies[id]?.wounds)).toEqual(
      Object.values(wounds as Readonly<Record<string, number>>),
    );
  });

  test('night-somebody-goes-hungry', () => {
    const { wounds, round } = expected('night-somebody-goes-hungry');
    const state = at(3, {
      stage: 'night',
      camp: { food: 1, nonPerishable: 1 },
      rest: { round: 4, first: 'cy' },
    });
    const after = afterWizard(state, 'night', { move: 'stay', goal: 'no' }, {}, { hungry: ['ben'] });
    expect(['ana', 'ben', 'cy'].map((id) => after.bodies[id]?.wounds)).toEqual(
      Object.values(wounds as Readonly<Record<string, number>>),
    );
    expect([after.round, after.first, after.camp.food, after.camp.nonPerishable]).toEqual([
      round,
      'ana',
      0,
      0,
    ]);
    expect(after.earned['wounds ben']).toEqual({ hunger: 2, cold: 1 });
  });

  test('night-leftovers-rot, in the last round', () => {
    const state = at(2, {
      stage: 'night',
      camp: { food: 4, nonPerishable: 2, shelter: 1 },
      rest: { round: 12, outside: ['ben'] },
    });
    const after = afterWizard(
      state,
      'night',
      { move: 'stay', goal: 'no' },
      { 'awayFood ben': 2, 'keep keepFood': 1 },
    );
    expect(after.fate).toMatchObject({ won: false, cause: 'time', round: 12 });
    expect(after.bodies).toMatchObject({ ana: { wounds: 0 }, ben: { wounds: 1 } });
    // What Ben still carries joins what is left in the camp.
    expect([after.camp.food, after.camp.nonPerishable]).toEqual([2, 2]);
  });

  test.each<[string, State, number[]]>([
    [
      'move-camp-with-shelter',
      at(2, {
        stage: 'night',
        camp: { shelter: 1, roof: 3, palisade: 1, plusFood: 1, plusWood: 1, food: 2 },
        rest: {
          ...items('shortcut'),
          island: { 9: { far: false, minusPawn: false, beast: false, exhausted: [], plus: ['wood'] } },
        },
      }),
      [1, 1],
    ],
    [
      'move-camp-from-a-cave',
      at(2, { stage: 'night', camp: { tileShelter: 1, roof: 2, palisade: 3, food: 2 } }),
      [0, 0],
    ],
  ])('%s', (name, state, tokens) => {
    const { roof, palisade } = expected(name);
    const after = afterWizard(
      state,
      'night',
      { move: 'move', goal: 'no' },
      { 'newTile tile': 9 },
      { carry: ['food'] },
    );
    expect(after.camp).toMatchObject({ roof, palisade, plusFood: tokens[0], plusWood: tokens[1] });
    expect([after.campTile, after.items]).toEqual([9, []]);
  });

  test('unfulfilled-everybody and unfulfilled-only-if-possible', () => {
    const all = at(2, { stage: 'event', camp: { wood: 1, food: 1 } });
    const after = afterWizard(
      all,
      'demand',
      { who: 'everybody', strict: 'yes' },
      { 'wants wood': 3, 'wants food': 1 },
    );
    expect([after.bodies.ana?.wounds, after.bodies.ben?.wounds]).toEqual(
      Object.values(expected('unfulfilled-everybody').wounds as object),
    );
    const one = at(2, { stage: 'event', bodies: { ben: { determination: 1 } } });
    const kept = afterWizard(one, 'demand', { who: 'ben', strict: 'no' }, { 'wants determination': 2 });
    expect(kept.bodies.ben).toEqual({ determination: 1, wounds: 0 });
  });
});
