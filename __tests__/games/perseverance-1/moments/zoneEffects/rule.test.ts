import { refusalOf } from '../../resolve';

const settler = { id: 'a', food: 1, mr: 1, story: 1 };

const settle = (placements: object[], player: object = settler) => ({
  edition: 'beta-2020',
  action: 'settle',
  player,
  placements,
});

const politics = (player: object, more: object = {}) => ({
  edition: 'beta-2020',
  action: 'politics',
  player: { id: 'a', food: 1, ...player },
  option: 'pool',
  neutralDice: 2,
  ...more,
});

const build = (player: object, ...options: string[]) => ({
  edition: 'published-2021',
  action: 'fortifications',
  player: { id: 'a', ...player },
  steps: options.map((option) => ({ option })),
});

const soldiers = (count: number, more: object = {}) => ({
  edition: 'beta-2020',
  action: 'place-soldiers',
  player: { id: 'a', light: 5 },
  place: Array.from({ length: count }, () => ({ type: 'light', row: 'top' })),
  ...more,
});

const defend = (player: object, netGun: string) => ({
  edition: 'beta-2020',
  action: 'leader-defense',
  player: { id: 'a', ...player },
  row: 'top',
  netGun,
});

describe('an action is refused', () => {
  test.each([
    [
      'no Settlement left',
      settle([{ zone: 'military', space: 1 }], { ...settler, settlementSupply: 0 }),
      'no-settlement-left',
      'player.settlementSupply',
    ],
    [
      'two in one Zone',
      settle([
        { zone: 'military', space: 1 },
        { zone: 'military', space: 2 },
      ]),
      'same-zone',
      'placements[1].zone',
    ],
    [
      'a space still covered',
      settle([{ zone: 'military', space: 7 }]),
      'space-locked',
      'placements[0].space',
    ],
    [
      'a space taken',
      settle([{ zone: 'military', space: 2, occupied: [1, 2] }]),
      'space-taken',
      'placements[0].space',
    ],
    [
      'a second Settlement too high',
      settle([
        { zone: 'military', space: 3 },
        { zone: 'expansion', space: 2 },
      ]),
      'not-bottommost',
      'placements[1].space',
    ],
    [
      'one Settlement unpaid',
      settle([{ zone: 'military', space: 3 }], { id: 'a' }),
      'not-affordable',
      'placements',
    ],
    [
      'two Settlements unpaid',
      settle(
        [
          { zone: 'military', space: 3 },
          { zone: 'expansion', space: 1 },
        ],
        { id: 'a', food: 5, mr: 1 },
      ),
      'not-affordable',
      'placements',
    ],
    [
      'three Settlements',
      settle(['military', 'expansion', 'protection'].map((zone) => ({ zone, space: 1 }))),
      'out-of-range',
      'placements',
    ],
    ['space 11', settle([{ zone: 'military', space: 11 }]), 'out-of-range', 'placements[0].space'],
    ['all dice in play', politics({ dice: 5 }), 'all-dice-in-play', 'player.dice'],
    ['no neutral die', politics({}, { neutralDice: 0 }), 'no-neutral-die', 'neutralDice'],
    ['a swap unpaid', politics({}, { option: 'board' }), 'not-affordable', 'option'],
    ['a swap nowhere', politics({}, { option: 'hand' }), 'invalid-input', 'option'],
    ['three fortifications', build({}, 'trap', 'trap-food', 'wall-mr'), 'too-many-picks', 'steps'],
    ['a Trap twice', build({}, 'trap', 'trap'), 'duplicate-pick', 'steps[1].option'],
    ['a Wall unpaid', build({}, 'trap', 'wall-mr'), 'not-affordable', 'steps[1]'],
    ['no Trap left', build({ trapSupply: 1, food: 1 }, 'trap', 'trap-food'), 'no-trap-left', 'steps[1]'],
    ['no Wall left', build({ wallSupply: 0, mr: 1 }, 'wall-mr'), 'no-wall-left', 'steps[0]'],
    ['three Soldiers', soldiers(3), 'out-of-range', 'place'],
    ['no Soldier', soldiers(0), 'out-of-range', 'place'],
    ['a limit of 4', soldiers(2, { limit: 4 }), 'out-of-range', 'limit'],
    ['a Soldier not there', soldiers(2, { player: { id: 'a', light: 1 } }), 'no-such-soldier', 'place[1]'],
    ['a Net Gun without Phoenix', defend({ leader: 'jack' }, 'valor'), 'ability-not-available', 'netGun'],
    [
      'a Net Gun without a Trap',
      defend({ leader: 'phoenix', trapSupply: 0 }, 'trap'),
      'no-trap-left',
      'netGun',
    ],
  ])('%s', (_what, input, code, path) => {
    expect(refusalOf('action', input)).toEqual({ code, path });
  });

  test('but three Soldiers may be placed for the bonus of space 10', () => {
    expect(refusalOf('action', soldiers(3, { limit: 3 }))).toBeNull();
  });
});
