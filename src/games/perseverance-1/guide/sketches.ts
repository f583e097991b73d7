import { guideSketch, sketchArrow, type SketchPart, type Sketches } from '@/engine';
import {
  assemblySketch,
  cubeSketch,
  dieSketch,
  effectSketch,
  presenceSketch,
  priceSketch,
  turnSketch,
} from '../../perseverance/guide/sketches';
import { inkOf, row } from '../../perseverance/guide/sketchParts';
import type { State } from '../session/state';

/** A Defense area: the Dinos come from the left, the people are below. */
const COLUMN = 15;

export const sketches: Sketches<State> = {
  die: dieSketch,
  dinos: (state) =>
    guideSketch(
      grid(state),
      { kind: 'icon', at: [10, 14], size: 18, name: 'raptor', ink: 'ink' },
      sketchArrow([20, 14], [left(state) - 8, 14]),
      { kind: 'icon', at: [left(state), 14], size: 12, name: 'raptor', ink: 'lamp' },
    ),
  effect: (state) => effectSketch(state, 'food'),
  secondary: (state) => cubeSketch(state, state.influenceSpaces),
  price: priceSketch,
  helper: (state) =>
    guideSketch(
      { kind: 'icon', at: [22, 30], size: 26, name: 'leader', ink: inkOf(state.config.seats, state.turn) },
      sketchArrow([38, 24], [52, 16]),
      sketchArrow([38, 36], [52, 44]),
      { kind: 'icon', at: [68, 15], size: 20, name: 'food', ink: 'ink' },
      { kind: 'icon', at: [68, 45], size: 20, name: 'combat', ink: 'ink' },
    ),
  presence: presenceSketch,
  soldiers: (state) => {
    const ink = inkOf(state.config.seats, state.turn);
    return guideSketch(
      { kind: 'box', at: [24, 17], size: [22, 22], look: 'space' },
      { kind: 'box', at: [24, 43], size: [22, 22], look: 'space' },
      { kind: 'icon', at: [24, 17], size: 16, name: 'light', ink },
      { kind: 'icon', at: [24, 43], size: 16, name: 'light', ink },
      sketchArrow([40, 17], [52, 17]),
      sketchArrow([40, 43], [52, 43]),
      { kind: 'icon', at: [68, 17], size: 20, name: 'valor', ink: 'lamp' },
      { kind: 'icon', at: [68, 43], size: 20, name: 'safeguard', ink: 'lamp' },
    );
  },
  bonus: (state) => {
    const owners = state.config.seats.map(({ colour }) => colour);
    const spaces = Array.from({ length: Math.min(state.influenceSpaces, 5) });
    const x = 30 - (spaces.length - 1) * 7;
    return guideSketch(
      row(spaces, [x, 30], 14, (_, at) => ({ kind: 'box', at, size: [14, 14], look: 'space' })),
      row(spaces, [x, 30], 14, (_, at) => ({
        kind: 'cube',
        at,
        size: 9,
        ink: owners[Math.round((at[0] - x) / 14) % owners.length] ?? 'nobody',
      })),
      sketchArrow([64, 30], [70, 30]),
      { kind: 'icon', at: [79, 30], size: 16, name: 'plus', ink: 'lamp' },
    );
  },
  endTurn: turnSketch,
  assembly: assemblySketch,
  attack: (state) =>
    guideSketch(
      grid(state),
      columns(state).flatMap((_, i): readonly SketchPart[] =>
        [12, 27].map((y) => ({
          kind: 'icon',
          at: [left(state) + i * COLUMN, y],
          size: 12,
          name: y === 12 ? 'raptor' : 'trampler',
          ink: 'loss',
        })),
      ),
      sketchArrow([14, 14], [14, 46]),
    ),
};

function columns({ zones }: State) {
  return zones.sustenance.columns;
}

function left(state: State): number {
  return 57 - ((columns(state).length - 1) * COLUMN) / 2;
}

/** Two Dino spaces over a Wall and a row of figures, in as many columns as this board has. */
function grid(state: State): readonly SketchPart[] {
  return columns(state).flatMap((_, i): readonly SketchPart[] => {
    const x = left(state) + i * COLUMN;
    return [
      { kind: 'box', at: [x, 14], size: [13, 15], look: 'space', round: 2 },
      { kind: 'box', at: [x, 30], size: [13, 15], look: 'space', round: 2 },
      { kind: 'line', from: [x - 6, 40], to: [x + 6, 40], ink: 'soft' },
      { kind: 'box', at: [x, 50], size: [13, 13], look: 'card', round: 2 },
    ];
  });
}
