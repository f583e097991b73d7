import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { die, dinosAt, newTable, play } from './playing';

const table = (state: State) => perseverance1.table(state);
const begin: Command = { type: 'beginPlay' };
const full = dinosAt(
  'sustenance',
  [0, 0, 1, 1, 2, 2].map((column) => ({ column, dino: 'raptor' })),
);
const empty: readonly Command[] = [
  ...['ana', 'bo', 'cy'].map((owner): Command => ({ type: 'correctDice', owner, inPlay: 1, pool: 0 })),
  { type: 'correctDice', owner: 'neutral', inPlay: 8, pool: 0 },
];
const inBar = (state: State) => table(state).actions.map(({ id }) => id);
const dueInMore = (state: State) => (table(state).more ?? []).filter(({ due }) => due).map(({ id }) => id);

describe('what is due has the filled button of the table', () => {
  test('a full Zone: its Dino Attack, by name, with the page of the turn beside it', () => {
    const state = play(newTable(3), begin, ...full);
    expect(table(state).primary).toMatchObject({
      label: { key: 'session.action.attackOn', params: { zone: { key: 'zone.sustenance' } } },
      due: true,
      does: { kind: 'wizard', wizard: 'dinoAttack' },
    });
    expect(inBar(state)).toEqual(['turn', 'nextTurn', 'officers']);
    expect(dueInMore(state)).toEqual(['dinoAttack']);
  });

  test('not in the middle of a turn: its Effect and the Secondary Action come first', () => {
    const state = play(newTable(3), begin, ...full, die('ana', { zone: 'military' }));
    expect(table(state).primary?.does).toEqual({ kind: 'wizard', wizard: 'turn' });
    expect(dueInMore(state)).toEqual(['dinoAttack']);
  });

  test('the attack comes before the Assembly, which then waits behind “more”', () => {
    const both = play(newTable(3), begin, ...full, ...empty);
    expect(table(both).primary?.does).toEqual({ kind: 'wizard', wizard: 'dinoAttack' });
    expect(dueInMore(both)).toEqual(['dinoAttack', 'assembly']);
    const assembly = play(newTable(3), begin, ...empty);
    expect(table(assembly).primary).toMatchObject({ due: true, does: { wizard: 'assembly' } });
    expect(dueInMore(assembly)).toEqual([]);
  });

  test('nothing due: the turn, and no dot', () => {
    const state = play(newTable(3), begin);
    expect(table(state).primary).toMatchObject({ player: 'ana', does: { wizard: 'turn' } });
    expect(dueInMore(state)).toEqual([]);
  });
});
