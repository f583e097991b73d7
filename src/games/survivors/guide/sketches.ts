import type { IconName, Sketch, SketchInk, SketchLook, SketchPart, Sketches } from '@/engine';
import { START_HORDES } from '../pieces';
import type { State } from '../session/state';
import { RING, type RingPlace } from '../terms';

const MIDDLE = [30, 30] as const;
const R = 10;

function sketchOf(...parts: readonly (SketchPart | readonly SketchPart[])[]): Sketch {
  return { width: 88, height: 60, parts: parts.flat() };
}

/** Clockwise from the north, as the board lies. */
function placeOf(place: RingPlace): readonly [number, number] {
  const turn = ((90 - 60 * place) * Math.PI) / 180;
  const far = Math.sqrt(3) * R;
  return [MIDDLE[0] + far * Math.cos(turn), MIDDLE[1] - far * Math.sin(turn)];
}

const icon = (
  name: IconName,
  at: readonly [number, number],
  size: number,
  ink: SketchInk = 'ink',
): SketchPart => ({ kind: 'icon', name, at, size, ink });
const hex = (at: readonly [number, number], look: SketchLook, r = R): SketchPart => ({
  kind: 'hex',
  at,
  r,
  look,
  flat: true,
});
const arrow = (from: readonly [number, number], to: readonly [number, number]): SketchPart => ({
  kind: 'arrow',
  from,
  to,
  ink: 'lamp',
});

/** Seven tiles with the Hordes where they are now. */
function board({ hordes }: Pick<State, 'hordes'>): readonly SketchPart[] {
  return [
    ...RING.map((place) => hex(placeOf(place), 'board')),
    hex(MIDDLE, 'lit'),
    ...hordes.ring.map((place) => icon('skull', placeOf(place), 12, 'loss')),
  ];
}

/** What each part of a turn is about, with the board as it is. */
export const sketches: Sketches<State> = {
  setup: (state) =>
    sketchOf(
      board(state),
      Array.from({ length: START_HORDES }, (_, i) => icon('skull', [76, 14 + i * 16], 14, 'loss')),
    ),
  travel: (state) => {
    const to = RING.find((place) => !state.hordes.ring.includes(place)) ?? 0;
    const [x, y] = placeOf(to);
    return sketchOf(
      board(state),
      icon('caravan', MIDDLE, 13),
      arrow([(MIDDLE[0] * 2 + x) / 3, (MIDDLE[1] * 2 + y) / 3], [x, y]),
      icon('fuel', [68, 30], 18),
      { kind: 'figure', at: [81, 30], size: 14, value: '−1', ink: 'ink' },
    );
  },
  challenges: () =>
    sketchOf(
      hex([44, 30], 'lit', 20),
      hex([74, 13], 'board', 20),
      hex([74, 47], 'board', 20),
      icon('combat', [55, 30], 12),
      icon('combat', [67, 22], 12),
      icon('production', [67, 38], 12),
      { kind: 'figure', at: [30, 30], size: 15, value: 2, ink: 'ink' },
    ),
  encounter: ({ config: { seats } }) =>
    sketchOf(
      seats
        .slice(0, 3)
        .map(({ colour }, i) => ({ kind: 'die', at: [14, 12 + i * 18], size: 15, ink: colour })),
      arrow([28, 30], [40, 30]),
      (['combat', 'civilized', 'production'] as const).flatMap((name, i) => [
        icon(name, [54, 12 + i * 18], 14),
        icon(i === 0 ? 'check' : 'close', [74, 12 + i * 18], 14, i === 0 ? 'lamp' : 'loss'),
      ]),
    ),
  decide: () =>
    sketchOf(
      hex([30, 30], 'lit', 16),
      icon('settlement', [30, 30], 18),
      hex([70, 30], 'board', 16),
      icon('caravan', [70, 30], 18),
      { kind: 'figure', at: [50, 30], size: 14, value: '?', ink: 'ink' },
    ),
  dice: ({ config: { seats } }) =>
    sketchOf(
      { kind: 'box', at: [22, 30], size: [34, 46], look: 'card' },
      { kind: 'icon', at: [22, 20], size: 18, name: 'caravan', ink: seats[0]?.colour ?? 'nobody' },
      { kind: 'die', at: [14, 43], size: 10, ink: 'nobody' },
      { kind: 'die', at: [30, 43], size: 10, ink: 'nobody' },
      arrow([46, 30], [58, 30]),
      icon('edit', [74, 30], 20),
    ),
  horde: () =>
    sketchOf(hex([30, 30], 'lit', 24), icon('caravan', [24, 34], 16), icon('skull', [38, 22], 18, 'loss'), {
      kind: 'figure',
      at: [72, 30],
      size: 20,
      value: '+3',
      ink: 'loss',
    }),
};
