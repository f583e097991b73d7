import { newTable, play } from '../../session/playing';

describe('a player who', () => {
  it('explores: a card and two berries', () => {
    const state = play(newTable(3), { type: 'explore', player: 'ana', take: 'glowberry' });
    expect(state.players.ana).toMatchObject({ handCards: 3, glowberry: 4 });
  });
});
