import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import type { State } from '@/games/robinson/session/state';
import { acting, afterWizard, camp, skip, tokens, useSkill } from '../../session/acting';
import { newTable, play, refusalOf } from '../../session/playing';

/** Each case is on the lines of the rules summary that its name gives. */

describe('lines 317, 832, 1118 and 1170: weather', () => {
  const stormy = (...more: readonly Command[]) => play(acting(2, ...more), skip);

  test('the Furnace without a winter cloud is no matter', () => {
    const state = stormy({ type: 'buildItem', item: 'furnace' }, camp('wood', 3), camp('food', 3));
    const rain = afterWizard(state, 'weather', { animals: 'none', storm: 'no' }, { 'clouds rain': 1 });
    expect(rain.camp).toMatchObject({ wood: 2, food: 2 });
    const winter = afterWizard(state, 'weather', { animals: 'none', storm: 'no' }, { 'clouds winter': 1 });
    // Its own wood is spared; as rain it still asks for 1 food and 1 wood.
    expect(winter.camp).toMatchObject({ wood: 2, food: 2 });
  });

  test('Hooch is paid and applied in one', () => {
    const state = stormy(tokens('ben', 3), camp('wood', 3), camp('food', 3));
    expect(refusalOf(state, useSkill('ben', 'hooch'))).toBe('hoochInWeather');
    const after = afterWizard(
      state,
      'weather',
      { hooch: 'ignore', animals: 'none', storm: 'no' },
      { 'clouds rain': 1 },
    );
    expect([after.camp.wood, after.bodies.ben?.determination, after.skills]).toEqual([
      3,
      0,
      { ben: ['hooch'] },
    ]);
  });

  test('the token against rain is used up there', () => {
    const state = stormy({ type: 'takeDiscovery', token: 'ignore-rain' }, camp('wood', 3), camp('food', 3));
    const wet = { 'clouds rain': 2 };
    const after = afterWizard(state, 'weather', { dryToken: 'yes', animals: 'none', storm: 'no' }, wet);
    expect([after.camp.wood, after.discoveries]).toEqual([2, []]);
    const kept = afterWizard(state, 'weather', { dryToken: 'no', animals: 'none', storm: 'no' }, wet);
    expect([kept.camp.wood, kept.discoveries]).toEqual([1, ['ignore-rain']]);
  });

  test('the dice of a round are known where the table wrote them down', () => {
    const table = newTable(2, { 'weather:rain': '2-4', 'weather:winter': '3, 4' });
    expect(table.config.weather).toEqual({ rain: [2, 3, 4], winter: [3, 4], animals: [] });
    const state = play(table, { type: 'beginPlay' }, skip, skip, skip);
    const wizard = robinson.wizards.find(({ id }) => id === 'weather');
    const stepsIn = (now: State) => wizard?.steps(now, wizard.begin(now)) ?? [];
    // No die this round: neither clouds nor hungry animals are asked for.
    expect(stepsIn(state).map(({ id }) => id)).toEqual(['storm', 'outside', 'more', 'told']);
    const [clouds] = stepsIn({ ...state, round: 2 });
    expect(clouds).toMatchObject({ id: 'clouds', help: { key: 'session.help.roll.rain' } });
    // Line 325: the rain die alone may show a winter cloud.
    expect(clouds?.kind === 'figures' && clouds.figures.map(({ id }) => id)).toEqual(['rain', 'winter']);
    expect(afterWizard(state, 'weather', { storm: 'no' }).stage).toBe('night');
  });
});
