import { perseverance2 } from '@/games/perseverance-2';
import type { Command } from '@/games/perseverance-2/session/command';
import { newTable, play, refusalOf } from '../../session/playing';

describe('Assemblies', () => {
  const hold: Command = {
    type: 'resolveAssembly',
    choices: {
      sustenance: { first: 'votes', second: 'followers', popular: null },
      military: { first: 'votes', second: 'followers', popular: null },
      expansion: { first: 'votes', second: 'followers', popular: null },
      construction: { first: 'production', second: 'followers', popular: null },
    },
  };

  it('end in final scoring, places and a result that adds up; opened again it is as before', () => {
    const last = play(newTable(2), hold, hold);
    expect(last.phase).toBe('end');
    expect(refusalOf(last, hold)).toBe('lastAssemblyHeld');
    const end = play(last, { type: 'resolveFinal' });
    const result = perseverance2.result(end) ?? [];
    expect(result).toHaveLength(2);
    for (const { score, sources } of result)
      expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    const again = play(end, { type: 'reopen' });
    expect(again.players).toEqual(last.players);
    expect(again.earned).toEqual(last.earned);
  });
});
