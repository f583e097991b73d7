import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { newTable, play } from './playing';

const begin: Command = { type: 'beginPlay' };
const takeDie = (player: string): Command => ({
  type: 'takeDie',
  player,
  owner: 'neutral',
  zone: null,
  changeFace: false,
});
const cube = (player: string): Command => ({
  type: 'influence',
  player,
  officer: 'chief-mate',
  count: 1,
  source: 'action',
  foodUsed: 0,
});
const remindersOf = (state: State) =>
  perseverance1.turnPage?.(state)?.next.reminders?.map(({ id }) => id) ?? [];
const assemblyOf = (state: State) =>
  perseverance1.table(state).more?.find(({ id }) => id === 'assembly')?.reminders ?? [];

describe('what a turn still lacks', () => {
  const published = play(newTable(3), begin);
  const beta = play(newTable(3, { edition: 'beta-2020' }), begin);

  test('nobody is reminded before the table is set', () => {
    expect(remindersOf(newTable(3))).toEqual([]);
  });

  test('a missing die, until one is taken or the pool is empty', () => {
    expect(remindersOf(beta)).toEqual(['die']);
    expect(remindersOf(play(beta, takeDie('ana')))).toEqual([]);
    expect(remindersOf(play(beta, takeDie('ana'), { type: 'nextTurn' }))).toEqual(['die']);
  });

  test('published: the Secondary Action is mandatory (001:1450), in the beta it is not (000:560)', () => {
    const placed = play(published, takeDie('ana'));
    expect(remindersOf(placed)).toEqual(['secondary']);
    expect(remindersOf(play(placed, cube('ana')))).toEqual([]);
    expect(remindersOf(play(beta, takeDie('ana')))).toEqual([]);
  });

  test('published: without a cube, a Soldier or a Leader at home there is nothing to be reminded of', () => {
    const pool = { ana: 14 };
    const spent = play(
      published,
      takeDie('ana'),
      { type: 'correctOfficer', officer: 'chief-mate', slots: [], pool },
      { type: 'correct', owner: 'ana', counter: 'lightSoldier', to: 0 },
      { type: 'leaderToCommunity', player: 'ana', zone: 'military' },
      { type: 'nextTurn' },
      { type: 'giveTurn', player: 'ana' },
    );
    expect(remindersOf(spent)).toEqual(['die']);
    expect(remindersOf(play(spent, { type: 'leaderHome', player: 'ana' }))).toEqual(['die', 'secondary']);
  });
});

test('an Assembly with dice in the pool says how many are left', () => {
  const state = play(newTable(3), begin);
  expect(assemblyOf(state)).toMatchObject([{ id: 'diceLeft', text: { params: { count: 11 } } }]);
});
