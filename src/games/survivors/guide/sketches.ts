import {
  guideSketch,
  sketchArrow,
  sketchIcon,
  type SketchAt,
  type SketchLook,
  type SketchPart,
  type Sketches,
} from '@/engine';
import { START_HORDES } from '../pieces';
import type { State } from '../session/state';
import { RING, type RingPlace } from '../terms';

const MIDDLE = [30, 30] as const;
const R = 10;

/** Clockwise from the north, as the board lies. */
function placeOf(place: RingPlace): SketchAt {
  const turn = ((90 - 60 * place) * Math.PI) / 180;
  const far = Math.sqrt(3) * R;
  return [MIDDLE[0] + far * Math.cos(turn), MIDDLE[1] - far * Math.sin(turn)];
}

const hex = (at: SketchAt, look: SketchLook, r = R): SketchPart => ({
  kind: 'hex',
  at,
  r,
  look,
  flat: true,
});

/** Seven tiles with the Hordes where they are now. */
function board({ hordes }: Pick<State, 'hordes'>): readonly SketchPart[] {
  return [
    ...RING.map((place) => hex(placeOf(place), 'board')),
    hex(MIDDLE, 'lit'),
    ...hordes.ring.map((place) => sketchIcon('skull', placeOf(place), 12, 'loss')),
  ];
}

/** What each part of a turn is about, with the board as it is. */
export const sketches: Sketches<State> = {
  setup: (state) =>
    guideSketch(
      board(state),
      Array.from({ length: START_HORDES }, (_, i) => sketchIcon('skull', [76, 14 + i * 16], 14, 'loss')),
    ),
  travel: (state) => {
    const to = RING.find((place) => !state.hordes.ring.includes(place)) ?? 0;
    const [x, y] = placeOf(to);
    return guideSketch(
      board(state),
      sketchIcon('caravan', MIDDLE, 13),
      sketchArrow([(MIDDLE[0] * 2 + x) / 3, (MIDDLE[1] * 2 + y) / 3], [x, y]),
      sketchIcon('fuel', [68, 30], 18),
      { kind: 'figure', at: [81, 30], size: 14, value: '−1', ink: 'ink' },
    );
  },
  challenges: () =>
    guideSketch(
      hex([44, 30], 'lit', 20),
      hex([74, 13], 'board', 20),
      hex([74, 47], 'board', 20),
      sketchIcon('combat', [55, 30], 12),
      sketchIcon('combat', [67, 22], 12),
      sketchIcon('production', [67, 38], 12),
      { kind: 'figure', at: [30, 30], size: 15, value: 2, ink: 'ink' },
    ),
  encounter: ({ config: { seats } }) =>
    guideSketch(
      seats
        .slice(0, 3)
        .map(({ colour }, i) => ({ kind: 'die', at: [14, 12 + i * 18], size: 15, ink: colour })),
      sketchArrow([28, 30], [40, 30]),
      (['combat', 'civilized', 'production'] as const).flatMap((name, i) => [
        sketchIcon(name, [54, 12 + i * 18], 14),
        sketchIcon(i === 0 ? 'check' : 'close', [74, 12 + i * 18], 14, i === 0 ? 'lamp' : 'loss'),
      ]),
    ),
  decide: () =>
    guideSketch(
      hex([30, 30], 'lit', 16),
      sketchIcon('settlement', [30, 30], 18),
      hex([70, 30], 'board', 16),
      sketchIcon('caravan', [70, 30], 18),
      { kind: 'figure', at: [50, 30], size: 14, value: '?', ink: 'ink' },
    ),
  dice: ({ config: { seats } }) =>
    guideSketch(
      { kind: 'box', at: [22, 30], size: [34, 46], look: 'card' },
      { kind: 'icon', at: [22, 20], size: 18, name: 'caravan', ink: seats[0]?.colour ?? 'nobody' },
      { kind: 'die', at: [14, 43], size: 10, ink: 'nobody' },
      { kind: 'die', at: [30, 43], size: 10, ink: 'nobody' },
      sketchArrow([46, 30], [58, 30]),
      sketchIcon('edit', [74, 30], 20),
    ),
  horde: () =>
    guideSketch(
      hex([30, 30], 'lit', 24),
      sketchIcon('caravan', [24, 34], 16),
      sketchIcon('skull', [38, 22], 18, 'loss'),
      {
        kind: 'figure',
        at: [72, 30],
        size: 20,
        value: '+3',
        ink: 'loss',
      },
    ),
};
