import type { Sketch } from '@/engine';

/** Nothing of it is cut off, and nothing is said in it that a screen reader would miss: numbers and signs only. */
export function expectWithinFrame(name: string, { width, height, parts }: Sketch): void {
  const outside = parts.filter((part) =>
    ('at' in part ? [part.at] : [part.from, part.to]).some(
      ([x, y]) => x < 0 || y < 0 || x > width || y > height,
    ),
  );
  expect([name, outside]).toEqual([name, []]);
  expect([name, parts.length > 1]).toEqual([name, true]);
}
