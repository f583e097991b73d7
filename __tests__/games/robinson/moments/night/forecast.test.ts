import * as fc from 'fast-check';
import { forecast } from '@/games/robinson/moments/night/forecast';
import { HUNGRY_ANIMALS } from '@/games/robinson/moments/weather/rule';
import { tokenSky } from '@/games/robinson/moments/weather/plain';
import type { State } from '@/games/robinson/session/state';
import { tonightLine, tonightOf } from '@/games/robinson/session/view/tonight';
import { acting, afterWizard, camp, skip } from '../../session/acting';
import { newTable, play } from '../../session/playing';

const few = fc.integer({ min: 0, max: 3 });

const sky = fc.record({
  rain: few,
  winter: few,
  hungryAnimals: fc.constantFrom(...HUNGRY_ANIMALS),
  storm: fc.boolean(),
});

/** A camp in the Weather phase, with something to lose and not always a roof. */
const evening: fc.Arbitrary<State> = fc
  .record({
    camp: fc.record({
      food: few,
      nonPerishable: few,
      wood: few,
      fur: few,
      roof: few,
      palisade: few,
      weapon: few,
      shelter: fc.constantFrom(0, 1),
      rainTokens: fc.constantFrom(0, 1),
    }),
    wounds: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 3, maxLength: 3 }),
    items: fc.subarray(['furnace', 'cellar'] as const),
    outside: fc.subarray(['ana', 'ben', 'cy'], { maxLength: 1 }),
    brought: fc.record({ food: few, wood: few, fur: few }),
    round: fc.constantFrom(1, 12),
  })
  .map(({ camp: held, wounds, items, outside, brought, round }) => {
    const state = newTable(3);
    return {
      ...state,
      stage: 'weather',
      round,
      items,
      outside,
      brought: Object.fromEntries(outside.map((id) => [id, brought])),
      camp: { ...state.camp, ...held },
      bodies: Object.fromEntries(
        Object.entries(state.bodies).map(([id, body], i) => [id, { ...body, wounds: wounds[i] ?? 0 }]),
      ),
    };
  });

describe('what tonight would cost', () => {
  test('is what weather and night then really cost, when the same dice are entered', () => {
    fc.assert(
      fc.property(evening, sky, (state, seen) => {
        const told = forecast(state, seen);
        const dark = afterWizard(
          state,
          'weather',
          { animals: seen.hungryAnimals, storm: seen.storm ? 'yes' : 'no' },
          { 'clouds rain': seen.rain, 'clouds winter': seen.winter },
        );
        const morning = dark.fate ? dark : afterWizard(dark, 'night', {}, {}, { hungry: told?.hungry ?? [] });
        expect(told?.after).toEqual(morning);
        for (const id of ['ana', 'ben', 'cy'])
          expect(told?.wounds[id]).toBe((morning.bodies[id]?.wounds ?? 0) - (state.bodies[id]?.wounds ?? 0));
      }),
      { numRuns: 80 },
    );
  });

  test('counts what the actions have brought so far, before they are over', () => {
    const busy = acting(2, camp('food', 1), {
      type: 'correct',
      owner: 'the camp',
      counter: 'futureFood',
      to: 1,
    });
    const told = forecast(busy, tokenSky(busy));
    expect(told?.after.bodies).toMatchObject({ ana: { wounds: 1 }, ben: { wounds: 1 } });
    const over = play(busy, { type: 'endActions' });
    expect(forecast(over, tokenSky(over))?.after).toEqual(told?.after);
    // Only looked at: the table is as it was.
    expect(busy.stage).toBe('action');
  });

  test('in the night the weather is over, and every line has its reason', () => {
    const night = play(acting(2), skip, skip);
    const told = forecast(night, { rain: 9, winter: 9, hungryAnimals: 'beast', storm: true });
    expect(told?.wounds).toMatchObject({ ana: 3, ben: 3 });
    expect(told?.why.map(({ rule }) => rule.key)).toEqual(
      expect.arrayContaining(['night.hungry', 'night.openAir', 'wounds.hit']),
    );
  });

  test('a death is told before it comes; before the first round and after the last there is no night', () => {
    const weak = play(acting(2), { type: 'takeWounds', owners: ['ben'], wounds: 10, cause: 'card' });
    expect(tonightOf(weak)?.cost.after.fate).toMatchObject({ won: false, cause: 'death', player: 'ben' });
    expect(tonightLine(weak)?.params).toMatchObject({ cost: { key: 'session.tonight.ends' } });
    expect(tonightLine(newTable(2))).toBeNull();
    expect(tonightLine(play(weak, { type: 'finish', won: true }))).toBeNull();
  });
});

test('a food token that is drawn is supper, too', () => {
  const state: State = { ...acting(2, camp('food', 1)), comingDiscoveries: ['food'] };
  expect(tonightOf(state)?.cost.food).toBe(3);
  expect(JSON.stringify(tonightLine(state))).toContain('"food":3');
});
