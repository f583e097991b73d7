import * as fc from 'fast-check';
import type { Explanation } from '@/engine';
import { spaceKey } from '@/games/perseverance-1/moments/dinoAttack/attackSpace';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import { fightScenes } from '@/games/perseverance-1/moments/dinoAttack/fightScenes';
import type { DinoAttackResult } from '@/games/perseverance-1/moments/dinoAttack/rule';
import { openBooks } from '@/games/perseverance-1/rules/books';
import { EMPTY_COLUMN, EMPTY_SPACE, type ColumnState } from '@/games/perseverance-1/session/state';
import { explanationOf, figuresOf, refusalOf } from '../../resolve';
import { attack } from './publishedExample';

const EDITION = 'published-2021';

/** The steps of the fight alone, as they are played where Traps and Walls were rolled for. */
const blowsIn = (explanation: Explanation) => ({
  trap: [],
  wall: [],
  fight: explanation.filter(({ id }) => id?.part === 'fight'),
});

/** The area on a grid whose Dinos are not side by side. */
const gridOf = (columns: readonly DefenseColumn[], gaps: readonly number[]): readonly ColumnState[] =>
  columns.map(({ dinos, wall, soldiers }, column) => {
    const gap = dinos.length < 3 ? (gaps[column] ?? 0) % (4 - dinos.length) : 0;
    const spaces = EMPTY_COLUMN.spaces.map(() => EMPTY_SPACE);
    dinos.forEach(({ type, trap }, i) => {
      const under = trap && { owner: trap.owner, type: trap.type };
      spaces[gap + i] = { dino: type, trap: under };
    });
    return { spaces, wall: wall?.owner ?? null, soldiers };
  });

function playOut(columns: readonly DefenseColumn[], gaps: readonly number[] = []) {
  const input = { ...attack, columns };
  const figures = figuresOf<DinoAttackResult>('dino-attack', input);
  const phases = blowsIn(explanationOf('dino-attack', input));
  const grid = gridOf(columns, gaps);
  const played = fightScenes({ books: openBooks(EDITION), grid, columns, wallsHelp: false, phases });
  return { figures, phases, grid, ...played };
}

test('the published example: the top row strikes first, and Soldiers fall where the rules say so', () => {
  const { scenes } = playOut(attack.columns as unknown as readonly DefenseColumn[]);
  const acting = scenes.map(({ actor }) => actor && spaceKey(actor));
  expect(acting).toEqual(['figure 1 top', 'figure 3 top', 'figure 1 bottom', 'figure 2 bottom']);
  // The Trap and the skull of the Wall struck before anybody fought.
  expect(scenes[0]?.killed.map(spaceKey)).toEqual(['dino 0 1', 'dino 3 0', 'dino 1 0']);
  expect(scenes.map(({ fallen }) => fallen.map(spaceKey))).toEqual([
    [],
    ['figure 3 top'],
    ['figure 3 top', 'figure 1 bottom'],
    ['figure 3 top', 'figure 1 bottom', 'figure 2 bottom'],
  ]);
});

const dino = fc.constantFrom('trampler' as const, 'raptor' as const);
const owner = fc.constantFrom('olivia', 'robert', 'emmy', 'jeremy');
const roll = fc.oneof(
  fc.record({ face: fc.constant('success-if-match' as const), followers: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ face: fc.constantFrom('success-anyway' as const, 'failure-anyway' as const) }),
);
const trap = fc.option(fc.record({ owner, type: dino, roll }));
const soldier = fc.option(fc.record({ owner, type: fc.constantFrom('light' as const, 'heavy' as const) }));
const column = fc.record({
  dinos: fc.array(fc.record({ type: dino, trap }), { maxLength: 3 }),
  wall: fc.option(
    fc.record({
      owner,
      roll: fc.record({
        followers: fc.constant(0),
        safeguard: fc.integer({ min: 0, max: 1 }),
        kill: fc.boolean(),
      }),
    }),
  ),
  soldiers: fc.tuple(soldier, soldier),
});
const area = fc
  .tuple(column, column, column, column)
  .filter((columns) => columns.some(({ dinos }) => dinos.length > 0));

test('whatever is rolled, the grid ends as the rules say, and the dead stay dead', () => {
  fc.assert(
    fc.property(area, fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), (columns, gaps) => {
      // Nobody has more pieces than the box holds.
      fc.pre(refusalOf('dino-attack', { ...attack, columns }) === null);
      const { figures, phases, grid, scenes, end } = playOut(columns, gaps);
      expect(scenes).toHaveLength(phases.fight.length);
      scenes.forEach(({ killed, fallen }, i) => {
        const before = scenes[i - 1];
        expect(killed.slice(0, before?.killed.length ?? 0)).toEqual(before?.killed ?? []);
        expect(fallen.slice(0, before?.fallen.length ?? 0)).toEqual(before?.fallen ?? []);
      });
      const last = scenes.at(-1);
      if (last) expect(end).toEqual({ ...last, actor: null });
      const dead = new Set(end.killed.map(spaceKey));
      expect(dead.size).toBe(end.killed.length);
      const left = grid.map(({ spaces }, at) =>
        spaces.flatMap((space, i) =>
          space.dino && !dead.has(spaceKey({ kind: 'dino', column: at, space: i })) ? [space.dino] : [],
        ),
      );
      expect(left).toEqual(figures.breach.survivors);
      expect(end.fallen).toHaveLength(figures.fight.fallenAt.length);
    }),
  );
});
