import type { Draft } from '@/engine';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import { WALL_FACES } from '@/games/perseverance-1/moments/dinoAttack/wallFaces';
import { commandOf, rollWall } from './entering';
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
    const pages = (of: Draft) => dinoAttack.steps(begun, of);
    const rolls = (of: Draft) => pages(of).find(({ id }) => id === 'rolls');
    expect(rolls(draft)?.missing?.key).toBe('session.attack.wallMissing');
    expect(pages(draft).map(({ id }) => id)).not.toContain('outcome');
    const nothing = rollWall(begun, draft, 1);
    expect(rolls(nothing)).not.toHaveProperty('missing');
    expect(pages(nothing).map(({ id }) => id)).toContain('outcome');
  });

  test('any face can be entered, whether or not it is one of the usual ones', () => {
    const draft = dinoAttack.begin(begun, 'ana');
    for (const shown of [...WALL_FACES, { followers: 4, safeguard: 2, skull: true }]) {
      const { columns } = commandOf(begun, rollWall(begun, draft, 1, shown));
      const { skull: kill, ...gain } = shown;
      expect(columns[1]?.wall?.roll).toEqual({ ...gain, kill });
    }
  });
});
