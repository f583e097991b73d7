import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import { isTracked } from '@/games/perseverance-1/session/state';
import { cubesOn, suppliesLeft } from '@/games/perseverance-1/session/supplies';
import { decideOn, newTable, play, refusalOf } from './playing';

const adjust = (counter: string, by: number, player = 'ana') =>
  ({ type: 'adjust', player, counter, by }) as Command;

const correct = (counter: string, to: number, owner = 'ana') =>
  ({ type: 'correct', owner, counter, to }) as Command;

describe('counting by hand', () => {
  test.each([
    ['Followers go up', adjust('followers', 3), 'followers', 13],
    ['Followers stop at 0', adjust('followers', -12), 'followers', 0],
    ['Valor stops at 6', adjust('valor', 9), 'valor', 6],
    ['Safeguard stops at 6', adjust('safeguard', 7), 'safeguard', 6],
    ['Light Soldiers stop at five in all', adjust('lightSoldier', 9), 'lightSoldier', 5],
    ['Votes have no cap', adjust('votes', 40), 'votes', 40],
    ['Patrols finished', adjust('patrols', 1), 'patrols', 1],
  ] as const)('%s', (_name, command, counter, value) => {
    expect(play(newTable(3), command).players.ana?.[counter]).toBe(value);
  });

  test('what a cap takes is said in the event', () => {
    const decision = decideOn(play(newTable(3), adjust('valor', 5)), adjust('valor', 3));
    expect(decision).toMatchObject({ ok: true, value: [{ type: 'counted', by: 1, lost: 2 }] });
    const [event] = decision.ok ? decision.value : [];
    expect(event && perseverance1.describe(event, newTable(3).config)).toMatchObject({
      figure: 1,
      note: { key: 'session.event.lost', params: { count: 2 } },
    });
  });

  test.each([
    ['a full track', adjust('valor', 1), 'isFull', [adjust('valor', 6)]],
    ['an empty one', adjust('votes', -1), 'atFloor', []],
    ['a sixth Soldier', adjust('lightSoldier', 1), 'noSoldierLeft', [adjust('lightSoldier', 4)]],
    ['half a Follower', adjust('followers', 0.5), 'noChange', []],
    ['nothing', adjust('followers', 0), 'noChange', []],
    ['a stranger', adjust('followers', 1, 'zoe'), 'unknownPlayer', []],
    ['an inherited name', adjust('followers', 1, 'constructor'), 'unknownPlayer', []],
    ['the Dissenters without Dissenters', adjust('votes', 1, 'dissenters'), 'unknownPlayer', []],
    ['a correction outside', correct('safeguard', 7), 'outside', []],
    ['a correction to the same', correct('followers', 10), 'noChange', []],
    ['not a number', correct('followers', Number.NaN), 'outside', []],
    ['a derived number', { type: 'showDerived' } as Command, 'derived', []],
  ] as const)('refused: %s', (_name, command, code, before) => {
    expect(refusalOf(play(newTable(3), ...before), command)).toBe(code);
  });

  test('a full track says where it is full', () => {
    expect(decideOn(play(newTable(3), adjust('valor', 6)), adjust('valor', 1))).toMatchObject({
      error: { message: { key: 'session.refusal.isFull', params: { at: 6 } } },
    });
  });

  test('a correction is marked as one', () => {
    const decision = decideOn(newTable(3), correct('followers', 25));
    const [event] = decision.ok ? decision.value : [];
    expect(event && perseverance1.describe(event, newTable(3).config)).toMatchObject({
      correction: true,
      figure: 15,
      player: 'ana',
    });
  });

  test('the Dissenters have Votes, with two players', () => {
    const state = play(newTable(2), correct('votes', 4, 'dissenters'), adjust('votes', -1, 'dissenters'));
    expect(state.dissenterVotes).toBe(3);
    expect(refusalOf(state, correct('food', 1, 'dissenters'))).toBe('unknownPlayer');
  });

  test('Essentials follows Followers but not Food, and says how to change that', () => {
    const state = newTable(3, { tracking: 'essentials' });
    expect(isTracked(state, 'followers')).toBe(true);
    expect(refusalOf(state, adjust('food', 1))).toBe('notTracked');
    const full = play(state, { type: 'takeStock', changes: [] });
    expect(play(full, adjust('food', 1)).players.ana?.food).toBe(3);
    expect(refusalOf(full, { type: 'takeStock', changes: [] })).toBe('noChange');
  });

  test('dice, the Assembly and an Officer can be set as they lie on the table', () => {
    const state = play(
      newTable(3),
      { type: 'correctDice', owner: 'ana', inPlay: 3, pool: 2 },
      { type: 'correctAssembly', to: 3 },
      { type: 'correctOfficer', officer: 'chief-mate', slots: ['ana', 'bo'], pool: { cy: 4, ana: 0 } },
    );
    expect(state.dice.ana).toEqual({ inPlay: 3, pool: 2 });
    expect(state.assembly).toBe(3);
    expect(state.officers['chief-mate']).toEqual({ slots: ['ana', 'bo'], pool: { cy: 4 } });
    expect(suppliesLeft(state, 'cy').influence).toBe(15 - 4 - 1);
  });

  test.each<readonly [string, Command, string]>([
    ['six dice', { type: 'correctDice', owner: 'ana', inPlay: 6, pool: 0 }, 'outside'],
    ['more in the pool than in play', { type: 'correctDice', owner: 'ana', inPlay: 2, pool: 3 }, 'outside'],
    ['dice of strangers', { type: 'correctDice', owner: 'zoe', inPlay: 1, pool: 1 }, 'noSuchDice'],
    ['a fourth Assembly', { type: 'correctAssembly', to: 4 }, 'outside'],
    [
      'a full track',
      { type: 'correctOfficer', officer: 'chief-mate', slots: ['ana', 'ana', 'bo', 'bo'], pool: {} },
      'trackFull',
    ],
    [
      'sixteen cubes',
      { type: 'correctOfficer', officer: 'chief-mate', slots: [], pool: { ana: 15 } },
      'tooManyCubes',
    ],
    [
      'Dissenter cubes among three',
      { type: 'correctOfficer', officer: 'chief-mate', slots: ['dissenters'], pool: {} },
      'unknownPlayer',
    ],
    ['an empty note', { type: 'note', text: '  ' }, 'emptyNote'],
    ['a novel', { type: 'note', text: 'x'.repeat(501) }, 'noteTooLong'],
    ['the turn to the player who has it', { type: 'giveTurn', player: 'ana' }, 'noChange'],
    ['opening what is open', { type: 'reopen' }, 'notFinished'],
  ])('refused: %s', (_name, command, code) => {
    expect(refusalOf(newTable(3), command)).toBe(code);
  });

  test('the Dissenters have 15 cubes too', () => {
    // Five lie there since the set-up of two: two on one Officer, one on each other.
    const give = (cubes: number): Command => ({
      type: 'correctOfficer',
      officer: 'chief-mate',
      slots: [],
      pool: { dissenters: cubes },
    });
    const state = newTable(2);
    const others = 5 - cubesOn(state, 'chief-mate', 'dissenters');
    expect(refusalOf(state, give(15 - others))).toBeNull();
    expect(refusalOf(state, give(16 - others))).toBe('tooManyCubes');
  });

  test('the turn goes round', () => {
    const next = { type: 'nextTurn' } as const;
    expect(play(newTable(3), next).turn).toBe('bo');
    expect(play(newTable(3), next, next, next).turn).toBe('ana');
    expect(play(newTable(3), { type: 'giveTurn', player: 'cy' }).turn).toBe('cy');
  });
});
