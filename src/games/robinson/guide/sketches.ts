import type { IconName, Sketch, SketchInk, SketchPart, Sketches } from '@/engine';
import type { State } from '../session/state';

const MIDDLE = 30;

function sketchOf(...parts: readonly (SketchPart | readonly SketchPart[])[]): Sketch {
  return { width: 88, height: 60, parts: parts.flat() };
}

const icon = (
  name: IconName,
  at: readonly [number, number],
  size: number,
  ink: SketchInk = 'ink',
): SketchPart => ({ kind: 'icon', name, at, size, ink });
const arrow = (from: readonly [number, number], to: readonly [number, number]): SketchPart => ({
  kind: 'arrow',
  from,
  to,
  ink: 'lamp',
});
const figure = (value: number | string, at: readonly [number, number], size = 16): SketchPart => ({
  kind: 'figure',
  at,
  size,
  value,
  ink: 'ink',
});

/** The pawns of the table, a pair for everybody. */
function pawns({ config: { seats } }: State): readonly SketchPart[] {
  return seats.flatMap(({ colour }, i): readonly SketchPart[] => [
    { kind: 'pawn', at: [10 + i * 10, 20], size: 18, ink: colour },
    { kind: 'pawn', at: [10 + i * 10, 42], size: 18, ink: colour },
  ]);
}

/** Two spaces of the Threat field: a card comes from the right and pushes the other one off. */
function threatField(state: State): readonly SketchPart[] {
  const { left, right } = state.threat;
  return [
    { kind: 'box', at: [24, MIDDLE], size: [22, 34], look: left === null ? 'outline' : 'card' },
    { kind: 'box', at: [50, MIDDLE], size: [22, 34], look: right === null ? 'outline' : 'card' },
    { kind: 'box', at: [78, MIDDLE], size: [18, 30], look: 'lit' },
    arrow([68, 10], [52, 10]),
    arrow([20, 52], [6, 52]),
  ];
}

/** What each part of a round is about, with the numbers of this camp. */
export const sketches: Sketches<State> = {
  event: (state) => sketchOf(threatField(state), icon('story', [78, MIDDLE], 14)),
  morale: ({ camp: { morale } }) =>
    sketchOf(
      { kind: 'line', from: [8, 36], to: [80, 36], ink: 'faint' },
      [-2, -1, 0, 1, 2].map((step) => ({ kind: 'disc', at: [44 + step * 16, 36], r: 3, ink: 'faint' })),
      { kind: 'disc', at: [44 + Math.max(-2, Math.min(2, morale)) * 16, 36], r: 8, ink: 'lamp' },
      icon('resolve', [44, 14], 18),
    ),
  production: ({ camp: { foodSources, woodSources } }) =>
    sketchOf(
      { kind: 'hex', at: [24, MIDDLE], r: 24, look: 'lit' },
      icon('home', [24, MIDDLE], 20),
      arrow([48, 18], [60, 18]),
      arrow([48, 44], [60, 44]),
      icon('food', [70, 18], 18),
      { kind: 'cube', at: [70, 44], size: 12, ink: 'shell' },
      foodSources > 1 ? figure(foodSources, [83, 18], 13) : [],
      woodSources > 1 ? figure(woodSources, [83, 44], 13) : [],
    ),
  plan: (state) => {
    const [first] = state.config.seats;
    const ink = first?.colour ?? 'nobody';
    return sketchOf(
      { kind: 'pawn', at: [14, 16], size: 20, ink },
      arrow([30, 16], [44, 16]),
      icon('die', [60, 16], 20),
      { kind: 'pawn', at: [8, 45], size: 20, ink },
      { kind: 'pawn', at: [21, 45], size: 20, ink },
      arrow([32, 45], [44, 45]),
      icon('check', [60, 45], 20, 'lamp'),
    );
  },
  board: (state) =>
    sketchOf(pawns(state), arrow([54, MIDDLE], [66, MIDDLE]), icon('check', [77, MIDDLE], 18, 'lamp')),
  resolve: () =>
    sketchOf(
      (['skull', 'check', 'story'] as const).map((face, i) => ({
        kind: 'die',
        at: [18 + i * 26, MIDDLE],
        size: 22,
        ink: 'nobody',
        face,
      })),
    ),
  endActions: (state) => sketchOf(pawns(state), arrow([80, MIDDLE], [56, MIDDLE])),
  weather: ({ camp: { roof } }) =>
    sketchOf(
      icon('drop', [22, 14], 16),
      icon('drop', [44, 14], 16),
      icon('drop', [66, 14], 16),
      { kind: 'line', from: [14, 42], to: [44, 27], ink: 'lamp' },
      { kind: 'line', from: [44, 27], to: [74, 42], ink: 'lamp' },
      figure(roof, [44, 47]),
    ),
  night: ({ config: { seats }, camp: { food, nonPerishable } }) =>
    sketchOf(
      icon('moon', [14, 14], 16, 'lamp'),
      seats.map(({ colour }, i) => ({ kind: 'pawn', at: [36 + i * 13, 16], size: 20, ink: colour })),
      seats.map((_, i) => icon('food', [36 + i * 13, 44], 12, i < food + nonPerishable ? 'ink' : 'loss')),
    ),
  skills: ({ config: { seats } }) =>
    sketchOf(
      { kind: 'pawn', at: [14, MIDDLE], size: 26, ink: seats[0]?.colour ?? 'nobody' },
      { kind: 'disc', at: [38, 22], r: 6, ink: 'lamp' },
      { kind: 'disc', at: [38, 38], r: 6, ink: 'lamp' },
      arrow([50, MIDDLE], [62, MIDDLE]),
      icon('retry', [76, MIDDLE], 20),
    ),
  wounds: () =>
    sketchOf(
      { kind: 'line', from: [8, 24], to: [80, 24], ink: 'faint' },
      [8, 26, 44, 62].map((x) => ({ kind: 'disc', at: [x, 24], r: 4, ink: 'faint' })),
      icon('skull', [80, 24], 16, 'loss'),
      { kind: 'disc', at: [44, 24], r: 7, ink: 'loss' },
      arrow([35, 40], [35, 54]),
      icon('resolve', [52, 48], 14),
    ),
  helpers: () =>
    sketchOf(
      { kind: 'pawn', at: [24, MIDDLE], size: 30, ink: 'soft' },
      { kind: 'pawn', at: [62, MIDDLE], size: 30, ink: 'kite' },
      icon('paw', [78, 46], 14),
    ),
};
