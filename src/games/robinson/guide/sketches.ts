import { guideSketch, sketchArrow, sketchFigure, sketchIcon, type SketchPart, type Sketches } from '@/engine';
import type { State } from '../session/state';

const MIDDLE = 30;

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
    sketchArrow([68, 10], [52, 10]),
    sketchArrow([20, 52], [6, 52]),
  ];
}

/** What each part of a round is about, with the numbers of this camp. */
export const sketches: Sketches<State> = {
  event: (state) => guideSketch(threatField(state), sketchIcon('story', [78, MIDDLE], 14)),
  morale: ({ camp: { morale } }) =>
    guideSketch(
      { kind: 'line', from: [8, 36], to: [80, 36], ink: 'faint' },
      [-2, -1, 0, 1, 2].map((step) => ({ kind: 'disc', at: [44 + step * 16, 36], r: 3, ink: 'faint' })),
      { kind: 'disc', at: [44 + Math.max(-2, Math.min(2, morale)) * 16, 36], r: 8, ink: 'lamp' },
      sketchIcon('resolve', [44, 14], 18),
    ),
  production: ({ camp: { foodSources, woodSources } }) =>
    guideSketch(
      { kind: 'hex', at: [24, MIDDLE], r: 24, look: 'lit' },
      sketchIcon('home', [24, MIDDLE], 20),
      sketchArrow([48, 18], [60, 18]),
      sketchArrow([48, 44], [60, 44]),
      sketchIcon('food', [70, 18], 18),
      { kind: 'cube', at: [70, 44], size: 12, ink: 'shell' },
      foodSources > 1 ? sketchFigure(foodSources, [83, 18], 13) : [],
      woodSources > 1 ? sketchFigure(woodSources, [83, 44], 13) : [],
    ),
  plan: (state) => {
    const [first] = state.config.seats;
    const ink = first?.colour ?? 'nobody';
    return guideSketch(
      { kind: 'pawn', at: [14, 16], size: 20, ink },
      sketchArrow([30, 16], [44, 16]),
      sketchIcon('die', [60, 16], 20),
      { kind: 'pawn', at: [8, 45], size: 20, ink },
      { kind: 'pawn', at: [21, 45], size: 20, ink },
      sketchArrow([32, 45], [44, 45]),
      sketchIcon('check', [60, 45], 20, 'lamp'),
    );
  },
  board: (state) =>
    guideSketch(
      pawns(state),
      sketchArrow([54, MIDDLE], [66, MIDDLE]),
      sketchIcon('check', [77, MIDDLE], 18, 'lamp'),
    ),
  resolve: () =>
    guideSketch(
      (['skull', 'check', 'story'] as const).map((face, i) => ({
        kind: 'die',
        at: [18 + i * 26, MIDDLE],
        size: 22,
        ink: 'nobody',
        face,
      })),
    ),
  endActions: (state) => guideSketch(pawns(state), sketchArrow([80, MIDDLE], [56, MIDDLE])),
  weather: ({ camp: { roof } }) =>
    guideSketch(
      sketchIcon('drop', [22, 14], 16),
      sketchIcon('drop', [44, 14], 16),
      sketchIcon('drop', [66, 14], 16),
      { kind: 'line', from: [14, 42], to: [44, 27], ink: 'lamp' },
      { kind: 'line', from: [44, 27], to: [74, 42], ink: 'lamp' },
      sketchFigure(roof, [44, 47], 16),
    ),
  night: ({ config: { seats }, camp: { food, nonPerishable } }) =>
    guideSketch(
      sketchIcon('moon', [14, 14], 16, 'lamp'),
      seats.map(({ colour }, i) => ({ kind: 'pawn', at: [36 + i * 13, 16], size: 20, ink: colour })),
      seats.map((_, i) =>
        sketchIcon('food', [36 + i * 13, 44], 12, i < food + nonPerishable ? 'ink' : 'loss'),
      ),
    ),
  skills: ({ config: { seats } }) =>
    guideSketch(
      { kind: 'pawn', at: [14, MIDDLE], size: 26, ink: seats[0]?.colour ?? 'nobody' },
      { kind: 'disc', at: [38, 22], r: 6, ink: 'lamp' },
      { kind: 'disc', at: [38, 38], r: 6, ink: 'lamp' },
      sketchArrow([50, MIDDLE], [62, MIDDLE]),
      sketchIcon('retry', [76, MIDDLE], 20),
    ),
  wounds: () =>
    guideSketch(
      { kind: 'line', from: [8, 24], to: [80, 24], ink: 'faint' },
      [8, 26, 44, 62].map((x) => ({ kind: 'disc', at: [x, 24], r: 4, ink: 'faint' })),
      sketchIcon('skull', [80, 24], 16, 'loss'),
      { kind: 'disc', at: [44, 24], r: 7, ink: 'loss' },
      sketchArrow([35, 40], [35, 54]),
      sketchIcon('resolve', [52, 48], 14),
    ),
  helpers: () =>
    guideSketch(
      { kind: 'pawn', at: [24, MIDDLE], size: 30, ink: 'soft' },
      { kind: 'pawn', at: [62, MIDDLE], size: 30, ink: 'kite' },
      sketchIcon('paw', [78, 46], 14),
    ),
};
