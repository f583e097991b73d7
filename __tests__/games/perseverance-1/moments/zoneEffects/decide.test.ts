import { unwrap } from '@/engine';
import type { Command, Move } from '@/games/perseverance-1/session/command';
import { leaderOf } from '@/games/perseverance-1/session/supplies';
import { decideOn, dinosAt, edit, newTable, play, refusalOf } from '../../session/playing';

const act = (player: string, move: Move): Command => ({ type: 'action', player, move });

const spot = { zone: 'military', column: 0 } as const;

describe('actions in Full tracking', () => {
  test.each<readonly [string, Move, object]>([
    ['Rations', { action: 'rations' }, { food: 3 }],
    ['Salvage', { action: 'salvage' }, { mr: 3 }],
    ['Supply', { action: 'supply' }, { food: 2, mr: 2 }],
    ['Pub', { action: 'pub' }, { story: 4 }],
    ['Politics in the pool', { action: 'politics', option: 'pool', zone: null }, { food: 0, followers: 12 }],
    [
      'Training',
      { action: 'training', steps: [{ option: 'light' }, { option: 'story' }], naturalLeader: null },
      { lightSoldier: 2, story: 3 },
    ],
    [
      'Soldiers to the top row',
      { action: 'place-soldiers', place: [{ type: 'light', row: 'top', spot }] },
      { lightSoldier: 0, valor: 1 },
    ],
    [
      'the Leader to the bottom row',
      { action: 'leader-defense', row: 'bottom', spot, netGun: null, trap: null },
      { safeguard: 1 },
    ],
    [
      'a Trap for Food',
      { action: 'fortifications', steps: [{ option: 'trap-food', spot, space: 0, trap: 'raptor' }] },
      { food: 0, valor: 1 },
    ],
    [
      'a Settlement',
      { action: 'settle', placements: [{ zone: 'sustenance', space: 2 }], place: [] },
      { food: 0, votes: 1 },
    ],
  ])('%s', (_name, move, after) => {
    expect(play(newTable(3), act('bo', move)).players.bo).toMatchObject(after);
  });

  test('a swapped die changes hands in the pool', () => {
    const state = play(newTable(3), act('bo', { action: 'politics', option: 'pool', zone: null }));
    expect([state.dice.neutral, state.dice.bo]).toEqual([
      { inPlay: 7, pool: 7 },
      { inPlay: 2, pool: 2 },
    ]);
  });

  test('a swapped die changes hands in its Zone', () => {
    const take: Command = {
      type: 'takeDie',
      player: 'ana',
      owner: 'neutral',
      zone: 'military',
      changeFace: false,
    };
    const swap = act('bo', { action: 'politics', option: 'board', zone: 'military' });
    expect(refusalOf(newTable(3), swap)).toBe('no-neutral-die');
    const state = play(newTable(3), take, swap);
    expect(state.zones.military.dice).toEqual({ bo: 1 });
    expect(state.dice.bo).toEqual({ inPlay: 2, pool: 1 });
  });

  test('space 3 of a Settlement places a cube on the Officer at once', () => {
    const events = unwrap(
      decideOn(
        newTable(3),
        act('bo', { action: 'settle', placements: [{ zone: 'sustenance', space: 3 }], place: [] }),
      ),
    );
    expect(events.map(({ type }) => type)).toEqual(['actionTaken', 'influencePlaced']);
  });

  test('space 9 brings the Leader back, space 10 places three Soldiers', () => {
    const open: Command = { type: 'setDangerous', zone: 'sustenance', to: true };
    const out: Command = { type: 'leaderToCommunity', player: 'bo', zone: 'military' };
    const settle = (space: number, place: Extract<Move, { action: 'settle' }>['place'] = []) =>
      act('bo', { action: 'settle', placements: [{ zone: 'sustenance', space }], place });
    expect(leaderOf(play(newTable(3), open, out, settle(9)), 'bo')).toBeNull();
    const three = [0, 1, 2].map(
      (column) => ({ type: 'light', row: 'top', spot: { zone: 'military', column } }) as const,
    );
    const recruit: Command = { type: 'correct', owner: 'bo', counter: 'lightSoldier', to: 3 };
    expect(play(newTable(3), open, recruit, settle(10, three)).players.bo).toMatchObject({
      valor: 3,
      lightSoldier: 0,
    });
  });

  test('Phoenix slips a Trap under a Dino', () => {
    const shot = (space: number) =>
      act('cy', {
        action: 'leader-defense',
        row: 'top',
        spot,
        netGun: 'trap',
        trap: { column: 1, space, type: 'raptor' },
      });
    const dino = dinosAt('military', [{ column: 1, dino: 'raptor' }]);
    const state = play(newTable(3), ...dino, shot(0));
    expect(state.zones.military.columns[1]?.spaces[0]).toEqual({
      dino: 'raptor',
      trap: { owner: 'cy', type: 'raptor' },
    });
    expect(refusalOf(play(newTable(3), ...dino), shot(1))).toBe('trapUnderDino');
  });

  test.each<readonly [string, readonly Command[], Command, string]>([
    [
      'nowhere to put the Soldier',
      [],
      act('bo', { action: 'place-soldiers', place: [{ type: 'light', row: 'top', spot: null }] }),
      'whereTo',
    ],
    [
      'a taken space',
      [edit({ piece: 'soldier', row: 'top', to: { owner: 'ana', type: 'light' } })],
      act('bo', { action: 'place-soldiers', place: [{ type: 'light', row: 'top', spot }] }),
      'spaceTaken',
    ],
    [
      'a column that is not there',
      [],
      act('bo', {
        action: 'place-soldiers',
        place: [{ type: 'light', row: 'top', spot: { zone: 'military', column: 3 } }],
      }),
      'noSuchSpace',
    ],
    [
      'a Soldier who is not there',
      [],
      act('bo', { action: 'place-soldiers', place: [{ type: 'heavy', row: 'top', spot }] }),
      'no-such-soldier',
    ],
    [
      'the Leader twice',
      [{ type: 'leaderToCommunity', player: 'bo', zone: 'military' }],
      act('bo', { action: 'leader-defense', row: 'top', spot, netGun: null, trap: null }),
      'leaderOut',
    ],
    [
      'a covered space',
      [],
      act('bo', { action: 'settle', placements: [{ zone: 'military', space: 7 }], place: [] }),
      'space-locked',
    ],
    [
      'a taken Settlement space',
      [],
      act('bo', { action: 'settle', placements: [{ zone: 'military', space: 1 }], place: [] }),
      'space-taken',
    ],
    [
      'no Food',
      [{ type: 'correct', owner: 'bo', counter: 'food', to: 0 }],
      act('bo', { action: 'settle', placements: [{ zone: 'military', space: 2 }], place: [] }),
      'not-affordable',
    ],
    [
      'a fifth Raptor Trap',
      [{ type: 'correct', owner: 'bo', counter: 'usedRaptorTraps', to: 4 }],
      act('bo', { action: 'fortifications', steps: [{ option: 'trap', spot, space: 0, trap: 'raptor' }] }),
      'noTrapLeft',
    ],
    [
      'no option at all, published',
      [],
      act('bo', { action: 'training', steps: [], naturalLeader: null }),
      'must-choose',
    ],
  ])('refused: %s', (_name, before, command, code) => {
    expect(refusalOf(play(newTable(3), ...before), command)).toBe(code);
  });

  test('in Essentials an action changes what is followed, and nobody is too poor', () => {
    const state = newTable(3, { tracking: 'essentials' });
    const twice = act('bo', {
      action: 'settle',
      placements: [
        { zone: 'military', space: 8 },
        { zone: 'expansion', space: 4 },
      ],
      place: [],
    });
    const after = play(state, twice, act('bo', { action: 'politics', option: 'pool', zone: null }));
    expect(after.players.bo).toMatchObject({ safeguard: 3, followers: 12, food: 1, mr: 1, story: 2 });
    expect(after.zones).toEqual(state.zones);
  });
});
