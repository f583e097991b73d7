import type { IconName } from './iconName';
import type { Sketch, SketchAt, SketchInk, SketchLook, SketchPart } from './sketch';

/** Parts by themselves, and those of a board or a row that come together. */
type Parts = readonly (SketchPart | readonly SketchPart[])[];

/** As wide as a phone shows a plan without shrinking its numbers. */
export const PLAN_WIDTH = 328;

/** Beside a line of the guide. */
export const guideSketch = (...parts: Parts): Sketch => ({ width: 88, height: 60, parts: parts.flat() });

/** Under an entry of the rules. */
export const referenceSketch = (height: number, ...parts: Parts): Sketch => ({
  width: 280,
  height,
  parts: parts.flat(),
});

/** The table from above. */
export const planSketch = (height: number, ...parts: Parts): Sketch => ({
  width: PLAN_WIDTH,
  height,
  parts: parts.flat(),
});

export function sketchBox(at: SketchAt, size: SketchAt, look: SketchLook, round = 4): SketchPart {
  return { kind: 'box', at, size, look, round };
}

export function sketchIcon(name: IconName, at: SketchAt, size = 20, ink: SketchInk = 'ink'): SketchPart {
  return { kind: 'icon', name, at, size, ink };
}

export function sketchFigure(
  value: number | string,
  at: SketchAt,
  size = 18,
  ink: SketchInk = 'ink',
): SketchPart {
  return { kind: 'figure', at, size, value, ink };
}

/** From a thing to where it goes. */
export function sketchArrow(from: SketchAt, to: SketchAt): SketchPart {
  return { kind: 'arrow', from, to, ink: 'lamp' };
}
