import { figuresOf } from '../../rules';

describe('the reset to Permanent Votes', () => {
  const votesAfter = (players: readonly object[], assembly: number) =>
    figuresOf('assembly', { players, assembly, zones: {} })['votesAfter'];

  test('after an Assembly the Votes fall back to the Permanent ones, the Dissenters’ to 0', () => {
    expect(
      votesAfter(
        [
          { id: 'a', votes: 9, permanentVotes: 3 },
          { id: 'b', votes: 2 },
        ],
        1,
      ),
    ).toEqual({
      a: 3,
      b: 0,
      dissenters: 0,
    });
  });

  test('after the last one nothing is reset', () => {
    expect(votesAfter([{ id: 'a', votes: 9, permanentVotes: 3 }, { id: 'b' }], 2)).toBeNull();
    expect(votesAfter([{ id: 'a' }, { id: 'b' }, { id: 'c' }], 3)).toBeNull();
  });

  test('with Permanent Votes alone a player is ranked (R4)', () => {
    const players = [{ id: 'a', votes: 2, permanentVotes: 2 }, { id: 'b' }];
    expect(figuresOf('assembly', { players, assembly: 1, zones: {} })).toMatchObject({
      ranking: [{ place: 1, players: ['a'], followers: 17 }],
    });
  });

  test('gaining one also moves the Vote tracker', () => {
    const player = { id: 'a', valor: 2 };
    expect(figuresOf('zone-effect', { player, effect: 'politics', picks: [{ option: 3 }] })).toMatchObject({
      deltas: { a: { valor: -2, permanentVotes: 2, votes: 3 } },
    });
    expect(
      figuresOf('combat', {
        player: { id: 'a' },
        kind: 'counterattack',
        committed: {},
        dinos: {},
        saviorBonus: { permanentVotes: 1, votes: 1 },
        saviorTimes: 2,
      }),
    ).toMatchObject({ deltas: { a: { permanentVotes: 2, votes: 4 } } });
  });
});
