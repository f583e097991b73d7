import { figuresOf, refusalOf } from '../../rules';

describe('Influence', () => {
  test('Glowberries won halfway pay for later cubes', () => {
    const input = {
      players: [{ id: 'a', glowberry: 2 }, { id: 'b' }, { id: 'c' }],
      officer: 'chief-engineer',
      source: 'glowberry',
      player: 'a',
      slots: ['b', 'b'],
      count: 4,
    };
    expect(figuresOf('influence', input)).toMatchObject({
      slots: ['a', 'a'],
      bonuses: [
        { player: 'a', times: 1 },
        { player: 'b', times: 1 },
      ],
      deltas: { a: { glowberry: -2 }, b: { glowberry: 2 } },
    });
    expect(refusalOf('influence', { ...input, officer: 'captain' })).toEqual({
      code: 'not-affordable',
      path: 'players[0].glowberry',
    });
  });

  test('five cubes can fill two rows', () => {
    expect(
      figuresOf('influence', {
        players: [{ id: 'a', glowberry: 5, valor: 1, perks: ['greedy'] }, { id: 'b' }],
        officer: 'chief-of-security',
        securityBonus: 'valor',
        source: 'glowberry',
        player: 'a',
        slots: ['a', 'b', 'b'],
        count: 5,
      }),
    ).toMatchObject({
      slots: [],
      pooled: { a: 6, b: 2 },
      bonuses: [
        { player: 'a', times: 2 },
        { player: 'b', times: 1 },
        { player: 'a', times: 2 },
      ],
      deltas: { a: { glowberry: -5, valor: 5 }, b: { valor: 2 } },
    });
  });
});
