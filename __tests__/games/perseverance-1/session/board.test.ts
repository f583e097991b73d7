import { unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import { dinoSpacesLeft, soldierSupply, suppliesLeft } from '@/games/perseverance-1/session/supplies';
import { zoneMajorities } from '@/games/perseverance-1/session/view/zoneMajorities';
import { decideOn, edit, newTable, play, refusalOf } from './playing';

const rich = (player: string): readonly Command[] =>
  (['food', 'mr', 'story'] as const).map((counter) => ({ type: 'correct', owner: player, counter, to: 9 }));

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

  test('a Trap of either type, or of an unknown one, reads the same', () => {
    expect(fact([], trap('raptor'))).toEqual(fact([], trap(null)));
    expect(fact([trap('raptor')], edit({ piece: 'trap', space: 0, to: null }))).toEqual(
      fact([trap(null)], edit({ piece: 'trap', space: 0, to: null })),
    );
  });
});
