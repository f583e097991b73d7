import { guideSketch, sketchArrow, type Sketches } from '@/engine';
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

/** A cube on each opens the bonus of the Officer. */
const OFFICER_SPACES = 4;

/** The Perk board of one Officer: rows that open one after the other. */
const ROWS = [46, 30, 14] as const;

export const sketches: Sketches<State> = {
  perk: (state) => {
    const ink = inkOf(state.config.seats, state.turn);
    return guideSketch(
      { kind: 'box', at: [44, 30], size: [44, 50], look: 'card' },
      { kind: 'icon', at: [44, 22], size: 22, name: 'influence', ink: 'lamp' },
      { kind: 'cube', at: [44, 45], size: 10, ink },
    );
  },
  die: dieSketch,
  effect: (state) => effectSketch(state, 'settlement'),
  secondary: (state) => cubeSketch(state, OFFICER_SPACES),
  price: priceSketch,
  helper: (state) =>
    guideSketch(
      { kind: 'box', at: [26, 30], size: [34, 34], look: 'lit' },
      { kind: 'icon', at: [26, 30], size: 24, name: 'leader', ink: inkOf(state.config.seats, state.turn) },
      sketchArrow([48, 30], [60, 30]),
      { kind: 'icon', at: [74, 30], size: 22, name: 'settlement', ink: 'ink' },
    ),
  presence: presenceSketch,
  outside: (state) => {
    const ink = inkOf(state.config.seats, state.turn);
    return guideSketch(
      { kind: 'hex', at: [20, 30], r: 18, look: 'board' },
      { kind: 'hex', at: [52, 30], r: 18, look: 'lit' },
      { kind: 'icon', at: [20, 30], size: 18, name: 'settlement', ink },
      sketchArrow([32, 30], [42, 30]),
      { kind: 'icon', at: [55, 30], size: 16, name: 'raptor', ink: 'ink' },
      sketchArrow([78, 44], [66, 38]),
      { kind: 'icon', at: [79, 50], size: 14, name: 'light', ink },
    );
  },
  rows: () =>
    guideSketch(
      ROWS.map((y) =>
        row([0, 1, 2], [28, y], 16, (_, at) => ({ kind: 'box', at, size: [14, 14], look: 'card' })),
      ).flat(),
      { kind: 'icon', at: [28, 46], size: 11, name: 'check', ink: 'lamp' },
      { kind: 'icon', at: [28, 30], size: 11, name: 'check', ink: 'lamp' },
      sketchArrow([12, 50], [12, 12]),
      { kind: 'figure', at: [74, 30], size: 14, value: 1, ink: 'ink' },
      { kind: 'figure', at: [74, 14], size: 14, value: 2, ink: 'ink' },
    ),
  endTurn: turnSketch,
  assembly: assemblySketch,
  adventure: (state) => {
    const ink = inkOf(state.config.seats, state.turn);
    return guideSketch(
      { kind: 'box', at: [30, 30], size: [40, 52], look: 'card' },
      { kind: 'line', from: [14, 34], to: [46, 34], ink: 'faint' },
      { kind: 'icon', at: [22, 45], size: 15, name: 'light', ink },
      { kind: 'icon', at: [38, 45], size: 15, name: 'heavy', ink },
      { kind: 'icon', at: [30, 19], size: 18, name: 'story', ink: 'ink' },
      sketchArrow([54, 30], [66, 30]),
      { kind: 'icon', at: [78, 30], size: 16, name: 'plus', ink: 'lamp' },
    );
  },
  attack: (state) =>
    guideSketch(
      { kind: 'hex', at: [60, 30], r: 24, look: 'lit' },
      {
        kind: 'icon',
        at: [60, 30],
        size: 22,
        name: 'settlement',
        ink: inkOf(state.config.seats, state.turn),
      },
      { kind: 'icon', at: [14, 18], size: 18, name: 'raptor', ink: 'loss' },
      { kind: 'icon', at: [14, 44], size: 18, name: 'trampler', ink: 'loss' },
      sketchArrow([26, 20], [36, 24]),
      sketchArrow([26, 42], [36, 37]),
    ),
  breach: (state) =>
    guideSketch(
      { kind: 'hex', at: [26, 30], r: 24, look: 'board' },
      {
        kind: 'icon',
        at: [26, 20],
        size: 14,
        name: 'settlement',
        ink: inkOf(state.config.seats, state.turn),
      },
      { kind: 'icon', at: [26, 38], size: 18, name: 'raptor', ink: 'loss' },
      { kind: 'figure', at: [62, 30], size: 17, value: '−1', ink: 'ink' },
      { kind: 'icon', at: [79, 30], size: 16, name: 'followers', ink: 'ink' },
    ),
};
