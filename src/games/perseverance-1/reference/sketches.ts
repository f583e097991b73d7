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
const arrow = (from: At, to: At): SketchPart => ({ kind: 'arrow', from, to, ink: 'lamp' });

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

/** Three columns of a Defense area: Dino spaces, the Wall, two rows of people. */
const COLUMNS = [90, 140, 190];

function defense(lit: number | null, third: SketchLook = 'outline'): readonly SketchPart[] {
  return COLUMNS.flatMap((x, i): readonly SketchPart[] => [
    box([x, 22], [38, 30], third),
    box([x, 56], [38, 30], lit === i ? 'lit' : 'space'),
    box([x, 90], [38, 30], lit === i ? 'lit' : 'space'),
    { kind: 'line', from: [x - 19, 112], to: [x + 19, 112], ink: 'ink' },
    box([x, 134], [38, 30], lit === i ? 'lit' : 'card'),
    box([x, 168], [38, 30], 'card'),
  ]);
}

/** Somebody who is out of it: the cross is beside the figure, so that both can be told. */
function fallen(name: IconName, [x, y]: At, ink: SketchInk = 'faint'): readonly SketchPart[] {
  return [icon(name, [x - 5, y], 18, ink), { kind: 'cross', at: [x + 12, y + 6], size: 8 }];
}

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  zone: sketch(
    196,
    box([140, 66], [150, 116], 'board'),
    [100, 140, 180].flatMap((x) => [20, 46].map((y) => box([x, y], [32, 22], 'space'))),
    icon('raptor', [100, 46], 18),
    { kind: 'line', from: [70, 62], to: [210, 62], ink: 'ink' },
    [100, 140, 180].map((x) => box([x, 78], [32, 22], 'card')),
    icon('light', [140, 78], 16, 'sun'),
    [100, 140, 180].map((x) => box([x, 110], [24, 20], 'lit')),
    { kind: 'die', at: [100, 110], size: 14, ink: 'sun' },
    { kind: 'die', at: [140, 110], size: 14, ink: 'drop' },
    icon('settlement', [180, 110], 16, 'drop'),
    box([140, 160], [150, 44], 'card'),
    icon('officers', [86, 160], 22),
    [112, 140, 168, 196].map((x) => box([x, 160], [20, 20], 'space')),
    { kind: 'cube', at: [112, 160], size: 12, ink: 'sun' },
  ),
  'defense-area': sketch(
    190,
    defense(null),
    icon('raptor', [90, 56]),
    icon('trampler', [140, 90]),
    icon('trap', [190, 56]),
    icon('wall', [140, 113], 22),
    icon('light', [90, 134], 20, 'sun'),
    icon('heavy', [190, 168], 20, 'drop'),
    icon('valor', [240, 134], 20, 'lamp'),
    icon('safeguard', [240, 168], 20, 'lamp'),
  ),
  column: sketch(
    190,
    defense(1),
    icon('trampler', [140, 56]),
    fallen('raptor', [140, 90]),
    icon('light', [140, 134], 20, 'sun'),
    arrow([166, 134], [166, 96]),
  ),
  'fight-phase': sketch(
    190,
    defense(null),
    fallen('raptor', [90, 90]),
    fallen('light', [90, 134], 'sun'),
    fallen('trampler', [140, 56]),
    fallen('trampler', [140, 90]),
    icon('heavy', [140, 134], 20, 'drop'),
    icon('raptor', [190, 90], 20, 'loss'),
    arrow([190, 106], [190, 182]),
  ),
  breach: sketch(
    190,
    defense(2),
    icon('raptor', [190, 90], 20, 'loss'),
    arrow([190, 106], [190, 186]),
    fallen('settlement', [240, 168], 'sun'),
  ),
  'dangerous-zone': sketch(
    190,
    defense(null, 'lit'),
    icon('raptor', [140, 22], 20, 'loss'),
    { kind: 'die', at: [40, 22], size: 26, ink: 'sun' },
    arrow([56, 22], [68, 22]),
  ),
  majority: sketch(124, stacks([4, 2, 1], ['1', '2', '3'])),
  'second-place': sketch(124, stacks([4, 3, 1], ['1', '½', '0'])),
  ties: sketch(124, stacks([3, 3, 1], ['½', '½', '0'])),
  'officer-scoring': sketch(124, stacks([3, 3, 2, 1], ['1', '1', '½', '0'])),
  'influence-spaces': sketch(
    92,
    icon('officers', [30, 34], 26),
    [74, 108, 142, 176].map((x) => box([x, 34], [28, 28], 'space')),
    (['sun', 'drop', 'sun', 'kite'] as const).map((ink, i) => ({
      kind: 'cube',
      at: [74 + i * 34, 34],
      size: 16,
      ink,
    })),
    arrow([200, 34], [222, 34]),
    icon('plus', [240, 34], 22, 'lamp'),
    arrow([125, 54], [60, 76]),
    box([30, 76], [44, 26], 'card'),
  ),
};
