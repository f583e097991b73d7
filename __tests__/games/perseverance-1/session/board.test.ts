import { unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command, DefenseEdit, Move } from '@/games/perseverance-1/session/command';
import type { Zone } from '@/games/perseverance-1/terms';
import {
  dinoSpacesLeft,
  leaderOf,
  soldierSupply,
  suppliesLeft,
} from '@/games/perseverance-1/session/supplies';
import { zoneMajorities } from '@/games/perseverance-1/session/view/zoneMajorities';
import { decideOn, dinosAt, newTable, play, refusalOf } from './playing';

const act = (player: string, move: Move): Command => ({ type: 'action', player, move });
const edit = (change: DefenseEdit, zone: Zone = 'military', column = 0): Command => ({
  type: 'editDefense',
  zone,
  column,
  edit: change,
});
const rich = (player: string): readonly Command[] =>
  (['food', 'mr', 'story'] as const).map((counter) => ({ type: 'correct', owner: player, counter, to: 9 }));
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

describe('what lies on the board', () => {
  test('a Soldier put on the grid comes from the board, then from the supply, and goes back to the board', () => {
    const on = (row: 'top' | 'bottom') =>
      edit({ piece: 'soldier', row, to: { owner: 'ana', type: 'light' } });
    const one = play(newTable(3), on('top'));
    expect(one.players.ana?.lightSoldier).toBe(0);
    const two = play(one, on('bottom'));
    expect(soldierSupply(two, 'ana', 'light')).toBe(3);
    const back = play(two, edit({ piece: 'soldier', row: 'top', to: null }));
    expect(back.players.ana?.lightSoldier).toBe(1);
  });

  test('an area counts its free spaces, safe and dangerous', () => {
    expect(dinoSpacesLeft(newTable(3), 'military')).toBe(6);
    expect(dinoSpacesLeft(newTable(4), 'military')).toBe(8);
    const dangerous = play(newTable(4), { type: 'setDangerous', zone: 'military', to: true });
    expect(dinoSpacesLeft(dangerous, 'military')).toBe(10);
    const dinos = play(dangerous, { type: 'placeDinos', zone: 'military', dinos: ['raptor', 'trampler'] });
    expect(dinoSpacesLeft(dinos, 'military')).toBe(8);
    // A Trap alone fills nothing.
    expect(
      dinoSpacesLeft(
        play(dinos, edit({ piece: 'trap', space: 0, to: { owner: 'bo', type: null } }, 'military', 2)),
        'military',
      ),
    ).toBe(8);
  });

  test.each<readonly [string, readonly Command[], Command, string]>([
    ['the third row of a Safe Zone', [], edit({ piece: 'dino', space: 2, to: 'raptor' }), 'noSuchSpace'],
    ['a fourth column of three', [], edit({ piece: 'wall', to: 'ana' }, 'military', 3), 'noSuchSpace'],
    ['what is there already', [], edit({ piece: 'wall', to: null }), 'noChange'],
    ['a stranger’s Wall', [], edit({ piece: 'wall', to: 'zoe' }), 'unknownPlayer'],
    [
      'a Dino for a full area',
      [{ type: 'placeDinos', zone: 'military', dinos: Array.from({ length: 6 }, () => 'raptor' as const) }],
      { type: 'placeDinos', zone: 'military', dinos: ['raptor'] },
      'noDinoRoom',
    ],
    [
      'a second Leader',
      [{ type: 'leaderToCommunity', player: 'ana', zone: 'military' }],
      edit({ piece: 'soldier', row: 'top', to: { owner: 'ana', type: 'leader' } }),
      'leaderOut',
    ],
    [
      'two Leaders in one Community area',
      [{ type: 'leaderToCommunity', player: 'ana', zone: 'military' }],
      { type: 'leaderToCommunity', player: 'bo', zone: 'military' },
      'leaderThere',
    ],
    ['a Leader home who is home', [], { type: 'leaderHome', player: 'ana' }, 'leaderHome'],
    [
      'space 7 while Safe',
      [],
      { type: 'setSettlement', zone: 'military', space: 7, owner: 'ana' },
      'spaceLocked',
    ],
    [
      'Dissenters among three',
      [],
      { type: 'setSettlement', zone: 'military', space: 2, owner: 'dissenters' },
      'unknownPlayer',
    ],
    [
      'dice that are in the pool',
      [],
      { type: 'setZoneDice', zone: 'military', owner: 'ana', count: 1 },
      'diceOnBoard',
    ],
    ['dice of nobody', [], { type: 'setZoneDice', zone: 'military', owner: 'zoe', count: 1 }, 'noSuchDice'],
    [
      'covers over Settlements',
      [
        { type: 'setDangerous', zone: 'military', to: true },
        { type: 'setSettlement', zone: 'military', space: 8, owner: 'ana' },
      ],
      { type: 'setDangerous', zone: 'military', to: false },
      'underCover',
    ],
    ['Dangerous twice', [], { type: 'setDangerous', zone: 'military', to: false }, 'noChange'],
    ['two Breach tokens', [], { type: 'setBreachTokens', to: ['walls', 'kills'] }, 'breachTokens'],
    ['no Dino at all', [], { type: 'placeDinos', zone: 'military', dinos: [] }, 'noChange'],
  ])('refused: %s', (_name, before, command, code) => {
    expect(refusalOf(play(newTable(3), ...before), command)).toBe(code);
  });

  test('twelve Settlements, seven Walls, and no more', () => {
    const zones = ['sustenance', 'military', 'expansion', 'protection'] as const;
    const settle = zones.flatMap((zone) =>
      [2, 3, 4].map((space): Command => ({ type: 'setSettlement', zone, space, owner: 'ana' })),
    );
    const walls = zones.flatMap((zone) =>
      [0, 1].map((column) => edit({ piece: 'wall', to: 'ana' }, zone, column)),
    );
    const built = play(newTable(3), ...settle.slice(0, 11), ...walls.slice(0, 7));
    expect(suppliesLeft(built, 'ana')).toMatchObject({ settlements: 0, walls: 0 });
    expect(refusalOf(built, settle[11] as Command)).toBe('noSettlementLeft');
    expect(refusalOf(built, walls[7] as Command)).toBe('noWallLeft');
  });

  test('breach tokens and dino dice are remembered', () => {
    const state = play(
      newTable(3),
      { type: 'setBreachTokens', to: ['walls', 'kills', 'fallen'] },
      { type: 'setDinoDice', to: { normal: ['raptor'], dangerous: ['trampler', 'raptor'] } },
    );
    expect(state.breachTokens).toEqual(['walls', 'kills', 'fallen']);
    expect(state.dinoDice).toEqual({ normal: ['raptor'], dangerous: ['trampler', 'raptor'] });
  });

  test('Zones show who holds the majority, who is second, and ties', () => {
    const state = play(
      newTable(2, { dissenterZone: 'sustenance' }),
      ...rich('ana'),
      { type: 'takeDie', player: 'ana', owner: 'ana', zone: 'sustenance', changeFace: false },
      { type: 'leaderToCommunity', player: 'ana', zone: 'sustenance' },
    );
    const zone = zoneMajorities(state)[0];
    expect(zone).toMatchObject({
      zone: 'sustenance',
      population: 4,
      contest: { first: ['ana', 'dissenters'], holder: null },
    });
    expect(zone?.presence.filter(({ tied }) => tied)).toHaveLength(2);
  });
});

describe('an edit of a Defense area in the timeline', () => {
  const fact = (before: readonly Command[], command: Command) => {
    const state = play(newTable(3), ...before);
    const [event] = unwrap(decideOn(state, command));
    return event && perseverance1.describe(event, state.config);
  };
  const trap = (type: 'raptor' | null): Command =>
    edit({ piece: 'trap', space: 0, to: { owner: 'bo', type } });
  const ofBo = (piece: string) => ({
    key: 'session.event.pieceOf',
    params: { piece: { key: piece }, player: { player: 'bo' } },
  });

  test.each<readonly [string, readonly Command[], Command, string, object]>([
    ['a Dino comes', [], edit({ piece: 'dino', space: 0, to: 'raptor' }), 'piecePut', { key: 'dino.raptor' }],
    [
      'a Dino goes',
      [edit({ piece: 'dino', space: 0, to: 'raptor' })],
      edit({ piece: 'dino', space: 0, to: null }),
      'pieceGone',
      { key: 'dino.raptor' },
    ],
    ['a Wall', [], edit({ piece: 'wall', to: 'bo' }), 'piecePut', ofBo('session.piece.wall')],
    [
      'a Soldier goes',
      [edit({ piece: 'soldier', row: 'top', to: { owner: 'bo', type: 'heavy' } })],
      edit({ piece: 'soldier', row: 'top', to: null }),
      'pieceGone',
      ofBo('figure.heavy'),
    ],
    ['a Trap, but not its type', [], trap('raptor'), 'piecePut', ofBo('session.piece.trap')],
  ])('%s', (_name, before, command, key, piece) => {
    expect(fact(before, command)?.fact).toMatchObject({ key: `session.event.${key}`, params: { piece } });
  });

  test('a Trap of either type, or of none told, reads the same', () => {
    expect(fact([], trap('raptor'))).toEqual(fact([], trap(null)));
    expect(fact([trap('raptor')], edit({ piece: 'trap', space: 0, to: null }))).toEqual(
      fact([trap(null)], edit({ piece: 'trap', space: 0, to: null })),
    );
  });
});
