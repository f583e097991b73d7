import { set } from '../support/rulesUnderTest';
import { testRefusals } from '../support/testRefusals';
import { refusalOf, resolve } from './rules';

const CARAVAN = { survivors: 8, scrap: 8, herb: 8, resolve: 8, fuel: 7 };
const NOTHING = { survivors: 0, scrap: 0, herb: 0, resolve: 0, fuel: 0 };
const SIDES = {
  primary: { combat: 4, civilized: 1, production: 3 },
  secondary: { combat: 2, civilized: 3, production: 2 },
};
const CORNER = { icon: 'combat', neighbours: ['combat', 'civilized'] };

testRefusals(
  { resolve, refusalOf },
  {
    setup: [
      { players: [{ id: 'ana', faction: 'morettis' }, { id: 'ben' }], hordes: [4, 'E', 3], leader: 'ben' },
      [
        ['no players', set('players', undefined), 'invalid-input', 'players'],
        ['nobody', set('players', []), 'out-of-range', 'players'],
        [
          'six players',
          set(
            'players',
            ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id })),
          ),
          'out-of-range',
          'players',
        ],
        ['a player who is only a name', set('players[1]', 'ben'), 'invalid-input', 'players[1]'],
        ['an id with a capital', set('players[1].id', 'Ben'), 'invalid-input', 'players[1].id'],
        ['an id with two hyphens in a row', set('players[1].id', 'b--n'), 'invalid-input', 'players[1].id'],
        ['the same player twice', set('players[1].id', 'ana'), 'invalid-input', 'players[1].id'],
        ['a Faction that is null', set('players[0].faction', null), 'invalid-input', 'players[0].faction'],
        [
          'a Faction taken twice',
          set('players[1].faction', 'morettis'),
          'limit-exceeded',
          'players[1].faction',
        ],
        ['two Hordes only', set('hordes', [1, 2]), 'out-of-range', 'hordes'],
        ['four Hordes', set('hordes', [1, 2, 3, 4]), 'out-of-range', 'hordes'],
        ['a Horde beyond the ring', set('hordes[0]', 6), 'out-of-range', 'hordes[0]'],
        ['a Horde below the ring', set('hordes[0]', -1), 'out-of-range', 'hordes[0]'],
        ['a Horde between two places', set('hordes[0]', 1.5), 'invalid-input', 'hordes[0]'],
        ['a Horde at a word', set('hordes[0]', 'N'), 'invalid-input', 'hordes[0]'],
        ['two Hordes on one tile', set('hordes[0]', 3), 'limit-exceeded', 'hordes[2]'],
        ['two Hordes in the middle', set('hordes[0]', 'E'), 'limit-exceeded', 'hordes[1]'],
        ['a leader from elsewhere', set('leader', 'zoe'), 'unknown-player', 'leader'],
        ['a leader who is null', set('leader', null), 'invalid-input', 'leader'],
      ],
    ],
    turn: [
      { step: 'move', players: ['ana', 'ben'], leader: 'ben', caravan: CARAVAN },
      [
        ['an unknown step', set('step', 'stop'), 'invalid-input', 'step'],
        ['a player twice', set('players[1]', 'ana'), 'invalid-input', 'players[1]'],
        ['no leader', set('leader', undefined), 'invalid-input', 'leader'],
        ['a stranger as leader', set('leader', 'zoe'), 'unknown-player', 'leader'],
        ['a Resource missing', set('caravan.herb', undefined), 'invalid-input', 'caravan.herb'],
        ['less than nothing', set('caravan.herb', -1), 'out-of-range', 'caravan.herb'],
        ['a thousand Scrap', set('caravan.scrap', 1000), 'out-of-range', 'caravan.scrap'],
        ['half a person', set('caravan.survivors', 7.5), 'invalid-input', 'caravan.survivors'],
        ['a move without Fuel', set('caravan.fuel', 0), 'not-affordable', 'caravan.fuel'],
      ],
    ],
    'horde-move': [
      { direction: 2, hordes: [1, 4, 0], choices: [{ from: 0, to: 5 }] },
      [
        ['a direction that is none', set('direction', 6), 'out-of-range', 'direction'],
        ['a direction in words', set('direction', 'E'), 'invalid-input', 'direction'],
        ['eight Hordes', set('hordes', [0, 1, 2, 3, 4, 5, 'E', 0]), 'out-of-range', 'hordes'],
        ['two Hordes on one tile', set('hordes[0]', 4), 'limit-exceeded', 'hordes[1]'],
        ['choices that are null', set('choices', null), 'invalid-input', 'choices'],
        ['a choice into the middle', set('choices[0].to', 'E'), 'invalid-input', 'choices[0].to'],
        ['a choice off the ring', set('choices[0].to', 7), 'out-of-range', 'choices[0].to'],
        ['a choice for no Horde', set('choices[0].from', 5), 'invalid-input', 'choices[0].from'],
        [
          'two choices for one Horde',
          set('choices[1]', { from: 0, to: 0 }),
          'invalid-input',
          'choices[1].from',
        ],
        ['a choice for an attacker', set('choices[0]', { from: 1, to: 0 }), 'limit-exceeded', 'choices[0]'],
        ['a step too far', set('choices[0].to', 4), 'limit-exceeded', 'choices[0].to'],
        [
          'a step into a tile just taken',
          set('choices[1]', { from: 4, to: 5 }),
          'limit-exceeded',
          'choices[0].to',
        ],
      ],
    ],
    'horde-place': [
      { hordes: [2, 4], remove: [4], add: [0, 4] },
      [
        ['no list of Hordes', set('hordes', 3), 'invalid-input', 'hordes'],
        ['two Hordes on one tile', set('hordes[1]', 2), 'limit-exceeded', 'hordes[1]'],
        ['a removal where none stands', set('remove[0]', 5), 'limit-exceeded', 'remove[0]'],
        ['the same removed twice', set('remove[1]', 4), 'limit-exceeded', 'remove[1]'],
        ['one added to the caravan', set('add[0]', 'E'), 'limit-exceeded', 'add[0]'],
        ['one added to another', set('add[0]', 2), 'limit-exceeded', 'add[0]'],
        ['two added to one tile', set('add[1]', 0), 'limit-exceeded', 'add[1]'],
        ['eight added', set('add', [0, 0, 0, 0, 0, 0, 0, 0]), 'out-of-range', 'add'],
      ],
    ],
    challenges: [
      {
        corners: [CORNER, CORNER, CORNER, CORNER, CORNER, CORNER],
        hordes: 1,
        hordeChallenges: { combat: 0, civilized: 3, production: 0 },
        adjust: { combat: -9, civilized: 0, production: 0 },
        threat: 'combat',
      },
      [
        ['five corners', set('corners', [CORNER, CORNER, CORNER, CORNER, CORNER]), 'out-of-range', 'corners'],
        ['an unknown icon', set('corners[3].icon', 'combats'), 'invalid-input', 'corners[3].icon'],
        ['one neighbour', set('corners[3].neighbours', ['combat']), 'out-of-range', 'corners[3].neighbours'],
        [
          'a neighbour without an icon',
          set('corners[3].neighbours[1]', null),
          'invalid-input',
          'corners[3].neighbours[1]',
        ],
        ['eight Hordes', set('hordes', 8), 'out-of-range', 'hordes'],
        ['a Horde and no split', set('hordeChallenges', undefined), 'invalid-input', 'hordeChallenges'],
        ['half a split', set('hordeChallenges.combat', undefined), 'invalid-input', 'hordeChallenges.combat'],
        ['a split of four', set('hordeChallenges.combat', 1), 'limit-exceeded', 'hordeChallenges'],
        ['a split without a Horde', set('hordes', 0), 'limit-exceeded', 'hordeChallenges'],
        ['cards worth a hundred', set('adjust.civilized', 100), 'out-of-range', 'adjust.civilized'],
        ['a Threat that is not highest', set('threat', 'production'), 'limit-exceeded', 'threat'],
        ['a Threat that is null', set('threat', null), 'invalid-input', 'threat'],
      ],
    ],
    'dice-pool': [
      {
        players: [
          { id: 'ana', choice: 'secondary', ...SIDES },
          { id: 'ben', choice: 'primary', ...SIDES },
        ],
      },
      [
        ['a third side', set('players[0].choice', 'tertiary'), 'invalid-input', 'players[0].choice'],
        [
          'a side not chosen but wrong',
          set('players[0].primary.combat', '4'),
          'invalid-input',
          'players[0].primary.combat',
        ],
        [
          'a hundred dice',
          set('players[1].primary.combat', 100),
          'out-of-range',
          'players[1].primary.combat',
        ],
        ['a Faction twice at the table', set('players[1].id', 'ana'), 'invalid-input', 'players[1].id'],
      ],
    ],
    encounter: [
      {
        players: 2,
        challenges: { combat: 3, civilized: 3, production: 2 },
        threat: 'combat',
        rolled: { combat: 3, civilized: 2, production: 2 },
        aberrant: 'production',
        lossResource: 'scrap',
        caravan: CARAVAN,
      },
      [
        ['six players', set('players', 6), 'out-of-range', 'players'],
        ['nobody playing', set('players', 0), 'out-of-range', 'players'],
        ['a Threat that is not highest', set('threat', 'production'), 'limit-exceeded', 'threat'],
        ['no die', set('aberrant', undefined), 'invalid-input', 'aberrant'],
        ['a die that is null', set('aberrant', null), 'invalid-input', 'aberrant'],
        ['a die with three players', set('players', 3), 'limit-exceeded', 'aberrant'],
        ['an unknown face', set('aberrant', 'skull'), 'invalid-input', 'aberrant'],
        ['icons below nothing', set('rolled.combat', -1), 'out-of-range', 'rolled.combat'],
        ['cards that are null', set('cardSuccesses', null), 'invalid-input', 'cardSuccesses'],
        [
          'cards for two Skills',
          set('cardChallenges', { combat: 1, civilized: 1 }),
          'invalid-input',
          'cardChallenges.production',
        ],
        ['an unknown Resource', set('lossResource', 'water'), 'invalid-input', 'lossResource'],
      ],
    ],
    'caravan-change': [
      { caravan: CARAVAN, changes: [{ resource: 'herb', amount: -3 }] },
      [
        ['an unknown Resource', set('changes[0].resource', 'water'), 'invalid-input', 'changes[0].resource'],
        ['no amount', set('changes[0].amount', undefined), 'invalid-input', 'changes[0].amount'],
        ['a thousand at once', set('changes[0].amount', -1000), 'out-of-range', 'changes[0].amount'],
        [
          '51 changes',
          set('changes', Array(51).fill({ resource: 'herb', amount: 1 })),
          'out-of-range',
          'changes',
        ],
      ],
    ],
    settle: [
      { caravan: CARAVAN, hordes: 1, removals: { ...NOTHING, scrap: 3, fuel: 7 } },
      [
        ['eight Hordes', set('hordes', 8), 'out-of-range', 'hordes'],
        ['fewer Hordes than none', set('hordes', -1), 'out-of-range', 'hordes'],
        ['no choice', set('removals', undefined), 'invalid-input', 'removals'],
        ['a choice that is null', set('removals', null), 'invalid-input', 'removals'],
        ['nine', set('removals.fuel', 6), 'limit-exceeded', 'removals'],
        ['more than there is', set('removals.fuel', 8), 'limit-exceeded', 'removals.fuel'],
        ['something although no Horde is left', set('hordes', 0), 'limit-exceeded', 'removals'],
      ],
    ],
  },
);

describe('of two faults the code that ranks first is named', () => {
  test.each([
    [
      'form before range',
      'turn',
      { step: 'move', players: ['ana'], leader: 7, caravan: { ...CARAVAN, fuel: -1 } },
      'invalid-input',
    ],
    [
      'range before strangers',
      'turn',
      { step: 'move', players: ['ana'], leader: 'zoe', caravan: { ...CARAVAN, herb: -1 } },
      'out-of-range',
    ],
    [
      'strangers before Fuel',
      'turn',
      { step: 'move', players: ['ana'], leader: 'zoe', caravan: NOTHING },
      'unknown-player',
    ],
    [
      'a missing choice before a range elsewhere',
      'encounter',
      {
        players: 2,
        challenges: { combat: 3, civilized: 0, production: 1000 },
        threat: 'combat',
        rolled: { combat: 0, civilized: 0, production: 0 },
        lossResource: 'herb',
        caravan: CARAVAN,
      },
      'invalid-input',
    ],
    [
      'a range before the choice it makes senseless',
      'settle',
      { caravan: CARAVAN, hordes: -1 },
      'out-of-range',
    ],
    [
      'a choice for no Horde before two on a tile',
      'horde-move',
      { direction: 0, hordes: [2, 2], choices: [{ from: 3, to: 3 }] },
      'invalid-input',
    ],
  ])('%s', (_what, procedure, input, code) => {
    expect(refusalOf(procedure, input)?.code).toBe(code);
  });
});

test('what nobody asks for is ignored', () => {
  const input = {
    caravan: CARAVAN,
    changes: [{ resource: 'herb', amount: -3, why: 'rats' }],
    moon: { full: true },
  };
  expect(resolve('caravan-change', input)).toEqual(
    resolve('caravan-change', { caravan: CARAVAN, changes: [{ resource: 'herb', amount: -3 }] }),
  );
});

test.each([null, 3, 'ana', true, [], [[]]])('%j is no input', (input) => {
  for (const procedure of [
    'setup',
    'turn',
    'horde-move',
    'horde-place',
    'challenges',
    'dice-pool',
    'encounter',
    'caravan-change',
    'settle',
  ])
    expect(refusalOf(procedure, input)).toEqual({ code: 'invalid-input', path: '' });
});
