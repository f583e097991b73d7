import {
  referenceSketch,
  sketchArrow,
  sketchFigure,
  sketchIcon,
  type IconName,
  type Sketch,
  type SketchAt,
  type SketchLook,
  type SketchPart,
} from '@/engine';
import type { EntryId } from './entries';

const hex = (at: SketchAt, r: number, look: SketchLook): SketchPart => ({
  kind: 'hex',
  at,
  r,
  look,
  flat: true,
});

/** One corner of the tile in the middle, with its two neighbours. */
function corner(
  at: SketchAt,
  icons: readonly [IconName, IconName, IconName],
  worth: number,
): readonly SketchPart[] {
  const [x, y] = at;
  return [
    hex([x - 24, y], 24, 'lit'),
    hex([x + 12, y - 21], 24, 'board'),
    hex([x + 12, y + 21], 24, 'board'),
    sketchIcon(icons[0], [x - 12, y], 14, 'lamp'),
    sketchIcon(icons[1], [x + 6, y - 11], 14),
    sketchIcon(icons[2], [x + 6, y + 11], 14),
    sketchFigure(worth, [x - 30, y], 20),
  ];
}

const CORNERS: readonly SketchPart[] = [
  ...corner([54, 48], ['combat', 'civilized', 'production'], 1),
  ...corner([146, 48], ['combat', 'combat', 'production'], 2),
  ...corner([238, 48], ['combat', 'combat', 'combat'], 4),
];

/** Seven tiles, the caravan in the middle. */
function ring(middle: SketchAt, r: number): readonly SketchAt[] {
  return [0, 1, 2, 3, 4, 5].map((place): SketchAt => {
    const turn = ((90 - 60 * place) * Math.PI) / 180;
    return [middle[0] + Math.sqrt(3) * r * Math.cos(turn), middle[1] - Math.sqrt(3) * r * Math.sin(turn)];
  });
}

const MIDDLE: SketchAt = [140, 88];
const RING = ring(MIDDLE, 28);
const BOARD: readonly SketchPart[] = [
  ...RING.map((at) => hex(at, 28, 'board')),
  hex(MIDDLE, 28, 'lit'),
  sketchIcon('caravan', MIDDLE, 26),
];

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  corner: referenceSketch(98, CORNERS),
  'matching-icons': referenceSketch(98, CORNERS),
  'table-corner': referenceSketch(98, CORNERS),
  'counting-challenges': referenceSketch(98, CORNERS),
  ring: referenceSketch(
    176,
    BOARD,
    RING.map(([x, y], i) => sketchFigure(i + 1, [x, y], 16)),
  ),
  'horde-moves': referenceSketch(
    176,
    BOARD,
    [1, 3, 5].flatMap((place): readonly SketchPart[] => {
      const [x, y] = RING[place] ?? MIDDLE;
      const toward = (part: number): SketchAt => [x + (MIDDLE[0] - x) * part, y + (MIDDLE[1] - y) * part];
      return [sketchIcon('skull', [x, y], 22, 'loss'), sketchArrow(toward(0.3), toward(0.6))];
    }),
  ),
  'horde-challenges': referenceSketch(
    72,
    hex([90, 36], 34, 'lit'),
    sketchIcon('caravan', [80, 42], 24),
    sketchIcon('skull', [102, 28], 24, 'loss'),
    sketchFigure('+3', [190, 36], 28, 'loss'),
  ),
};
