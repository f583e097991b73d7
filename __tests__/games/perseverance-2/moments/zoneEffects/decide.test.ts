import type { Command } from '@/games/perseverance-2/session/command';
import { newTable, pick, play, refusalOf, set } from '../../session/playing';

describe('a Zone Effect', () => {
  it('settles with a cube and with a Perk as the bonus', () => {
    const state = play(newTable(3), {
      type: 'effect',
      player: 'ana',
      move: {
        effect: 'settle',
        discount: null,
        picks: [
          { option: 1, zone: 'military', bonus: 'influence', perk: null },
          { option: 2, zone: 'sustenance', bonus: 'perk', perk: pick('defender') },
        ],
      },
    });
    expect(state.zones.military.settlements).toEqual({ bo: 1, ana: 1 });
    expect(state.officers['chief-of-security'].slots).toEqual(['bo', 'ana']);
    expect(state.players.ana?.perks).toEqual(['gatherer', 'defender']);
    expect(state.players.ana).toMatchObject({ food: 0, scrap: 1, islandResource: 0, story: 0 });
  });

  it('builds an Outpost on a Cleared Area, and no second one there', () => {
    const outpost = (area: number): Command => ({
      type: 'effect',
      player: 'ana',
      move: {
        effect: 'build',
        picks: [{ option: 1, followers: 2, valor: 0, area, tile: 'crash-site', perk: null }],
      },
    });
    const state = play(newTable(3), outpost(1), set('ana', 'scrap', 5), set('ana', 'islandResource', 5));
    expect(state.areas[0]).toMatchObject({ outpost: { owner: 'ana', tile: 'crash-site' } });
    expect(state.players.ana?.followers).toBe(12);
    expect(refusalOf(state, outpost(1))).toBe('areaTaken');
    expect(refusalOf(state, outpost(9))).toBe('noSuchArea');
  });

  it('turns a neutral die into an own one where it lies', () => {
    const state = play(
      newTable(3),
      {
        type: 'takeDie',
        player: 'ana',
        owner: 'neutral',
        zone: 'discovery',
        changeFace: false,
        matching: false,
        reward: null,
      },
      {
        type: 'effect',
        player: 'ana',
        move: { effect: 'politics', picks: [{ option: 2, zone: 'discovery' }] },
      },
    );
    expect(state.zones.discovery.dice).toEqual({ ana: 1 });
    expect(state.dice.ana).toEqual({ inPlay: 2, pool: 1 });
    expect(state.dice.neutral).toEqual({ inPlay: 7, pool: 7 });
  });
});
