import {
  PLAN_WIDTH,
  planSketch,
  sketchBox,
  sketchIcon,
  withPlaces,
  type ChecklistLine,
  type IconName,
  type Sketch,
  type SketchAt,
  type SketchLook,
  type SketchPart,
} from '@/engine';
import type { State } from '../../session/state';

const PLAYERS_Y = 206;
const MIDDLE: SketchAt = [164, 90];
const R = 27;

const box = (at: SketchAt, size: SketchAt, look: SketchLook = 'card') => sketchBox(at, size, look, 5);
const icon = (name: IconName, at: SketchAt, size = 16) => sketchIcon(name, at, size, 'soft');

/** The middle tile and the six around it, north first, clockwise: the order in which they are laid out. */
const TILES: readonly SketchAt[] = [
  MIDDLE,
  ...[0, 1, 2, 3, 4, 5].map((place): SketchAt => {
    const turn = ((90 - 60 * place) * Math.PI) / 180;
    return [MIDDLE[0] + Math.sqrt(3) * R * Math.cos(turn), MIDDLE[1] - Math.sqrt(3) * R * Math.sin(turn)];
  }),
];

/** The table from above, with the numbers of the list: seven tiles, what lies around them, and everybody's Faction. */
export function tablePlan({ config: { seats } }: State, lines: readonly ChecklistLine[]): Sketch {
  const step = (PLAN_WIDTH - 8) / seats.length;
  const seatX = (i: number) => 4 + step * (i + 0.5);
  const base = planSketch(
    232,
    ...TILES.map((at, i): SketchPart => ({
      kind: 'hex',
      at,
      r: R,
      look: i === 0 ? 'lit' : 'board',
      flat: true,
    })),
    icon('caravan', [MIDDLE[0], MIDDLE[1] + 12]),
    box([48, 40], [76, 44], 'board'),
    icon('fuel', [66, 40]),
    ...[22, 48, 74].map((x) => box([x, 104], [22, 32])),
    icon('combat', [22, 104], 14),
    icon('production', [74, 104], 14),
    box([48, 150], [76, 28], 'outline'),
    icon('die', [66, 150]),
    box([284, 50], [68, 56], 'board'),
    icon('story', [302, 50]),
    box([284, 124], [40, 44]),
    ...seats.flatMap(({ colour }, i): readonly SketchPart[] => [
      box([seatX(i), PLAYERS_Y], [step - 6, 40]),
      { kind: 'icon', at: [seatX(i) - step / 2 + 18, PLAYERS_Y], size: 20, name: colour, ink: colour },
    ]),
  );
  return withPlaces(lines, base, (line) => {
    const seat = seats.findIndex(({ id }) => line === `faction-${id}`);
    return seat >= 0 ? [seatX(seat) + 6, PLAYERS_Y] : PLACES[line];
  });
}

const PLACES: Readonly<Partial<Record<string, SketchAt>>> = {
  caravan: [26, 40],
  decks: [48, 104],
  aberrant: [26, 150],
  tiles: [MIDDLE[0], MIDDLE[1] - 8],
  guide: [268, 50],
};
