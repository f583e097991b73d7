import type { AssemblyResult } from '@/games/perseverance-1/moments/assembly/rule';
import type { DinoAttackResult } from '@/games/perseverance-1/moments/dinoAttack/rule';
import { attack } from './moments/dinoAttack/publishedExample';
import { explanationOf, figuresOf } from './resolve';

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
