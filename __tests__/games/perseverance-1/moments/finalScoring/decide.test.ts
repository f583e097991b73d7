import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import { finalPlayer } from '@/games/perseverance-1/session/records';
import { followers, newTable, play, refusalOf } from '../../session/playing';

describe('the end', () => {
  test('final scoring from what is tracked', () => {
    const state = play(newTable(3), { type: 'resolveFinal', players: null });
    // 1 Food, 1 Scrap, 2 Stories: 4 each; Adelita's 5.
    expect(followers(state)).toEqual({ ana: 15, bo: 14, cy: 14 });
    expect(perseverance1.result(state)).toEqual([
      { player: 'ana', score: 15, rank: 1, winner: true, sources: startAndLeftovers(5) },
      { player: 'bo', score: 14, rank: 2, winner: false, sources: startAndLeftovers(4) },
      { player: 'cy', score: 14, rank: 2, winner: false, sources: startAndLeftovers(4) },
    ]);
    expect(refusalOf(state, { type: 'nextTurn' })).toBe('finished');
    expect(refusalOf(state, { type: 'note', text: 'good game' })).toBeNull();
  });

  test('a reopened game gives final scoring back, so that it can be counted again', () => {
    const final: Command = { type: 'resolveFinal', players: null };
    const open = play(newTable(3), final, { type: 'reopen' });
    expect(followers(open)).toEqual({ ana: 10, bo: 10, cy: 10 });
    expect(perseverance1.result(open)).toBeNull();
    expect(followers(play(open, final))).toEqual({ ana: 15, bo: 14, cy: 14 });
  });

  test('Essentials asks for what is left', () => {
    const state = newTable(3, { tracking: 'essentials' });
    expect(refusalOf(state, { type: 'resolveFinal', players: null })).toBe('holdingsNeeded');
    const players = ['ana', 'bo', 'cy'].map((id) => finalPlayer(state, id));
    expect(followers(play(state, { type: 'resolveFinal', players }))).toEqual({ ana: 15, bo: 14, cy: 14 });
  });

  test('a game can be stopped early: places by Followers', () => {
    const state = play(
      newTable(3),
      { type: 'adjust', player: 'cy', counter: 'followers', by: 5 },
      { type: 'finish' },
    );
    expect(perseverance1.result(state)?.find(({ winner }) => winner)?.player).toBe('cy');
    expect(play(state, { type: 'reopen' }).phase).toBe('play');
  });
});

function startAndLeftovers(leftovers: number) {
  return [
    { source: 'start', points: 10 },
    { source: 'leftovers', points: leftovers },
  ];
}
