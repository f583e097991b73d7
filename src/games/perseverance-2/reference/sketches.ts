import type { Sketch, SketchInk, SketchLook, SketchPart } from '@/engine';
import type { EntryId } from './entries';

type At = readonly [x: number, y: number];
type IconName = Extract<SketchPart, { kind: 'icon' }>['name'];

const WIDTH = 280;
const sketch = (height: number, ...parts: readonly (SketchPart | readonly SketchPart[])[]): Sketch => ({
  width: WIDTH,
  height,
  parts: parts.flat(),
});
const box = (at: At, size: At, look: SketchLook): SketchPart => ({ kind: 'box', at, size, look, round: 4 });
const icon = (name: IconName, at: At, size = 20, ink: SketchInk = 'ink'): SketchPart => ({
  kind: 'icon',
  name,
  at,
  size,
  ink,
});
const figure = (value: number | string, at: At, size = 18, ink: SketchInk = 'ink'): SketchPart => ({
  kind: 'figure',
  at,
  size,
  value,
  ink,
});

/** Stacks of pieces side by side, the highest first, and what each place gets. */
function stacks(counts: readonly number[], gets: readonly string[]): readonly SketchPart[] {
  return counts.flatMap((count, i): readonly SketchPart[] => {
    const x = 50 + i * 60;
    return [
      ...Array.from({ length: count }, (_, level): SketchPart => ({
        kind: 'cube',
        at: [x, 84 - level * 15],
        size: 13,
        ink: OWNERS[i] ?? 'nobody',
      })),
      { kind: 'line', from: [x - 18, 94], to: [x + 18, 94], ink: 'faint' },
      figure(gets[i] ?? '', [x, 110], 17, gets[i] === '0' ? 'faint' : 'lamp'),
    ];
  });
}

const OWNERS: readonly SketchInk[] = ['sun', 'drop', 'kite', 'peak'];

const OFFICER_ROWS = [
  { y: 26, needs: 2 },
  { y: 64, needs: 1 },
  { y: 102, needs: 0 },
];

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  majority: sketch(124, stacks([4, 2, 1], ['1', '2', '3'])),
  'second-place': sketch(124, stacks([4, 3, 1], ['1', '½', '0'])),
  'perk-tier': sketch(
    124,
    OFFICER_ROWS.flatMap(({ y, needs }): readonly SketchPart[] => [
      ...[110, 158, 206].map((x) => box([x, y], [42, 30], needs === 0 ? 'lit' : 'card')),
      figure(needs, [34, y]),
      icon('influence', [60, y], 20, 'sun'),
    ]),
  ),
  'defense-value': sketch(
    64,
    icon('settlement', [26, 20], 24),
    figure(1, [26, 48]),
    icon('wall', [82, 20], 24),
    figure(1, [82, 48]),
    icon('safeguard', [138, 20], 24),
    figure(2, [138, 48]),
    icon('valor', [194, 20], 24),
    figure(1, [194, 48]),
    [54, 110, 166].map((x) => figure('+', [x, 34])),
  ),
  'captured-dinos': sketch(
    132,
    (['trampler', 'raptor', 'shieldhead'] as const).flatMap((name, i): readonly SketchPart[] => {
      const y = 22 + i * 44;
      return [
        icon(name, [24, y], 24),
        icon(name, [52, y], 24),
        figure([3, 4, 5][i] ?? 0, [84, y], 18, 'lamp'),
        icon(name, [146, y], 24),
        icon(name, [174, y], 24),
        icon(name, [202, y], 24),
        figure([5, 7, 8][i] ?? 0, [236, y], 18, 'lamp'),
      ];
    }),
  ),
  camp: sketch(
    108,
    { kind: 'hex', at: [90, 54], r: 44, look: 'board' },
    { kind: 'hex', at: [168, 54], r: 44, look: 'lit' },
    icon('settlement', [90, 54], 30, 'sun'),
    icon('raptor', [168, 54], 28),
    { kind: 'arrow', from: [112, 54], to: [144, 54], ink: 'lamp' },
  ),
};
