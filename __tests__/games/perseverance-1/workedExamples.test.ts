import type { AssemblyResult } from '@/games/perseverance-1/moments/assembly/rule';
import type { CombatRewardsResult } from '@/games/perseverance-1/moments/dinoAttack/combatRewards';
import type { DinoAttackResult } from '@/games/perseverance-1/moments/dinoAttack/rule';
import { explanationOf, figuresOf } from './resolve';

/** The attack that the published book plays through on pp. 20–23. */
const attack = {
  edition: 'published-2021',
  players: ['olivia', 'robert', 'emmy', 'jeremy'].map((id) => ({ id, followers: 10, safeguard: 0 })),
  zone: 'sustenance',
  dangerous: true,
  activePlayer: 'olivia',
  columns: [
    {
      dinos: [
        { type: 'trampler' },
        {
          type: 'trampler',
          trap: { owner: 'robert', type: 'trampler', roll: { face: 'success-if-match', followers: 3 } },
        },
      ],
      wall: { owner: 'robert', roll: { safeguard: 1 } },
      soldiers: [null, null],
    },
    {
      dinos: [{ type: 'trampler' }, { type: 'trampler' }, { type: 'raptor' }],
      soldiers: [
        { owner: 'robert', type: 'light' },
        { owner: 'robert', type: 'heavy' },
      ],
    },
    {
      dinos: [{ type: 'raptor' }, { type: 'trampler' }, { type: 'raptor' }],
      soldiers: [null, { owner: 'jeremy', type: 'heavy' }],
    },
    {
      dinos: [{ type: 'raptor' }, { type: 'raptor' }],
      wall: { owner: 'emmy', roll: { safeguard: 1, kill: true } },
      soldiers: [{ owner: 'emmy', type: 'light' }, null],
    },
  ],
  settlements: ['jeremy', 'robert', 'emmy'],
  breachTokens: ['walls', 'retrieve-leader', 'settlements-dice'],
};

describe('the published example of a Dino Attack', () => {
  const result = figuresOf<DinoAttackResult>('dino-attack', attack);

  test('Robert kills three Tramplers and a Raptor, and pays with his Heavy Soldier', () => {
    expect(result.kills.robert).toEqual({ trampler: 3, raptor: 1 });
    expect(result.kills.emmy).toEqual({ trampler: 0, raptor: 2 });
    expect(result.kills.jeremy).toEqual({ trampler: 1, raptor: 1 });
    expect(result.fight.fallenAt).toEqual([
      { column: 3, row: 0 },
      { column: 1, row: 1 },
      { column: 2, row: 1 },
    ]);
  });

  test('Emmy loses a Settlement, Robert 2 Followers, and Olivia 4 as the active player', () => {
    expect(result.breach).toMatchObject({ trampler: 1, raptor: 1, removed: ['emmy'], attacked: ['robert'] });
    expect(result.breach.deltas).toEqual({ robert: { followers: -2 }, olivia: { followers: -4 } });
    expect(result.settlements).toEqual(['jeremy', 'robert']);
  });

  test('contributions of 4, 2, 1 and 0 make 3, 2, 1 and no picks', () => {
    expect(result.picks).toEqual({ olivia: 0, robert: 3, emmy: 2, jeremy: 1 });
    expect(result.mayRepeat).toEqual(['robert']);
  });

  test('the rewards they choose come out as in the book', () => {
    const rewards = figuresOf<CombatRewardsResult>('combat-rewards', {
      edition: 'published-2021',
      players: [
        { id: 'olivia', safeguard: 0, valor: 0, contribution: 0 },
        {
          id: 'robert',
          safeguard: 0,
          valor: 5,
          contribution: 4,
          kills: result.kills.robert,
          picks: ['kills', 'light-soldier', 'light-soldier'],
        },
        { id: 'emmy', safeguard: 2, valor: 3, contribution: 2, picks: ['five-followers', 'production'] },
        { id: 'jeremy', safeguard: 3, valor: 4, contribution: 1, picks: ['fallen'], fallen: { heavy: 1 } },
      ],
      zone: 'sustenance',
      breached: true,
      breachTokens: attack.breachTokens,
    });
    expect(rewards.deltas).toEqual({
      robert: { followers: 5, lightSoldier: 2, valor: -5 },
      emmy: { followers: 5, food: 1, safeguard: -2, valor: -2 },
      jeremy: { followers: 2, safeguard: -1, valor: -1 },
    });
  });
});

test('the published example of influencing the Chief Engineer: two cubes of four earn 2 Safeguard', () => {
  expect(
    figuresOf('influence', {
      edition: 'published-2021',
      players: ['olivia', 'emmy', 'robert'].map((id) => ({ id, safeguard: 0, valor: 0 })),
      officer: 'chief-engineer',
      slots: ['emmy', 'robert'],
      source: 'action',
      count: 2,
      placer: { id: 'olivia', influenceLeft: 10, story: 2 },
    }),
  ).toMatchObject({
    bonus: { asset: 'safeguard', amount: 2, winners: ['olivia'] },
    deltas: { olivia: { story: -2, safeguard: 2 } },
  });
});

describe('rulings', () => {
  const column = (dinos: string[], soldiers: (object | null)[], wall?: object) => ({
    dinos: dinos.map((type) => ({ type })),
    soldiers,
    wall: wall ?? null,
  });
  const calm = column([], [null, null]);
  const fight = (first: object, more: object = {}) =>
    figuresOf<DinoAttackResult>('dino-attack', {
      edition: 'beta-2020',
      players: ['a', 'b', 'c'].map((id) => ({ id, followers: 3, safeguard: 5 })),
      zone: 'military',
      dangerous: true,
      activePlayer: 'c',
      columns: [first, calm, calm],
      settlements: [],
      breachTokens: ['kills', 'walls', 'fallen'],
      ...more,
    });
  const leader = { owner: 'a', type: 'leader' };
  const light = { owner: 'b', type: 'light' };

  test('R11 a Leader takes the nearest two, Raptor or not, and never falls', () => {
    const { fight: result, retrieve } = fight(column(['raptor', 'raptor', 'trampler'], [leader, light]));
    expect(result.kills).toMatchObject({ a: { raptor: 2 }, b: { trampler: 1 } });
    expect(result.fallenAt).toEqual([]);
    expect(retrieve).toMatchObject({ a: { leader: true }, b: { light: 1 } });
  });

  test('R19 a Wall without dice helps the nearest figure only: a Leader takes three', () => {
    const sure = { deterministic: { walls: true } };
    const walled = column(['trampler', 'raptor', 'raptor'], [leader, light], { owner: 'c' });
    expect(fight(walled, sure).fight.kills).toMatchObject({
      a: { trampler: 1, raptor: 2 },
      b: { raptor: 0 },
    });
    const behind = column(['trampler', 'trampler', 'raptor'], [null, light], { owner: 'c' });
    expect(fight(behind, sure).fight).toMatchObject({ kills: { b: { trampler: 2 } }, fallenAt: [] });
  });

  test('R5 what cannot be paid is not owed: the Raptor first, then the penalty of the active player', () => {
    const { breach } = fight(column(['raptor', 'raptor', 'trampler'], [null, null]), {
      settlements: ['c', 'c', 'b'],
    });
    expect(breach).toMatchObject({ removed: ['b'], attacked: ['c', 'c'], deltas: { c: { followers: -3 } } });
  });

  test('R18 more Raptors than Settlements: the rest find nothing, yet the active player pays for all', () => {
    const { breach } = fight(column(['raptor', 'raptor', 'raptor'], [null, null]), {
      settlements: ['a'],
      players: ['a', 'b', 'c'].map((id) => ({ id, followers: 20, safeguard: 0 })),
    });
    expect(breach).toMatchObject({ attacked: ['a'], deltas: { a: { followers: -2 }, c: { followers: -6 } } });
  });

  test('R12 the table’s own board: beyond its end the last number counts', () => {
    const { picks } = fight(column(['raptor'], [leader, light]), { picksTable: [0, 5] });
    expect(picks).toEqual({ a: 5, b: 5, c: 0 });
  });

  test('R22 a tie for second takes nothing, and without a tile nobody is second', () => {
    const nobody = { settlements: 0, presence: {} };
    const { zones } = figuresOf<AssemblyResult>('assembly', {
      edition: 'beta-2020',
      players: ['a', 'b', 'c', 'd'].map((id) => ({ id, votes: 0 })),
      assembly: 2,
      zones: {
        sustenance: { settlements: 2, presence: { a: 3, b: 1, c: 1 }, choice: 'votes' },
        military: { settlements: 2, presence: { a: 2, b: 2, c: 1 } },
        expansion: { settlements: 3, presence: { a: 1, b: 1, c: 1 } },
        protection: nobody,
      },
    });
    expect(zones.sustenance).toMatchObject({ second: ['b', 'c'], votes: { a: 4 }, production: {} });
    expect(zones.military).toMatchObject({ second: [], tile: null, votes: { a: 2, b: 2 }, production: {} });
    expect(zones.expansion).toMatchObject({ first: ['a', 'b', 'c'], tile: null, votes: {}, production: {} });
  });

  test('R25 four players and no neutral die left: the pool stays at 14', () => {
    const players = [4, 4, 3, 3].map((dice, i) => ({ id: 'abcd'[i], dice }));
    expect(figuresOf('dice-pool', { edition: 'beta-2020', players, assembly: 1, neutral: 0 })).toMatchObject({
      removedNeutral: 0,
      total: 14,
    });
  });

  test('R29 the Threat penalty finds nothing to take at 0 Followers', () => {
    const broke = { followers: 0, food: 0, mr: 0, story: 0, safeguard: 0, valor: 0, heavyThreat: 5 };
    expect(
      figuresOf('final-scoring', {
        edition: 'beta-2020',
        deterministicThreat: true,
        players: [
          { id: 'a', ...broke },
          { id: 'b', ...broke, food: 1 },
        ],
      }),
    ).toMatchObject({
      breakdown: { a: { threat: 0, total: 0 }, b: { threat: -1, total: 0 } },
      winners: ['a', 'b'],
      tiebreak: 'shared',
    });
  });
});

describe('an explanation says what a limit took', () => {
  const rulesIn = (procedure: string, input: object) =>
    explanationOf(procedure, input).map(({ rule }) => ({ key: rule.key, count: rule.params?.count }));

  test('Valor is full at 6', () => {
    expect(
      rulesIn('patrol', {
        edition: 'beta-2020',
        player: { id: 'a', safeguard: 0, valor: 5 },
        soldiers: { light: 1 },
        stageRewards: { valor: 3 },
        challengeLimit: 0,
      }),
    ).toContainEqual({ key: 'limit.full', count: 2 });
  });

  test('Followers stop at 0', () => {
    expect(
      rulesIn('action', {
        edition: 'beta-2020',
        action: 'rations',
        player: { id: 'a', followers: 1 },
        die: { owner: 'other' },
      }),
    ).toContainEqual({ key: 'limit.floor', count: 1 });
  });

  test('the supply of Soldiers is empty', () => {
    expect(
      rulesIn('action', {
        edition: 'beta-2020',
        action: 'settle',
        player: { id: 'a', food: 1, lightSupply: 1 },
        placements: [{ zone: 'military', space: 7, dangerous: true }],
      }),
    ).toContainEqual({ key: 'limit.supply', count: 1 });
  });

  test('and names the page of the edition', () => {
    expect(explanationOf('dino-attack', attack)[0]?.source).toBe('published-2021: 20–23');
  });
});
