import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import { tapped } from '../../../../support/tap';
import { dinosAt, newTable, play } from '../../session/playing';

describe('the Walls of a Dino Attack, 001:1645', () => {
  const begun = play(
    newTable(3),
    ...dinosAt(
      'military',
      [0, 0, 1, 1, 2, 2].map((column) => ({ column, dino: 'trampler' })),
    ),
    { type: 'editDefense', zone: 'military', column: 1, edit: { piece: 'wall', to: 'bo' } },
  );

  test('cannot be passed without a roll, but a die may show nothing', () => {
    const draft = dinoAttack.begin(begun, 'ana');
    const step = dinoAttack.steps(begun, draft).find(({ id }) => id === 'walls');
    if (step?.kind !== 'figures') throw new Error('nobody asks for the Walls');
    expect(step.missing).toBeDefined();
    expect(dinoAttack.steps(begun, draft).map(({ id }) => id)).not.toContain('contribution');
    const nothing = tapped(draft, step, { option: step.instead?.[0]?.id ?? '' });
    const after = dinoAttack.steps(begun, nothing);
    expect(after.find(({ id }) => id === 'walls')).not.toHaveProperty('missing');
    expect(after.map(({ id }) => id)).toContain('contribution');
  });
});
