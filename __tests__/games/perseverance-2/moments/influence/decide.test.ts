import { suppliesLeft } from '@/games/perseverance-2/session/records';
import type { Command } from '@/games/perseverance-2/session/command';
import type { PerkPick } from '@/games/perseverance-2/session/moves';
import { newTable, pick, play, refusalOf, set } from '../../session/playing';

describe('Influence', () => {
  it('places cubes for Stories and gains a Perk of that Officer in one entry', () => {
    const state = play(newTable(3), set('ana', 'story', 3), {
      type: 'influence',
      player: 'ana',
      officer: 'chief-mate',
      count: 2,
      source: 'action',
      perk: pick('savant', 'story'),
    });
    expect(state.players.ana).toMatchObject({ story: 0, perks: ['gatherer', 'savant'] });
    expect(state.officers['chief-mate'].slots).toEqual(['ana', 'ana']);
    expect(suppliesLeft(state, 'ana').influence).toBe(25 - 1 - 2 - 2);
  });

  it('refuses a Perk of another Officer and one whose Tier is not reached', () => {
    const state = play(newTable(3), set('ana', 'story', 3));
    const place = (perk: PerkPick): Command => ({
      type: 'influence',
      player: 'ana',
      officer: 'chief-mate',
      count: 1,
      source: 'action',
      perk,
    });
    expect(refusalOf(state, place(pick('skinner')))).toBe('otherOfficer');
    expect(refusalOf(state, place(pick('survivalist')))).toBe('not-allowed');
  });
});
