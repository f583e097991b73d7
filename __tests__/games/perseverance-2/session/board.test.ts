import { perseverance2 } from '@/games/perseverance-2';
import type { Command } from '@/games/perseverance-2/session/command';
import { perkBoard } from '@/games/perseverance-2/session/view/perkBoard';
import { explainZone, zoneMajorities } from '@/games/perseverance-2/session/view/zoneMajorities';
import { PERK_IDS } from '@/games/perseverance-2/perks';
import type { State } from '@/games/perseverance-2/session/state';
import { newTable, play } from './playing';

const perks = (...to: State['players'][string]['perks']): Command => ({
  type: 'setPieces',
  player: 'ana',
  piece: 'perks',
  to,
});

describe('the numbers of the table', () => {
  const built: readonly Command[] = [
    perks('gatherer', 'lobbyist', 'herder'),
    { type: 'setSettlements', zone: 'military', owner: 'ana', count: 2 },
    {
      type: 'setArea',
      area: {
        id: 2,
        terrain: 'canyon',
        camp: 'ana',
        outpost: { owner: 'ana', tile: 'crash-site' },
        watchtower: 'ana',
      },
    },
    { type: 'adjust', player: 'ana', counter: 'followers', by: 4 },
    { type: 'correct', owner: 'ana', counter: 'heavySoldier', to: 3 },
  ];

  test.each(['ana', 'bo', 'cy'])('every reason adds up to its number: %s', (player) => {
    const row = perseverance2.table(play(newTable(3), ...built)).rows.find((one) => one.player === player);
    const figures = [
      ...(row?.main ? [row.main] : []),
      ...(row?.more ?? []).flatMap((group) => group.figures),
    ];
    const explained = figures.filter(({ why }) => why);
    expect(explained.length).toBeGreaterThanOrEqual(8);
    for (const { id, value, why = [] } of explained) {
      const sum = why.reduce((all, { figure = '0' }) => all + Number(figure.replace('−', '-')), 0);
      expect([id, sum]).toEqual([id, value]);
    }
  });
});

describe('the board of Perks', () => {
  test('thirty Perks by Officer, in the order of the Zones, each Tier after the other', () => {
    const board = perkBoard(newTable(3), 'ana');
    expect(board.map(({ zone }) => zone)).toEqual([
      'sustenance',
      'military',
      'expansion',
      'construction',
      'discovery',
    ]);
    expect(board.flatMap((one) => one.perks.map(({ perk }) => perk)).sort()).toEqual([...PERK_IDS].sort());
  });

  const nowOf = (state: State, wanted: string) =>
    perkBoard(state, 'ana')
      .flatMap((one) => one.perks)
      .find(({ perk }) => perk === wanted);

  test.each([
    ['Tier 2 is open with one Perk of the Officer', ['gatherer'], 'politician', undefined],
    ['Tier 2 is closed without', [], 'politician', 'refusal.tier'],
    ['Tier 3 needs two, Tier 1 both', ['gatherer', 'lobbyist'], 'settler', undefined],
    ['what is owned cannot be gained', ['gatherer'], 'gatherer', 'refusal.perkOwned'],
  ] as const)('%s', (_name, owned, wanted, reason) => {
    expect(nowOf(play(newTable(3), perks(...owned)), wanted)?.reason?.key).toBe(reason);
  });

  test('an additional cost that nobody can pay closes it', () => {
    const poor = play(
      newTable(3),
      { type: 'correct', owner: 'ana', counter: 'story', to: 0 },
      { type: 'correct', owner: 'ana', counter: 'valor', to: 0 },
    );
    expect(nowOf(poor, 'lobbyist')?.reason?.key).toBe('refusal.perkPrice');
    expect(nowOf(poor, 'defender')?.reason).toBeUndefined();
  });
});

describe('Zones as the Assembly would see them now', () => {
  const state = play(
    newTable(3),
    {
      type: 'takeDie',
      player: 'ana',
      owner: 'ana',
      zone: 'military',
      changeFace: false,
      matching: false,
      reward: null,
    },
    {
      type: 'takeDie',
      player: 'bo',
      owner: 'bo',
      zone: 'military',
      changeFace: false,
      matching: false,
      reward: null,
    },
    {
      type: 'setArea',
      area: { id: 1, terrain: 'plains', camp: 'cy', outpost: { owner: 'ana', tile: null }, watchtower: null },
    },
  );

  test('Settlements, dice and the Leader count in the City; Camps and Outposts outside', () => {
    const [, military, , , discovery] = zoneMajorities(state);
    expect(military?.presence.map(({ owner, pieces, place }) => [owner, pieces, place])).toEqual([
      ['bo', 2, 'first'],
      ['ana', 1, 'second'],
      ['cy', 0, null],
    ]);
    expect(discovery).toMatchObject({ population: 3, contest: { holder: null, sharing: ['ana', 'cy'] } });
  });

  test('a second place behind Votes may take Followers instead of the piece', () => {
    const steps = explainZone(state, 'military', 'votes');
    expect(steps.map(({ rule }) => rule.key)).toEqual([
      'assembly.gains.holder',
      'assembly.gains.runnerUp',
      'screens.zones.orFollowers',
    ]);
    expect(explainZone(state, 'military', 'production').map(({ rule }) => rule.key)).toEqual([
      'assembly.gains.holder',
      'assembly.gains.runnerUp',
    ]);
  });
});
