import { referenceSketch, sketchBox, sketchFigure, sketchIcon, type Sketch, type SketchPart } from '@/engine';
import { stacks } from '../../perseverance/reference/stacks';
import type { EntryId } from './entries';

const OFFICER_ROWS = [
  { y: 26, needs: 2 },
  { y: 64, needs: 1 },
  { y: 102, needs: 0 },
];

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  majority: referenceSketch(124, stacks([4, 2, 1], ['1', '2', '3'])),
  'second-place': referenceSketch(124, stacks([4, 3, 1], ['1', '½', '0'])),
  'perk-tier': referenceSketch(
    124,
    OFFICER_ROWS.flatMap(({ y, needs }): readonly SketchPart[] => [
      ...[110, 158, 206].map((x) => sketchBox([x, y], [42, 30], needs === 0 ? 'lit' : 'card')),
      sketchFigure(needs, [34, y]),
      sketchIcon('influence', [60, y], 20, 'sun'),
    ]),
  ),
  'defense-value': referenceSketch(
    64,
    sketchIcon('settlement', [26, 20], 24),
    sketchFigure(1, [26, 48]),
    sketchIcon('wall', [82, 20], 24),
    sketchFigure(1, [82, 48]),
    sketchIcon('safeguard', [138, 20], 24),
    sketchFigure(2, [138, 48]),
    sketchIcon('valor', [194, 20], 24),
    sketchFigure(1, [194, 48]),
    [54, 110, 166].map((x) => sketchFigure('+', [x, 34])),
  ),
  'captured-dinos': referenceSketch(
    132,
    (['trampler', 'raptor', 'shieldhead'] as const).flatMap((name, i): readonly SketchPart[] => {
      const y = 22 + i * 44;
      return [
        sketchIcon(name, [24, y], 24),
        sketchIcon(name, [52, y], 24),
        sketchFigure([3, 4, 5][i] ?? 0, [84, y], 18, 'lamp'),
        sketchIcon(name, [146, y], 24),
        sketchIcon(name, [174, y], 24),
        sketchIcon(name, [202, y], 24),
        sketchFigure([5, 7, 8][i] ?? 0, [236, y], 18, 'lamp'),
      ];
    }),
  ),
  camp: referenceSketch(
    108,
    { kind: 'hex', at: [90, 54], r: 44, look: 'board' },
    { kind: 'hex', at: [168, 54], r: 44, look: 'lit' },
    sketchIcon('settlement', [90, 54], 30, 'sun'),
    sketchIcon('raptor', [168, 54], 28),
    { kind: 'arrow', from: [112, 54], to: [144, 54], ink: 'lamp' },
  ),
};
