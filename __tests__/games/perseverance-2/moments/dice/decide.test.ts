import { newTable, play } from '../../session/playing';

describe('a die', () => {
  it('takes 2 Followers for a die of another player and remembers where it lies', () => {
    const state = play(newTable(3), {
      type: 'takeDie',
      player: 'ana',
      owner: 'bo',
      zone: 'military',
      changeFace: false,
      matching: false,
      reward: null,
    });
    expect(state.players.ana?.followers).toBe(8);
    expect(state.dice.bo).toEqual({ inPlay: 1, pool: 0 });
    expect(state.zones.military.dice).toEqual({ bo: 1 });
  });
});
