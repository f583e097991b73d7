import { refusalOf } from '../../resolve';

describe('a reward is refused', () => {
  const place = (seats: object[], more: object = {}) => ({
    edition: 'beta-2020',
    players: seats.map((seat, i) => ({ id: 'abc'[i], safeguard: 6, valor: 6, contribution: 1, ...seat })),
    zone: 'military',
    breached: false,
    breachTokens: ['kills', 'production', 'fallen'],
    ...more,
  });
  test.each([
    [
      'a Settlement without a free space',
      place([{ picks: ['place-settlement'] }, { picks: ['place-settlement'] }], { emptySpaces: 1 }),
      'no-empty-space',
      'players[1].picks[0]',
    ],
    [
      'a Settlement that is not owned',
      place([{ picks: ['place-settlement'], settlementSupply: 0 }, {}]),
      'no-settlement-left',
      'players[0].picks[0]',
    ],
    [
      'a repeat without the highest Contribution',
      place([{ contribution: 3, picks: ['light-soldier', 'light-soldier'] }, { contribution: 4 }]),
      'duplicate-pick',
      'players[0].picks[1]',
    ],
  ])('%s', (_what, input, code, path) => {
    expect(refusalOf('combat-rewards', input)).toEqual({ code, path });
  });

  test('the Leader a second time, because he came back with the first pick', () => {
    const input = {
      ...place([{ contribution: 2, picks: ['retrieve-leader', 'retrieve-leader'], leaderOnBoard: true }, {}]),
      edition: 'published-2021',
    };
    expect(refusalOf('combat-rewards', input)).toEqual({
      code: 'leader-not-on-board',
      path: 'players[0].picks[1]',
    });
  });
});
