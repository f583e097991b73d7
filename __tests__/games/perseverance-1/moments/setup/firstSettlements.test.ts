import { setupChecklist } from '@/games/perseverance-1/moments/setup/wizard';
import { ZONES } from '@/games/perseverance-1/terms';
import { newTable, play } from '../../session/playing';

describe('first Settlements, 000:180, 001:580', () => {
  test('with drawn Officers they are chosen on the table, the last player first', () => {
    const state = newTable(3, { officers: 'drawn' });
    const stepsOf = (draft: ReturnType<typeof setupChecklist.begin>) => setupChecklist.steps(state, draft);
    const begun = setupChecklist.begin(state);
    expect(stepsOf(begun).map(({ id }) => id)).toEqual(['first:cy', 'first:bo', 'first:ana', 'table']);
    const chosen = { 'first:cy': 'sustenance', 'first:bo': 'military', 'first:ana': 'protection' };
    const command = setupChecklist.commit(state, { ...begun, chosen });
    if (!command.ok) throw new Error('the table cannot be set');
    const set = play(state, command.value);
    expect(ZONES.map((zone) => set.zones[zone].settlements[0])).toEqual(['cy', 'bo', null, 'ana']);
    expect(set.officers[state.config.officers.protection].slots).toEqual(['ana']);
    expect(set.phase).toBe('play');
  });

  test('two players: the Dissenters take the Zones that are left', () => {
    const state = newTable(2, { officers: 'drawn' });
    const placements = { ana: 'protection', bo: 'military' } as const;
    const set = play(state, { type: 'beginPlay', placements, dissenterZone: 'expansion' });
    expect(set.zones.expansion.settlements.slice(0, 2)).toEqual(['dissenters', 'dissenters']);
    expect(set.zones.sustenance.settlements.slice(0, 2)).toEqual(['dissenters', null]);
    expect(set.officers[state.config.officers.expansion].slots).toEqual(['dissenters', 'dissenters']);
  });

  test('Officers that were drawn on the table are entered', () => {
    const state = newTable(3, {
      officers: 'entered',
      'officer:sustenance': 'chief-engineer',
      'officer:protection': 'chief-mate',
    });
    expect(state.config.officers).toEqual({
      sustenance: 'chief-engineer',
      military: 'chief-of-security',
      expansion: 'chief-steward',
      protection: 'chief-mate',
    });
  });
});
