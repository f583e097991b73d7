import { explanationOf, figuresOf, refusalOf } from './rules';

describe('the Dissenters of a two-player game', () => {
  const players = [{ id: 'a', votes: 3 }, { id: 'b' }];
  const assembly = (zones: object, choices: object = {}) =>
    figuresOf('assembly', { players, assembly: 1, zones, choices });

  test('alone in front they take Votes, and the second takes Production or Followers (R7)', () => {
    expect(
      assembly(
        { expansion: { dissenters: { settlements: 2 }, b: { dice: 1 } } },
        { expansion: { second: 'followers' } },
      ),
    ).toMatchObject({ deltas: { dissenters: { votes: 4 }, b: { followers: 2 } } });
  });

  test('tied for first they get their half, and nobody is second (R6)', () => {
    expect(
      assembly({ military: { dissenters: { settlements: 2 }, a: { settlements: 2 }, b: { dice: 1 } } }),
    ).toMatchObject({
      zones: [{}, { tied: ['a', 'dissenters'], second: null, winner: null }, {}, {}, {}],
      votes: { a: 6, b: 0, dissenters: 3 },
    });
  });

  test('second behind Votes they get nothing, second behind Production half the Votes', () => {
    const zones = { military: { a: { settlements: 3 }, dissenters: { settlements: 1 } } };
    expect(assembly(zones, { military: { first: 'votes' } })).toMatchObject({ votes: { dissenters: 0 } });
    expect(assembly(zones, { military: { first: 'production' } })).toMatchObject({
      votes: { dissenters: 3 },
    });
  });

  test('they take up a place: who is behind them scores the lower one', () => {
    expect(assembly({ military: { dissenters: { settlements: 4 } } })).toMatchObject({
      ranking: [
        { place: 1, players: ['dissenters'], followers: 17 },
        { place: 2, players: ['a'], followers: 5 },
      ],
      deltas: { a: { followers: 5 } },
    });
  });

  test('their cubes count for Officers, a player level with them scores in full (R12)', () => {
    const score = (dissenters: number) =>
      figuresOf('officer-scoring', {
        players: [{ id: 'a', camps: 5 }, { id: 'b' }],
        influence: { 'chief-engineer': { a: 2, dissenters } },
      })['deltas'];
    expect([score(2), score(3)]).toEqual([{ a: { followers: 5 } }, { a: { followers: 2 } }]);
  });

  test('they complete rows without a bonus of their own (R41)', () => {
    expect(
      figuresOf('influence', {
        players,
        officer: 'chief-mate',
        source: 'free',
        player: 'dissenters',
        slots: ['dissenters', 'a', 'a'],
        count: 1,
      }),
    ).toMatchObject({
      bonuses: [{ player: 'a', times: 1 }],
      pooled: { a: 2, dissenters: 2 },
      cubesLeft: null,
    });
  });

  test('with three players they have no part in anything', () => {
    const three = [...players, { id: 'c' }];
    const zones = { military: { dissenters: { dice: 1 } } };
    expect(refusalOf('assembly', { players: three, assembly: 1, zones })).toEqual({
      code: 'unknown-player',
      path: 'zones.military.dissenters',
    });
  });
});

describe('caps and floors are explained', () => {
  const keys = (procedure: string, input: unknown) =>
    explanationOf(procedure, input).map(({ rule }) => rule.key);

  test('Followers stop at 0', () => {
    const player = { id: 'a', followers: 1 };
    expect(keys('place-die', { player, die: 'opponent' })).toContain('limit.floor');
  });

  test('Valor stops at 6', () => {
    const player = { id: 'a', valor: 6 };
    const picks = [{ option: 5, take: 'valor' }];
    expect(keys('zone-effect', { player, effect: 'training', picks })).toContain('limit.full');
  });

  test('Soldiers stop at the supply of five', () => {
    const player = { id: 'a', lightSoldier: 5, heavySoldier: 4, enclosure: { raptor: 1 } };
    const input = { player, effect: 'training', picks: [{ option: 6 }] };
    expect(keys('zone-effect', input)).toContain('limit.supply');
    expect(figuresOf('zone-effect', input)).toMatchObject({ deltas: { a: { heavySoldier: 1 } } });
  });
});
