import { figuresOf, refusalOf } from '../../rules';

describe('picks of an Effect', () => {
  const training = (perks: readonly string[], options: readonly number[]) =>
    refusalOf('zone-effect', {
      player: { id: 'a', food: 5, perks },
      effect: 'training',
      picks: options.map((option) => ({ option, take: 'story' })),
    });

  test.each([
    ['three different ones', [], [1, 2, 5], null],
    ['no repeat', [], [1, 1], { code: 'not-allowed', path: 'picks[1].option' }],
    ['not four', [], [1, 2, 5, 3], { code: 'limit-exceeded', path: 'picks' }],
    ['Trainer: a fourth, which may repeat', ['trainer'], [1, 2, 5, 2], null],
    ['Trainer: a repeat among few', ['trainer'], [1, 1], null],
    [
      'Trainer: one repeat, not two',
      ['trainer'],
      [2, 2, 2],
      { code: 'not-allowed', path: 'picks[2].option' },
    ],
    ['Trainer: not five', ['trainer'], [1, 2, 5, 2, 1], { code: 'limit-exceeded', path: 'picks' }],
  ])('%s', (_name, perks, options, refusal) => {
    expect(training(perks, options)).toEqual(refusal);
  });

  test('Quartermaster saves one Scrap in an Effect, not one in each option (R30)', () => {
    const player = { id: 'a', scrap: 2, islandResource: 1, glowberry: 1, perks: ['quartermaster'] };
    const picks = [{ option: 3 }, { option: 1 }];
    expect(figuresOf('zone-effect', { player, effect: 'build', picks })).toMatchObject({
      deltas: { a: { scrap: -1, islandResource: -1, glowberry: -1 } },
    });
  });

  test('Settler may pay the same option twice, in another Zone, and Architect saves once', () => {
    const player = { id: 'a', scrap: 2, food: 1, perks: ['settler', 'architect'] };
    const settle = (zone: string) => ({ option: 1, zone, bonus: 'influence' });
    const picks = [settle('military'), settle('expansion'), { option: 3, zone: 'expansion' }];
    const input = { player, effect: 'settle', citySettlements: { expansion: 2 }, discount: 'food', picks };
    expect(figuresOf('zone-effect', input)).toMatchObject({
      pieces: { settlements: 4 },
      deltas: { a: { scrap: -2, food: -1, followers: 3 } },
    });
  });
});
