import {
  referenceSketch,
  sketchArrow,
  sketchBox,
  sketchFigure,
  sketchIcon,
  type Sketch,
  type SketchPart,
} from '@/engine';
import type { EntryId } from './entries';

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  round: referenceSketch(
    64,
    (['story', 'resolve', 'production', 'followers', 'drop', 'moon'] as const).flatMap(
      (name, i): readonly SketchPart[] => [
        sketchIcon(name, [24 + i * 46, 32], 24),
        ...(i < 5 ? [sketchArrow([40 + i * 46, 32], [54 + i * 46, 32])] : []),
      ],
    ),
  ),
  'night-phase': referenceSketch(
    64,
    (['food', 'home', 'moon', 'trash', 'next'] as const).flatMap((name, i): readonly SketchPart[] => [
      sketchIcon(name, [26 + i * 56, 32], 24, name === 'moon' ? 'lamp' : 'ink'),
      ...(i < 4 ? [sketchArrow([44 + i * 56, 32], [62 + i * 56, 32])] : []),
    ]),
  ),
  'action-dice': referenceSketch(
    112,
    (['skull', 'check', 'story'] as const).flatMap((face, i): readonly SketchPart[] => [
      { kind: 'die', at: [60 + i * 80, 32], size: 44, ink: 'nobody', face },
      sketchArrow([60 + i * 80, 60], [60 + i * 80, 76]),
    ]),
    { kind: 'disc', at: [60, 94], r: 10, ink: 'loss' },
    sketchIcon('trophy', [140, 94], 22, 'lamp'),
    sketchBox([220, 94], [24, 32], 'card'),
  ),
  planning: referenceSketch(
    112,
    { kind: 'pawn', at: [60, 30], size: 36, ink: 'sun' },
    sketchArrow([92, 30], [132, 30]),
    sketchIcon('die', [168, 30], 34),
    { kind: 'pawn', at: [44, 82], size: 36, ink: 'sun' },
    { kind: 'pawn', at: [72, 82], size: 36, ink: 'drop' },
    sketchArrow([98, 82], [132, 82]),
    sketchIcon('check', [168, 82], 34, 'lamp'),
  ),
  'threat-field': referenceSketch(
    84,
    sketchBox([104, 42], [48, 66], 'card'),
    sketchBox([164, 42], [48, 66], 'card'),
    sketchBox([240, 42], [44, 60], 'lit'),
    sketchIcon('story', [240, 42], 24),
    sketchArrow([214, 42], [194, 42]),
    sketchArrow([74, 42], [44, 42]),
    sketchIcon('warning', [24, 42], 26, 'loss'),
  ),
  clouds: referenceSketch(
    112,
    [80, 120, 160].map((x) => sketchIcon('drop', [x, 22], 24)),
    { kind: 'line', from: [60, 84], to: [120, 50], ink: 'lamp' },
    { kind: 'line', from: [120, 50], to: [180, 84], ink: 'lamp' },
    sketchFigure(2, [120, 80], 20),
    sketchArrow([160, 40], [206, 78]),
    sketchIcon('food', [224, 78], 20, 'loss'),
    { kind: 'cube', at: [248, 78], size: 14, ink: 'shell' },
    sketchFigure('−1', [236, 102], 16, 'loss'),
  ),
};
