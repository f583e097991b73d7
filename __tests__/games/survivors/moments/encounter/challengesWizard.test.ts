import { cornersOf } from '@/games/survivors/moments/encounter/corners';
import { boardOf, readOff } from '../../session/boardOf';
import { play, totals, travel, trio, underWay } from '../../session/playing';
import { runWizard, wizardOf } from '../../session/runWizard';

const C = 'combat';
const V = 'civilized';
const P = 'production';

/** The board of the contract's example: corner k shows tiles.E[k], ring k at k+2 and ring k+1 at (k+1)+3. */
const EXAMPLE: readonly (readonly [string, string, string])[] = [
  [C, C, V],
  [V, V, V],
  [P, C, V],
  [P, P, C],
  [C, V, P],
  [V, C, C],
];

describe('counting Challenges', () => {
  const state = play(underWay(2), { type: 'setHordes', to: { encounter: 0, ring: [0] } }, travel(0));

  test('the example of the contract, icon by icon, with a Horde and a tie', () => {
    const tiles = boardOf(EXAMPLE);
    expect(cornersOf(tiles)?.map(({ icon, neighbours }) => [icon, ...neighbours])).toEqual(EXAMPLE);
    const { command, seen } = runWizard(state, 'challenges', {
      how: 'icons',
      corners: { write: readOff(tiles) },
      split: { figures: { combat: 2, production: 1 } },
      threat: 'civilized',
    });
    expect(seen).toEqual(['how', 'corners', 'split', 'more', 'told', 'threat']);
    const after = play(state, command);
    expect(after.challenges).toEqual({ totals: trio(5, 5, 4), threat: 'civilized' });
    expect(after.hordes.encounter).toBe(0);
    // What was read off is remembered with its tile.
    expect(cornersOf(after.tiles)).toEqual(cornersOf(tiles));
  });

  test('the totals alone are enough', () => {
    const { command, seen } = runWizard(state, 'challenges', {
      how: 'totals',
      totals: { figures: { combat: 7, civilized: 2, production: 3 } },
    });
    expect(seen).toEqual(['how', 'sum', 'totals']);
    expect(play(state, command).challenges).toEqual({ totals: trio(7, 2, 3), threat: 'combat' });
  });

  const sumOf = (figures: Readonly<Record<string, number>>) => {
    const wizard = wizardOf('challenges');
    const { draft } = runWizard(state, 'challenges', { how: 'totals', totals: { figures } });
    const sum = wizard.steps(state, draft).find(({ id }) => id === 'sum');
    return sum?.kind === 'result' ? sum.lines[0] : undefined;
  };

  test('the totals have a running sum, which stands out where six corners and the Hordes cannot make it', () => {
    expect(sumOf({ combat: 7, civilized: 2, production: 3 })).toMatchObject({ figure: '12' });
    expect(sumOf({ combat: 7, civilized: 2, production: 3 })?.tied).toBeUndefined();
    // One Horde is here: nine at least.
    expect(sumOf({ combat: 7, civilized: 1 })).toMatchObject({ figure: '8', tied: true });
  });

  test('before a total is entered nothing is tied: the page asks for the totals alone', () => {
    const wizard = wizardOf('challenges');
    const steps = wizard.steps(state, { ...wizard.begin(state), chosen: { how: 'totals' } });
    expect(steps.map(({ id, missing }) => [id, missing?.key])).toEqual([
      ['how', undefined],
      ['sum', undefined],
      ['totals', 'session.challenge.totalsMissing'],
    ]);
  });

  test('a table that counts without icons is not asked how again', () => {
    const second = play(state, totals(4, 1, 1), { type: 'skipEncounter' }, travel(1));
    const how = wizardOf('challenges').steps(second, wizardOf('challenges').begin(second))[0];
    expect(how?.kind === 'choice' && how.options.find(({ chosen }) => chosen)?.id).toBe('totals');
  });
});
