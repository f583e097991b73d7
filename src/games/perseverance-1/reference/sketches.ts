import {
  referenceSketch,
  sketchArrow,
  sketchBox,
  sketchIcon,
  type IconName,
  type Sketch,
  type SketchAt,
  type SketchInk,
  type SketchLook,
  type SketchPart,
} from '@/engine';
import { stacks } from '../../perseverance/reference/stacks';
import type { EntryId } from './entries';

/** Three columns of a Defense area: Dino spaces, the Wall, two rows of people. */
const COLUMNS = [90, 140, 190];

function defense(lit: number | null, third: SketchLook = 'outline'): readonly SketchPart[] {
  return COLUMNS.flatMap((x, i): readonly SketchPart[] => [
    sketchBox([x, 22], [38, 30], third),
    sketchBox([x, 56], [38, 30], lit === i ? 'lit' : 'space'),
    sketchBox([x, 90], [38, 30], lit === i ? 'lit' : 'space'),
    { kind: 'line', from: [x - 19, 112], to: [x + 19, 112], ink: 'ink' },
    sketchBox([x, 134], [38, 30], lit === i ? 'lit' : 'card'),
    sketchBox([x, 168], [38, 30], 'card'),
  ]);
}

/** Somebody who is out of it: the cross is beside the figure, so that both can be seen. */
function fallen(name: IconName, [x, y]: SketchAt, ink: SketchInk = 'faint'): readonly SketchPart[] {
  return [sketchIcon(name, [x - 5, y], 18, ink), { kind: 'cross', at: [x + 12, y + 6], size: 8 }];
}

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  zone: referenceSketch(
    196,
    sketchBox([140, 66], [150, 116], 'board'),
    [100, 140, 180].flatMap((x) => [20, 46].map((y) => sketchBox([x, y], [32, 22], 'space'))),
    sketchIcon('raptor', [100, 46], 18),
    { kind: 'line', from: [70, 62], to: [210, 62], ink: 'ink' },
    [100, 140, 180].map((x) => sketchBox([x, 78], [32, 22], 'card')),
    sketchIcon('light', [140, 78], 16, 'sun'),
    [100, 140, 180].map((x) => sketchBox([x, 110], [24, 20], 'lit')),
    { kind: 'die', at: [100, 110], size: 14, ink: 'sun' },
    { kind: 'die', at: [140, 110], size: 14, ink: 'drop' },
    sketchIcon('settlement', [180, 110], 16, 'drop'),
    sketchBox([140, 160], [150, 44], 'card'),
    sketchIcon('officers', [86, 160], 22),
    [112, 140, 168, 196].map((x) => sketchBox([x, 160], [20, 20], 'space')),
    { kind: 'cube', at: [112, 160], size: 12, ink: 'sun' },
  ),
  'defense-area': referenceSketch(
    190,
    defense(null),
    sketchIcon('raptor', [90, 56]),
    sketchIcon('trampler', [140, 90]),
    sketchIcon('trap', [190, 56]),
    sketchIcon('wall', [140, 113], 22),
    sketchIcon('light', [90, 134], 20, 'sun'),
    sketchIcon('heavy', [190, 168], 20, 'drop'),
    sketchIcon('valor', [240, 134], 20, 'lamp'),
    sketchIcon('safeguard', [240, 168], 20, 'lamp'),
  ),
  column: referenceSketch(
    190,
    defense(1),
    sketchIcon('trampler', [140, 56]),
    fallen('raptor', [140, 90]),
    sketchIcon('light', [140, 134], 20, 'sun'),
    sketchArrow([166, 134], [166, 96]),
  ),
  'fight-phase': referenceSketch(
    190,
    defense(null),
    fallen('raptor', [90, 90]),
    fallen('light', [90, 134], 'sun'),
    fallen('trampler', [140, 56]),
    fallen('trampler', [140, 90]),
    sketchIcon('heavy', [140, 134], 20, 'drop'),
    sketchIcon('raptor', [190, 90], 20, 'loss'),
    sketchArrow([190, 106], [190, 182]),
  ),
  breach: referenceSketch(
    190,
    defense(2),
    sketchIcon('raptor', [190, 90], 20, 'loss'),
    sketchArrow([190, 106], [190, 186]),
    fallen('settlement', [240, 168], 'sun'),
  ),
  'dangerous-zone': referenceSketch(
    190,
    defense(null, 'lit'),
    sketchIcon('raptor', [140, 22], 20, 'loss'),
    { kind: 'die', at: [40, 22], size: 26, ink: 'sun' },
    sketchArrow([56, 22], [68, 22]),
  ),
  majority: referenceSketch(124, stacks([4, 2, 1], ['1', '2', '3'])),
  'second-place': referenceSketch(124, stacks([4, 3, 1], ['1', '½', '0'])),
  ties: referenceSketch(124, stacks([3, 3, 1], ['½', '½', '0'])),
  'officer-scoring': referenceSketch(124, stacks([3, 3, 2, 1], ['1', '1', '½', '0'])),
  'influence-spaces': referenceSketch(
    92,
    sketchIcon('officers', [30, 34], 26),
    [74, 108, 142, 176].map((x) => sketchBox([x, 34], [28, 28], 'space')),
    (['sun', 'drop', 'sun', 'kite'] as const).map((ink, i) => ({
      kind: 'cube',
      at: [74 + i * 34, 34],
      size: 16,
      ink,
    })),
    sketchArrow([200, 34], [222, 34]),
    sketchIcon('plus', [240, 34], 22, 'lamp'),
    sketchArrow([125, 54], [60, 76]),
    sketchBox([30, 76], [44, 26], 'card'),
  ),
};
