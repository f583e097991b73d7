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

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  round: sketch(
    64,
    (['story', 'resolve', 'production', 'followers', 'drop', 'moon'] as const).flatMap(
      (name, i): readonly SketchPart[] => [
        icon(name, [24 + i * 46, 32], 24),
        ...(i < 5 ? [arrow([40 + i * 46, 32], [54 + i * 46, 32])] : []),
      ],
    ),
  ),
  'night-phase': sketch(
    64,
    (['food', 'home', 'moon', 'trash', 'next'] as const).flatMap((name, i): readonly SketchPart[] => [
      icon(name, [26 + i * 56, 32], 24, name === 'moon' ? 'lamp' : 'ink'),
      ...(i < 4 ? [arrow([44 + i * 56, 32], [62 + i * 56, 32])] : []),
    ]),
  ),
  'action-dice': sketch(
    112,
    (['skull', 'check', 'story'] as const).flatMap((face, i): readonly SketchPart[] => [
      { kind: 'die', at: [60 + i * 80, 32], size: 44, ink: 'nobody', face },
      arrow([60 + i * 80, 60], [60 + i * 80, 76]),
    ]),
    { kind: 'disc', at: [60, 94], r: 10, ink: 'loss' },
    icon('trophy', [140, 94], 22, 'lamp'),
    box([220, 94], [24, 32], 'card'),
  ),
  planning: sketch(
    112,
    { kind: 'pawn', at: [60, 30], size: 36, ink: 'sun' },
    arrow([92, 30], [132, 30]),
    icon('die', [168, 30], 34),
    { kind: 'pawn', at: [44, 82], size: 36, ink: 'sun' },
    { kind: 'pawn', at: [72, 82], size: 36, ink: 'drop' },
    arrow([98, 82], [132, 82]),
    icon('check', [168, 82], 34, 'lamp'),
  ),
  'threat-field': sketch(
    84,
    box([104, 42], [48, 66], 'card'),
    box([164, 42], [48, 66], 'card'),
    box([240, 42], [44, 60], 'lit'),
    icon('story', [240, 42], 24),
    arrow([214, 42], [194, 42]),
    arrow([74, 42], [44, 42]),
    icon('warning', [24, 42], 26, 'loss'),
  ),
  clouds: sketch(
    112,
    [80, 120, 160].map((x) => icon('drop', [x, 22], 24)),
    { kind: 'line', from: [60, 84], to: [120, 50], ink: 'lamp' },
    { kind: 'line', from: [120, 50], to: [180, 84], ink: 'lamp' },
    figure(2, [120, 80], 20),
    arrow([160, 40], [206, 78]),
    icon('food', [224, 78], 20, 'loss'),
    { kind: 'cube', at: [248, 78], size: 14, ink: 'shell' },
    figure('−1', [236, 102], 16, 'loss'),
  ),
};
