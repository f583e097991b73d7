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

const hex = (at: At, r: number, look: SketchLook): SketchPart => ({ kind: 'hex', at, r, look, flat: true });

/** One corner of the tile in the middle, with its two neighbours. */
function corner(
  at: At,
  icons: readonly [IconName, IconName, IconName],
  worth: number,
): readonly SketchPart[] {
  const [x, y] = at;
  return [
    hex([x - 24, y], 24, 'lit'),
    hex([x + 12, y - 21], 24, 'board'),
    hex([x + 12, y + 21], 24, 'board'),
    icon(icons[0], [x - 12, y], 14, 'lamp'),
    icon(icons[1], [x + 6, y - 11], 14),
    icon(icons[2], [x + 6, y + 11], 14),
    figure(worth, [x - 30, y], 20),
  ];
}

const CORNERS: readonly SketchPart[] = [
  ...corner([54, 48], ['combat', 'civilized', 'production'], 1),
  ...corner([146, 48], ['combat', 'combat', 'production'], 2),
  ...corner([238, 48], ['combat', 'combat', 'combat'], 4),
];

/** Seven tiles, the caravan in the middle. */
function ring(middle: At, r: number): readonly At[] {
  return [0, 1, 2, 3, 4, 5].map((place): At => {
    const turn = ((90 - 60 * place) * Math.PI) / 180;
    return [middle[0] + Math.sqrt(3) * r * Math.cos(turn), middle[1] - Math.sqrt(3) * r * Math.sin(turn)];
  });
}

const MIDDLE: At = [140, 88];
const RING = ring(MIDDLE, 28);
const BOARD: readonly SketchPart[] = [
  ...RING.map((at) => hex(at, 28, 'board')),
  hex(MIDDLE, 28, 'lit'),
  icon('caravan', MIDDLE, 26),
];

/** Where a picture says more than the words of an entry; they are our own, and only show how things lie. */
export const sketches: Readonly<Partial<Record<EntryId, Sketch>>> = {
  corner: sketch(98, CORNERS),
  'matching-icons': sketch(98, CORNERS),
  'table-corner': sketch(98, CORNERS),
  'counting-challenges': sketch(98, CORNERS),
  ring: sketch(
    176,
    BOARD,
    RING.map(([x, y], i) => figure(i + 1, [x, y], 16)),
  ),
  'horde-moves': sketch(
    176,
    BOARD,
    [1, 3, 5].flatMap((place): readonly SketchPart[] => {
      const [x, y] = RING[place] ?? MIDDLE;
      const toward = (part: number): At => [x + (MIDDLE[0] - x) * part, y + (MIDDLE[1] - y) * part];
      return [icon('skull', [x, y], 22, 'loss'), arrow(toward(0.3), toward(0.6))];
    }),
  ),
  'horde-challenges': sketch(
    72,
    hex([90, 36], 34, 'lit'),
    icon('caravan', [80, 42], 24),
    icon('skull', [102, 28], 24, 'loss'),
    figure('+3', [190, 36], 28, 'loss'),
  ),
};
