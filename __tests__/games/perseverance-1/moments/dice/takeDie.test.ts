import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import { tapped } from '../../../../support/tap';
import { correct, die, newTable, play, refusalOf } from '../../session/playing';

test('000:261, 001:814: 1 Story changes the face of the die, in the wizard too', () => {
  const state = newTable(3);
  const turned = play(state, die('ana', { changeFace: true }));
  expect(turned.players.ana?.story).toBe((state.players.ana?.story ?? 0) - 1);
  const wizard = perseverance1.wizards.find(({ id }) => id === 'takeDie')!;
  const [first] = wizard.steps(state, wizard.begin(state));
  if (first?.kind !== 'choice' || !first.otherwise) throw new Error('the face cannot be changed');
  const draft = tapped(wizard.begin(state), first, { option: first.otherwise.id });
  const [again] = wizard.steps(state, draft);
  expect(again).toMatchObject({ kind: 'choice', lead: { key: 'session.wizard.turned' } });
  const poor = play(state, { type: 'correct', owner: 'ana', counter: 'story', to: 0 });
  expect(wizard.steps(poor, wizard.begin(poor))[0]).not.toHaveProperty('otherwise');
});

describe('taking a die', () => {
  const take = (owner: string, zone: 'military' | null = null): Command => ({
    type: 'takeDie',
    player: 'ana',
    owner,
    zone,
    changeFace: false,
  });

  test.each([
    ['an own die is free', 'ana', 10],
    ['a neutral die is free', 'neutral', 10],
    ['a Dissenter die is free', 'dissenters', 10],
    ['another player’s die costs 2 Followers', 'bo', 8],
  ])('%s', (_name, owner, left) => {
    const state = play(newTable(2), take(owner));
    expect(state.players.ana?.followers).toBe(left);
    expect(state.dice[owner]?.pool).toBe((newTable(2).dice[owner]?.pool ?? 0) - 1);
  });

  test('who has 1 Follower left pays 1', () => {
    expect(play(newTable(2), correct('followers', 1), take('bo')).players.ana?.followers).toBe(0);
  });

  test('a die lies in its Zone, where Presence sees it', () => {
    expect(play(newTable(3), take('ana', 'military')).zones.military.dice).toEqual({ ana: 1 });
  });

  test('an empty pool has no die, and nobody takes what is not in the game', () => {
    expect(refusalOf(play(newTable(3), take('ana')), take('ana'))).toBe('noDieLeft');
    expect(refusalOf(newTable(3), take('dissenters'))).toBe('noSuchDice');
  });

  test('turning the face costs a Story, where Stories are counted', () => {
    const turn: Command = { type: 'takeDie', player: 'ana', owner: 'ana', zone: null, changeFace: true };
    expect(play(newTable(3), turn).players.ana?.story).toBe(1);
    expect(refusalOf(play(newTable(3), correct('story', 0)), turn)).toBe('not-affordable');
    const essentials = play(newTable(3, { tracking: 'essentials' }), turn);
    expect(essentials.players.ana?.story).toBe(2);
  });
});
