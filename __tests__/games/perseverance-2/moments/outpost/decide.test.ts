import type { Command } from '@/games/perseverance-2/session/command';
import { OUTPOSTS } from '@/games/perseverance-2/terms';
import { newTable, play, refusalOf, set } from '../../session/playing';

describe('an Outpost', () => {
  it.each([
    ['crash-site', { scrap: 5 }],
    ['hidden-paradise', { votes: 2, permanentVotes: 2, followers: 12 }],
    ['tranquil-meadow', { story: 4, glowberry: 3 }],
    ['forward-barracks', { heavySoldier: 2 }],
  ] as const)('lets the Outpost %s give what it gives', (tile, gains) => {
    const state = play(newTable(3), { type: 'useOutpost', player: 'ana', tile, area: null, steps: [] });
    expect(state.players.ana).toMatchObject(gains);
  });

  it('pays for each step of an Outpost and allows no more of them than the tile', () => {
    const cube = { kind: 'influence', officer: 'captain', perk: null } as const;
    const use = (times: number): Command => ({
      type: 'useOutpost',
      player: 'ana',
      tile: 'secret-meeting-place',
      area: null,
      steps: Array.from({ length: times }, () => cube),
    });
    const rich = play(newTable(3), set('ana', 'glowberry', 9));
    expect(play(rich, use(5)).players.ana?.glowberry).toBe(4);
    expect(refusalOf(rich, use(6))).toBe('outpostSteps');
    expect(refusalOf(newTable(3), use(3))).toBe('not-affordable');
  });

  it('knows all twenty Outposts', () => {
    expect(OUTPOSTS).toHaveLength(20);
    const rich = play(newTable(3), set('ana', 'glowberry', 9));
    for (const tile of OUTPOSTS)
      expect([null, 'not-affordable', 'noLeaderOut']).toContain(
        refusalOf(rich, { type: 'useOutpost', player: 'ana', tile, area: null, steps: [] }),
      );
  });
});

describe('the Outposts', () => {
  test('Underground Passage swaps two dice, and Presence follows them (1289)', () => {
    const die = (owner: string, zone: 'military' | 'expansion'): Command => ({
      type: 'takeDie',
      player: owner,
      owner,
      zone,
      changeFace: false,
      matching: false,
      reward: null,
    });
    const state = play(newTable(3), die('ana', 'military'), die('bo', 'expansion'), {
      type: 'useOutpost',
      player: 'ana',
      tile: 'underground-passage',
      area: null,
      steps: [
        {
          kind: 'swapDice',
          one: { zone: 'military', owner: 'ana' },
          other: { zone: 'expansion', owner: 'bo' },
        },
      ],
      effect: { effect: 'training', picks: [{ option: 1 }] },
    });
    expect(state.zones.military.dice).toEqual({ bo: 1 });
    expect(state.zones.expansion.dice).toEqual({ ana: 1 });
    expect(state.players.ana?.lightSoldier).toBe(2);
  });

  test('Command Center: the Effect of the Zone first, then the Leader goes home (1272)', () => {
    const use: Command = {
      type: 'useOutpost',
      player: 'ana',
      tile: 'command-center',
      area: null,
      steps: [],
      effect: { effect: 'salvage' },
    };
    expect(refusalOf(newTable(3), use)).toBe('noLeaderOut');
    const out = play(newTable(3), { type: 'moveLeader', player: 'ana', to: 'construction', friendly: false });
    const used = play(out, use);
    expect(used.players.ana).toMatchObject({ leader: null });
    expect(used.players.ana?.scrap).toBe((out.players.ana?.scrap ?? 0) + 2);
    const elsewhere = play(newTable(3), {
      type: 'moveLeader',
      player: 'ana',
      to: 'military',
      friendly: false,
    });
    expect(refusalOf(elsewhere, use)).toBe('otherZone');
  });
});
